import type { AssistantLanguage } from '../text/locale.js';

/** What a chat shows while an owner's tool runs. The owner's set speaks Polish only. */
const polish = {
    list_services: 'Sprawdzam listę usług…',
    find_service_type: 'Szukam typu usługi…',
    list_workers: 'Sprawdzam zespół…',
    add_service: 'Dodaję usługę…',
    update_service: 'Zmieniam usługę…',
    remove_service: 'Usuwam usługę…',
    get_weekly_hours: 'Sprawdzam grafik tygodniowy…',
    set_weekly_hours: 'Ustawiam grafik…',
    get_day_schedule: 'Sprawdzam grafik na ten dzień…',
    set_day_off: 'Ustawiam dzień wolny…',
    set_busy_hours: 'Zapisuję godziny zajęte…',
    clear_daily_override: 'Przywracam grafik tygodniowy…',
    list_media: 'Sprawdzam bibliotekę materiałów…',
    list_promos: 'Sprawdzam promocje…',
    add_promo: 'Zakładam promocję…',
    update_promo: 'Zmieniam promocję…',
    set_promo_active: 'Zmieniam status promocji…',
    remove_promo: 'Kasuję promocję…',
    list_discount_codes: 'Sprawdzam kody rabatowe…',
    add_discount_code: 'Dodaję kod rabatowy…',
    remove_discount_code: 'Usuwam kod rabatowy…'
} as const;

export type SalonToolName = keyof typeof polish;

export function salonProgress(tool: SalonToolName): Readonly<Record<AssistantLanguage, string>> {
    return { pl: polish[tool], en: polish[tool] };
}
