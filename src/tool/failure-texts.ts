import type { CoreThing } from '../core/core-failure.js';
import type { AssistantLanguage } from '../text/locale.js';
import type { ToolErrorCode } from './tool-error-code.js';

type FailureCode = Exclude<ToolErrorCode, 'not_found' | 'quota_exceeded'>;

export interface FailureTexts extends Readonly<Record<FailureCode, string>> {
    readonly not_found: Readonly<Record<CoreThing | 'unknown', string>>;
    readonly quota_exceeded: (limit: number | undefined) => string;
}

const polish: FailureTexts = {
    invalid_arguments: 'System salonu nie przyjął tych danych. Sprawdź je i spróbuj jeszcze raz.',
    not_found: {
        salon: 'Nie ma takiego salonu.',
        service: 'Nie ma takiej usługi. Sprawdź aktualną listę narzędziem list_services.',
        worker: 'Nie ma takiej osoby w zespole. Sprawdź aktualną listę narzędziem list_workers.',
        service_type: 'Nie ma takiego typu usługi w katalogu. Znajdź właściwy narzędziem find_service_type.',
        customer: 'Nie ma takiej klientki.',
        appointment: 'Nie ma takiej wizyty.',
        promo: 'Nie ma takiej promocji. Sprawdź aktualną listę narzędziem list_promos.',
        discount_code: 'Nie ma takiego kodu rabatowego. Sprawdź aktualną listę narzędziem list_discount_codes.',
        media: 'Nie ma takiego zdjęcia w bibliotece. Sprawdź ją narzędziem list_media.',
        unknown: 'Nie ma tego, czego dotyczy ta zmiana. Sprawdź aktualną listę.'
    },
    forbidden: 'Brak uprawnień do tej operacji. Właścicielka musi najpierw pozwolić na nią w ustawieniach swojego salonu.',
    quota_exceeded: (limit) =>
        limit === undefined
            ? 'Dzisiejszy limit zmian jest wyczerpany. Spróbuj jutro.'
            : `Dzisiejszy limit zmian (${limit}) jest wyczerpany. Spróbuj jutro.`,
    rate_limited: 'Zbyt wiele wywołań w krótkim czasie. Poczekaj chwilę i spróbuj ponownie.',
    conflict: 'Od czasu podglądu coś się zmieniło, więc niczego nie zapisano. Pokaż nowy podgląd (confirmed=false).',
    slot_taken: 'Ten termin jest już zajęty. Wybierz inny.',
    unavailable: 'System salonu teraz nie odpowiada. Niczego nie zmieniono — spróbuj ponownie za chwilę.',
    outcome_unknown: 'Nie wiadomo, czy zmiana się zapisała, bo odpowiedź nie dotarła. Sprawdź aktualny stan, zanim spróbujesz ponownie.',
    internal: 'Coś poszło nie tak po naszej stronie. Niczego nie zmieniono.'
};

const english: FailureTexts = {
    invalid_arguments: 'The salon system did not accept these details. Check them and try again.',
    not_found: {
        salon: 'There is no such salon.',
        service: 'There is no such service. Check the current list.',
        worker: 'There is no such person on the team. Check the current list.',
        service_type: 'There is no such service type in the catalogue. Find the right one with find_service_type.',
        customer: 'There is no such customer.',
        appointment: 'There is no such visit.',
        promo: 'There is no such promotion.',
        discount_code: 'There is no such discount code.',
        media: 'There is no such picture in the library.',
        unknown: 'What this change is about does not exist. Check the current list.'
    },
    forbidden: 'You are not allowed to do this. The person concerned has to allow it first.',
    quota_exceeded: (limit) =>
        limit === undefined ? "Today's limit is used up. Try again tomorrow." : `Today's limit (${limit}) is used up. Try again tomorrow.`,
    rate_limited: 'Too many calls in a short time. Wait a moment and try again.',
    conflict: 'Something has changed since the preview, so nothing was saved. Show a new preview (confirmed=false).',
    slot_taken: 'This time is already taken. Choose another one.',
    unavailable: 'The salon system is not answering right now. Nothing was changed; try again in a moment.',
    outcome_unknown:
        'It is not known whether the change was saved, because the answer was lost. Check how things stand before trying again.',
    internal: 'Something went wrong on our side. Nothing was changed.'
};

/** One sentence per code and language (rule 9). */
export const failureTexts: Readonly<Record<AssistantLanguage, FailureTexts>> = { pl: polish, en: english };
