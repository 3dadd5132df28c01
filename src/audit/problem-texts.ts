import type { AssistantLanguage } from '../text/locale.js';
import type { AuditProblem } from './audit-problem.js';

const polish: Readonly<Record<AuditProblem, string>> = {
    no_certificate: 'Odpowiedź nie zawiera certyfikatu, więc nie da się jej sprawdzić. Odczytaj historię zapytaniem (query).',
    certificate_malformed: 'Certyfikat jest uszkodzony. Nie ufaj tej odpowiedzi i odczytaj historię jeszcze raz.',
    certificate_not_trusted: 'Certyfikatu nie podpisała ta sieć albo dotyczy on innego kanistra. Nie ufaj tej odpowiedzi.',
    certificate_too_old: 'Certyfikat jest za stary, więc historia mogła się zmienić. Odczytaj ją jeszcze raz.',
    certificate_from_the_future: 'Certyfikat pochodzi z przyszłości. Sprawdź zegar tego urządzenia i odczytaj historię jeszcze raz.',
    witness_malformed: 'Dowód jest uszkodzony. Nie ufaj tej odpowiedzi i odczytaj historię jeszcze raz.',
    not_what_is_certified: 'Sieć poświadczyła co innego niż to, co pokazano. Nie ufaj tej odpowiedzi.',
    another_subject: 'To historia innego salonu lub innej klientki niż ta, o którą zapytano.',
    another_head: 'Liczba wpisów albo sumy kontrolne nie zgadzają się z tym, co poświadczyła sieć. Nie ufaj tej odpowiedzi.',
    chain_broken: 'Wpisy zostały zmienione, pominięte, dodane albo przestawione. Nie ufaj tej odpowiedzi.'
};

const english: Readonly<Record<AuditProblem, string>> = {
    no_certificate: 'The answer has no certificate, so it cannot be checked. Read the history with a query.',
    certificate_malformed: 'The certificate is damaged. Do not trust this answer; read the history again.',
    certificate_not_trusted: 'The certificate was not signed by this network, or is for another canister. Do not trust this answer.',
    certificate_too_old: 'The certificate is too old, so the history may have changed. Read it again.',
    certificate_from_the_future: 'The certificate comes from the future. Check this device’s clock and read the history again.',
    witness_malformed: 'The proof is damaged. Do not trust this answer; read the history again.',
    not_what_is_certified: 'The network has certified something other than what is shown. Do not trust this answer.',
    another_subject: 'This is the history of another salon or customer than the one that was asked about.',
    another_head: 'The number of entries or their checksums are not what the network has certified. Do not trust this answer.',
    chain_broken: 'Entries were changed, left out, added or moved. Do not trust this answer.'
};

/** A problem in a sentence for the person who looks at the trail. */
export function auditProblemText(problem: AuditProblem, language: AssistantLanguage): string {
    return (language === 'pl' ? polish : english)[problem];
}
