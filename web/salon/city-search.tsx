import { useState } from 'preact/hooks';

import { addDays, type LocalDate } from '../../src/time/local-date.js';
import { WARSAW } from '../../src/time/warsaw.js';
import { useLoaded } from '../shell/use-loaded.js';
import { Loading } from '../shell/loading.js';
import type { Workspace } from '../shell/workspace.js';
import { texts } from '../texts/texts.js';
import { CityMap } from './city-map.js';
import { findTypes, searchCity, type FoundType } from './search-city.js';
import { FoundSalonCard } from './found-salon-card.js';

const RADII_KM = [2, 5, 10, 25] as const;
const SEARCH_WAY_KM = 10;

interface Wish {
    readonly text: string;
    readonly date: LocalDate;
    readonly radiusKm: number;
    /** One of the types found, or all of them. */
    readonly typeId: string | undefined;
}

/** A passer-by's search: the canister's own query tools and the coordinator's, without a key. */
export function CitySearch({ workspace }: { readonly workspace: Workspace }) {
    const { search } = texts.value;
    const { visitor, config } = workspace.connection;
    const tomorrow = addDays(WARSAW.localAt(Date.now()).date, 1);
    const [typed, setTyped] = useState<string>(search.wishDefault);
    const [wish, setWish] = useState<Wish>({ text: search.wishDefault, date: tomorrow, radiusKm: SEARCH_WAY_KM, typeId: undefined });
    const [marked, setMarked] = useState<string>();
    const types = useLoaded(() => findTypes(visitor, wish.text), [wish.text]);
    const typeIds = (types.value ?? []).map(({ id }) => id).filter((id) => wish.typeId === undefined || id === wish.typeId);
    const found = useLoaded(
        async () => (typeIds.length === 0 ? undefined : searchCity(visitor, { place: config.place, typeIds, ...wish }, Date.now())),
        [typeIds.join(), wish.date, wish.radiusKm, workspace.revision.value]
    );
    const submit = (event: Event) => {
        event.preventDefault();
        setWish({ ...wish, text: typed.trim(), typeId: undefined });
    };
    return (
        <div class="city">
            <form class="card city-form" onSubmit={submit} role="search">
                <p class="hint">{search.lead(config.place.name)}</p>
                <div class="field-row">
                    <div class="field grow">
                        <label for="wish">{search.wish}</label>
                        <input
                            id="wish"
                            type="text"
                            autocomplete="off"
                            placeholder={search.wishPlaceholder}
                            value={typed}
                            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
                        />
                    </div>
                    <div class="field">
                        <label for="search-day">{search.day}</label>
                        <input
                            id="search-day"
                            type="date"
                            value={wish.date}
                            onChange={({ currentTarget }) => {
                                if (currentTarget.value !== '') setWish({ ...wish, date: currentTarget.value as LocalDate });
                            }}
                        />
                    </div>
                    <div class="field">
                        <label for="radius">{search.radius}</label>
                        <select
                            id="radius"
                            value={String(wish.radiusKm)}
                            onChange={({ currentTarget }) => setWish({ ...wish, radiusKm: Number(currentTarget.value) })}
                        >
                            {RADII_KM.map((km) => (
                                <option key={km} value={km}>
                                    {km} km
                                </option>
                            ))}
                        </select>
                    </div>
                    <button type="submit" class="primary">
                        {search.search}
                    </button>
                </div>
                <Types types={types.value ?? []} chosen={wish.typeId} onChoose={(typeId) => setWish({ ...wish, typeId })} />
                {types.state === 'ready' && types.value.length === 0 && <p role="status">{search.noTypes}</p>}
            </form>
            <Loading of={found}>
                {(salons) =>
                    salons !== undefined && (
                        <div class="city-results">
                            <CityMap place={config.place} radiusKm={wish.radiusKm} salons={salons} marked={marked} />
                            <section class="city-list" aria-labelledby="results-title">
                                <h2 id="results-title" aria-live="polite">
                                    {salons.length === 0 ? search.none : search.results(salons.length)}
                                </h2>
                                <ol class="found">
                                    {salons.map((salon, at) => (
                                        <li
                                            key={salon.id}
                                            onMouseEnter={() => setMarked(salon.id)}
                                            onFocusCapture={() => setMarked(salon.id)}
                                        >
                                            <FoundSalonCard salon={salon} number={at + 1} date={wish.date} workspace={workspace} />
                                        </li>
                                    ))}
                                </ol>
                            </section>
                        </div>
                    )
                }
            </Loading>
        </div>
    );
}

interface TypesProps {
    readonly types: readonly FoundType[];
    readonly chosen: string | undefined;
    readonly onChoose: (typeId: string | undefined) => void;
}

/** What the words may have meant; one of them, or all. */
function Types({ types, chosen, onChoose }: TypesProps) {
    if (types.length < 2) return null;
    return (
        <fieldset class="samples">
            <legend class="visually-hidden">{texts.value.search.types}</legend>
            {types.map(({ id, label }) => (
                <button
                    key={id}
                    type="button"
                    class="chip"
                    aria-pressed={chosen === id}
                    onClick={() => onChoose(chosen === id ? undefined : id)}
                >
                    {label}
                </button>
            ))}
        </fieldset>
    );
}
