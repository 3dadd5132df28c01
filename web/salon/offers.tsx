import type { Promo } from '../../src/core/generated/coordinator.did.js';
import { shortDayText } from '../shell/moments.js';
import { texts } from '../texts/texts.js';
import { priceText } from './amounts.js';
import { namer, type SalonRead } from './read-salon.js';

/** Promos and discount codes. */
export function Offers({ salon }: { readonly salon: SalonRead }) {
    const { salon: said } = texts.value;
    return (
        <section class="card offers" aria-labelledby="promos-title">
            <h2 id="promos-title">{said.promos}</h2>
            {salon.promos.length === 0 && <p class="empty">{said.noPromos}</p>}
            <ul class="tickets">
                {salon.promos.map((promo) => (
                    <li key={promo.id} class={promo.active ? 'ticket' : 'ticket is-hidden'}>
                        <span class="ticket-value">{discount(promo)}</span>
                        <div>
                            <strong>{promo.title}</strong> {!promo.active && <span class="badge">{said.promoOff}</span>}
                            {promo.description[0] !== undefined && <p class="hint">{promo.description[0]}</p>}
                            <p class="hint">{scopeText(promo, namer(salon.services))}</p>
                        </div>
                    </li>
                ))}
            </ul>
            <h3>{said.codes}</h3>
            {salon.codes.length === 0 && <p class="empty">{said.noCodes}</p>}
            <ul class="tickets">
                {salon.codes.map((code) => (
                    <li key={code.id} class={code.active ? 'ticket' : 'ticket is-hidden'}>
                        <span class="ticket-value">
                            {'percent' in code.discount ? `−${code.discount.percent}%` : `−${priceText(code.discount.amount)}`}
                        </span>
                        <div>
                            <strong class="code">{code.code}</strong>
                            <p class="hint">
                                {said.uses(code.used, code.max_uses[0])}
                                {code.expires[0] !== undefined && `, ${said.until(shortDayText(code.expires[0]))}`}
                            </p>
                        </div>
                    </li>
                ))}
            </ul>
        </section>
    );
}

function discount({ discount: given }: Promo): string {
    return 'percent' in given ? `−${given.percent}%` : priceText(given.price);
}

function scopeText(promo: Promo, nameOf: (id: string) => string): string {
    const { salon: said } = texts.value;
    const [ids, from, to] = [promo.service_ids[0], promo.valid_from[0], promo.valid_to[0]];
    return [
        ids === undefined ? said.forAll : said.forSome(ids.map(nameOf).join(', ')),
        ...(from === undefined ? [] : [said.from(shortDayText(from))]),
        ...(to === undefined ? [] : [said.until(shortDayText(to))])
    ].join(', ');
}
