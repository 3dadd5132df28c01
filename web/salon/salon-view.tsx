import { useSignal } from '@preact/signals';

import { Choice } from '../shell/choice.js';
import { Loading } from '../shell/loading.js';
import { useLoaded } from '../shell/use-loaded.js';
import { Welcome } from '../shell/welcome.js';
import type { Workspace } from '../shell/workspace.js';
import { texts } from '../texts/texts.js';
import { CitySearch } from './city-search.js';
import { Offers } from './offers.js';
import { readSalon } from './read-salon.js';
import { SalonPicture } from './salon-picture.js';
import { Services } from './services.js';
import { Visits } from './visits.js';
import { WeekHours } from './week-hours.js';

type Part = 'mine' | 'search';

/** The salon system itself, read past the tools: here one sees a write land. */
export function SalonView({ workspace }: { readonly workspace: Workspace }) {
    const { salon: said } = texts.value;
    const part = useSignal<Part>('mine');
    return (
        <>
            <div class="view-head">
                <h1>{said.title}</h1>
                <p class="lead">{said.lead}</p>
            </div>
            <div class="choices">
                <Choice
                    name="part"
                    legend={said.tabs}
                    value={part.value}
                    options={[
                        { value: 'mine', label: said.mine },
                        { value: 'search', label: said.search }
                    ]}
                    onChange={(value) => (part.value = value)}
                />
            </div>
            {part.value === 'search' && <CitySearch workspace={workspace} />}
            {part.value === 'mine' && <OwnSalon workspace={workspace} />}
        </>
    );
}

function OwnSalon({ workspace }: { readonly workspace: Workspace }) {
    const card = workspace.salon.value;
    if (card === undefined) return <Welcome workspace={workspace} />;
    return <SalonOf key={card.id} workspace={workspace} salonId={card.id} />;
}

function SalonOf({ workspace, salonId }: { readonly workspace: Workspace; readonly salonId: string }) {
    const { coordinator } = workspace.person('owner');
    const salon = useLoaded(() => readSalon(coordinator, salonId, Date.now()), [salonId, workspace.revision.value]);
    return (
        <Loading of={salon}>
            {(read) => (
                <>
                    <section class="card salon-head">
                        <SalonPicture
                            seed={read.card.id + read.card.name}
                            types={read.services.flatMap((service) => service.service_type_ids)}
                        />
                        <div>
                            <h2>{read.card.name}</h2>
                            {read.card.address[0] !== undefined && <p>{read.card.address[0]}</p>}
                            <p class="quiet code">{read.card.id}</p>
                        </div>
                    </section>
                    <div class="salon">
                        <Services salon={read} />
                        <WeekHours salon={read} coordinator={coordinator} revision={workspace.revision.value} />
                        <div class="salon-side">
                            <Offers salon={read} />
                            <Visits salon={read} />
                        </div>
                    </div>
                </>
            )}
        </Loading>
    );
}
