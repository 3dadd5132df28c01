import { formatDuration } from '../../src/text/units.js';
import { nanosText } from '../shell/moments.js';
import { texts } from '../texts/texts.js';
import { priceText } from './amounts.js';
import { namer, type SalonRead } from './read-salon.js';

const SHOWN = 12;

export function Visits({ salon }: { readonly salon: SalonRead }) {
    const { salon: said } = texts.value;
    const { visits, total } = salon.visits;
    const nameOf = namer(salon.workers);
    return (
        <section class="card" aria-labelledby="visits-title">
            <h2 id="visits-title">{said.visits}</h2>
            {visits.length === 0 && <p class="empty">{said.noVisits}</p>}
            <ol class="visits">
                {visits.slice(0, SHOWN).map((visit) => (
                    <li key={visit.id}>
                        <strong>{nanosText(visit.start)}</strong>
                        <span>
                            {visit.service_name} <span class="quiet">· {formatDuration(visit.duration_minutes)}</span>
                        </span>
                        <span class="quiet">
                            {nameOf(visit.worker_id)} · {priceText(visit.price)}
                        </span>
                    </li>
                ))}
            </ol>
            {total > SHOWN && <p class="hint">{said.more(total - SHOWN)}</p>}
        </section>
    );
}
