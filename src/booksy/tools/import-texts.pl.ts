import type { CoreFailure, CoreFailureCode } from '../../core/core-failure.js';
import { joinList } from '../../text/list.js';
import { polishCount, polishPlural } from '../../text/plural.js';
import { formatDuration, formatPrice } from '../../text/units.js';
import type { OverrideProblem, PlannedService, ServiceImportPlan } from '../plan-service-import.js';
import { quoted } from './profile-texts.pl.js';

/** "Skopiuję 1 usługę, 2 usługi, 5 usług". */
const copiedForms = { one: 'usługę', few: 'usługi', many: 'usług' };
/** "z 1 usługi, z 60 usług". */
const ofForms = { one: 'usługi', few: 'usług', many: 'usług' };
const remainForms = { one: 'Została', few: 'Zostały', many: 'Zostało' };
const serviceForms = { one: 'usługa', few: 'usługi', many: 'usług' };

/** A service to be copied, its ids resolved to names. */
export interface ReadablePlanned extends PlannedService {
    readonly typeLabels: readonly string[];
    readonly salonWorkers: readonly string[];
}

export interface ImportPreview {
    readonly salon: string;
    readonly category: string | undefined;
    readonly plan: ServiceImportPlan;
    readonly copied: readonly ReadablePlanned[];
    readonly notes: readonly string[];
}

export interface StoppedImport {
    readonly copied: number;
    readonly left: number;
    /** The service at which it stopped. */
    readonly name: string;
    readonly failure: CoreFailure;
}

/** What copying a price list says. */
export const importTexts = {
    preview: ({ salon, category, plan, copied, notes }: ImportPreview) => {
        const source = category === undefined ? `z profilu „${salon}” na Booksy` : `z kategorii „${category}” profilu „${salon}” na Booksy`;
        const head =
            copied.length === 0
                ? `Nie ma czego skopiować ${source}.`
                : `Skopiuję ${polishCount(copied.length, copiedForms)} ${source} do cennika salonu:`;
        return [
            head,
            ...copied.map((service, at) => `${at + 1}. ${plannedLine(service)}`),
            ...leftOutLines(plan),
            ...(notes.length === 0 ? [] : [`Uwagi do profilu: ${notes.join(' ')}`]),
            ...(copied.length === 0 ? [] : ['Czy skopiować?'])
        ].join('\n');
    },
    copied: (count: number) =>
        count === 0 ? 'Nie było czego kopiować.' : `Skopiowano z Booksy ${polishCount(count, copiedForms)} do cennika salonu.`,
    stopped: ({ copied, left, name, failure }: StoppedImport) =>
        `Skopiowano ${copied} z ${polishCount(copied + left, ofForms)}, potem przerwano na usłudze „${name}”: ${reasonOf(failure)}. ` +
        `${polishPlural(left, remainForms)} ${polishCount(left, serviceForms)} — ${wayOn(failure.code)}.`,
    changed: (before: number | undefined, now: number) =>
        `Od czasu podglądu zmienił się profil na Booksy albo cennik, zespół lub katalog typów salonu: w planie ${before === undefined ? '' : `było ${polishCount(before, serviceForms)}, `}jest ${polishCount(now, serviceForms)}. Niczego nie zapisano — pokaż nowy podgląd (confirmed=false).`,
    overrideProblems: (problems: readonly OverrideProblem[]) => `${problems.map(overrideProblem).join(' ')} Niczego nie zapisano.`,
    emptyOverride: (name: string) => `Poprawka do usługi „${name}” niczego nie zmienia: podaj skip=true albo serviceTypeIds.`,
    contraryOverride: (name: string) => `Poprawka do usługi „${name}” ma jednocześnie skip i serviceTypeIds. Wybierz jedno.`
} as const;

function plannedLine({ name, pricePln, durationMinutes, typeLabels, salonWorkers, notes }: ReadablePlanned): string {
    const people = salonWorkers.length === 0 ? 'bez przypisanych osób' : `osoby: ${joinList(salonWorkers, 'pl')}`;
    const facts = `„${name}” — ${formatPrice(pricePln, 'pl')}, ${formatDuration(durationMinutes)}; typ: ${joinList(typeLabels, 'pl')}; ${people}.`;
    return notes.length === 0 ? facts : `${facts} ${notes.join(' ')}`;
}

function leftOutLines(plan: ServiceImportPlan): string[] {
    const present = plan.skipped.filter(({ reason }) => reason === 'already_in_salon');
    const unwanted = plan.skipped.filter(({ reason }) => reason === 'override');
    return [
        ...line('Już są w salonie, więc pomijam', present),
        ...line('Pomijam na życzenie', unwanted),
        ...line(
            'Bez typu usługi',
            plan.needsType,
            'Nie skopiuję ich, dopóki nie wybierzesz typu w overrides (serviceTypeIds z find_service_type).'
        ),
        ...line('Bez czasu trwania', plan.needsDuration, 'Nie skopiuję ich; po ustaleniu czasu można je dodać narzędziem add_service.'),
        ...line('Bez ceny', plan.needsPrice, 'Nie skopiuję ich; po ustaleniu ceny można je dodać narzędziem add_service.'),
        ...(plan.unmatchedPeople.length === 0
            ? []
            : [
                  `Osoby z Booksy, których nie da się rozpoznać w zespole salonu: ${plan.unmatchedPeople.join(', ')}. Do ich usług trzeba je przypisać później.`
              ])
    ];
}

function line(title: string, services: readonly { readonly name: string }[], advice = ''): string[] {
    if (services.length === 0) return [];
    const text = `${title} (${services.length}): ${quoted(services.map(({ name }) => name))}.`;
    return [advice === '' ? text : `${text} ${advice}`];
}

const REASONS: Readonly<Record<Exclude<CoreFailureCode, 'quota_exceeded'>, string>> = {
    invalid_arguments: 'system salonu nie przyjął jej danych',
    not_found: 'w salonie nie ma już typu albo osoby, do których miała należeć',
    forbidden: 'brak uprawnień do zapisu w tym salonie',
    conflict: 'w salonie coś się w tej chwili zmieniło',
    slot_taken: 'system salonu odmówił zapisu',
    unavailable: 'system salonu teraz nie odpowiada',
    outcome_unknown: 'odpowiedź nie dotarła, więc nie wiadomo, czy ta usługa się zapisała'
};

function reasonOf({ code, details }: CoreFailure): string {
    if (code !== 'quota_exceeded') return REASONS[code];
    return details.limit === undefined
        ? 'dzisiejszy limit zmian jest wyczerpany'
        : `dzisiejszy limit zmian (${details.limit}) jest wyczerpany`;
}

const AGAIN = 'uruchom kopiowanie jeszcze raz od podglądu, a dokończy resztę';

function wayOn(code: CoreFailureCode): string {
    if (code === 'invalid_arguments') return `pomiń tę usługę w overrides (skip) i ${AGAIN}`;
    if (code === 'forbidden') return `gdy właścicielka pozwoli na zapis, ${AGAIN}`;
    if (code === 'quota_exceeded') return `jutro ${AGAIN}`;
    if (code === 'outcome_unknown') return `sprawdź cennik narzędziem list_services, a potem ${AGAIN}`;
    return code === 'unavailable' ? `za chwilę ${AGAIN}` : AGAIN;
}

function overrideProblem(problem: OverrideProblem): string {
    if (problem.kind === 'unknown_type') {
        return `Nie ma w katalogu typu „${problem.serviceTypeId}” (usługa „${problem.name}”) — weź serviceTypeId z find_service_type.`;
    }
    if (problem.kind === 'unknown_service') return `W cenniku z Booksy nie ma usługi „${problem.name}” — przepisz jej nazwę z podglądu.`;
    return `Usługa „${problem.name}” ma więcej niż jedną poprawkę — połącz je w jedną.`;
}
