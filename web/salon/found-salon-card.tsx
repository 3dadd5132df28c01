import { spreadMoments } from '../../src/customer/spread.js';
import { formatDistance, formatDuration } from '../../src/text/units.js';
import type { InstantMs } from '../../src/time/instant.js';
import type { LocalDate } from '../../src/time/local-date.js';
import { formatMinuteOfDay } from '../../src/time/local-time.js';
import { WARSAW } from '../../src/time/warsaw.js';
import { language } from '../shell/settings.js';
import { dayText } from '../shell/moments.js';
import { show } from '../shell/view.js';
import type { Workspace } from '../shell/workspace.js';
import { texts } from '../texts/texts.js';
import { priceText } from './amounts.js';
import { SalonPicture } from './salon-picture.js';
import type { CitySalon } from './search-city.js';

const MAX_SERVICES = 3;
const MAX_CHIPS = 6;

interface FoundSalonCardProps {
    readonly salon: CitySalon;
    /** On the map. */
    readonly number: number;
    readonly date: LocalDate;
    readonly workspace: Workspace;
}

/** A salon that was found, and when it is free; a time leads on to booking it in the conversation. */
export function FoundSalonCard({ salon, number, date, workspace }: FoundSalonCardProps) {
    const { search } = texts.value;
    const book = (service: CitySalon['services'][number]['service'], start: InstantMs) => {
        const time = timeText(start);
        const message = search.bookMessage(service.name, salon.name, `${dayText(date)}, ${time}`);
        workspace.talks.prepare('customer', message, 'book_appointment', { salonId: salon.id, salonServiceId: service.id, date, time });
        show('conversation');
    };
    return (
        <article class="card found-card">
            <SalonPicture seed={salon.id + salon.name} types={salon.services.flatMap(({ service }) => service.service_type_ids)} />
            <div class="found-text">
                <h3>
                    <span class="pin-number" aria-hidden="true">
                        {number}
                    </span>{' '}
                    {salon.name}
                </h3>
                <p class="hint">
                    {formatDistance(salon.metres, language.value)}
                    {salon.address !== undefined && ` · ${salon.address}`}
                </p>
                {salon.services.slice(0, MAX_SERVICES).map(({ service, starts }) => (
                    <div key={service.id} class="found-service">
                        <p>
                            {service.name} <span class="price">{priceText(service.price)}</span>{' '}
                            <span class="quiet">{formatDuration(service.duration_minutes)}</span>
                        </p>
                        <ul class="times" aria-label={search.freeTimes}>
                            {spreadMoments(starts, MAX_CHIPS).map((start) => (
                                <li key={start}>
                                    <button
                                        type="button"
                                        class="chip time"
                                        aria-label={search.pick(service.name, timeText(start))}
                                        onClick={() => book(service, start)}
                                    >
                                        {timeText(start)}
                                    </button>
                                </li>
                            ))}
                        </ul>
                    </div>
                ))}
            </div>
        </article>
    );
}

function timeText(start: InstantMs): string {
    return formatMinuteOfDay(WARSAW.localAt(start).minute);
}
