import { formatDuration } from '../../src/text/units.js';
import { texts } from '../texts/texts.js';
import { priceText } from './amounts.js';
import { namer, type SalonRead } from './read-salon.js';

export function Services({ salon }: { readonly salon: SalonRead }) {
    const { salon: said } = texts.value;
    const nameOf = namer(salon.workers);
    return (
        <section class="card services" aria-labelledby="services-title">
            <h2 id="services-title">{said.services}</h2>
            {salon.services.length === 0 && <p class="empty">{said.noServices}</p>}
            <ul class="price-list">
                {salon.services.map((service) => (
                    <li key={service.id} class={service.active ? undefined : 'is-hidden'}>
                        <div class="price-list-name">
                            <strong>{service.name}</strong> {!service.active && <span class="badge">{said.hidden}</span>}
                            {service.description[0] !== undefined && <p class="hint">{service.description[0]}</p>}
                            {service.worker_ids.length > 0 && (
                                <p class="hint">
                                    {said.by}: {service.worker_ids.map(nameOf).join(', ')}
                                </p>
                            )}
                        </div>
                        <div class="price-list-facts">
                            <span class="price">{priceText(service.price)}</span>
                            <span class="quiet">{formatDuration(service.duration_minutes)}</span>
                        </div>
                    </li>
                ))}
            </ul>
        </section>
    );
}
