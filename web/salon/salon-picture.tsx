/** What a salon mostly does, by the ids of its service types. */
type Trade = 'hair' | 'barber' | 'nails' | 'brows' | 'face' | 'massage';

const TRADES: readonly (readonly [prefix: string, trade: Trade])[] = [
    ['barber', 'barber'],
    ['hair', 'hair'],
    ['nails', 'nails'],
    ['podology', 'nails'],
    ['brows', 'brows'],
    ['lashes', 'brows'],
    ['makeup', 'brows'],
    ['pmu', 'brows'],
    ['massage', 'massage'],
    ['body', 'massage'],
    ['face', 'face']
];

const PALETTES = 6;

interface SalonPictureProps {
    /** The same seed, the same picture. */
    readonly seed: string;
    readonly types: readonly string[];
}

/** A shop front drawn for a salon that has no photo: its colours come from its name, what hangs in the window from what it does. */
export function SalonPicture({ seed, types }: SalonPictureProps) {
    const number = numberOf(seed);
    const stripes = 5 + (number % 3);
    return (
        <svg class={`picture palette-${number % PALETTES}`} viewBox="0 0 160 120" aria-hidden="true">
            <rect class="sky" width="160" height="120" />
            <circle class="sun" cx={number % 2 === 0 ? 130 : 30} cy="24" r="12" />
            <rect class="wall" x="18" y="34" width="124" height="74" rx="3" />
            <rect class="glass" x="28" y="58" width="66" height="42" rx="2" />
            <rect class="door" x="104" y="58" width="28" height="50" rx="2" />
            <circle class="knob" cx="109" cy="84" r="1.800" />
            <g class="awning">
                {Array.from({ length: stripes }, (_stripe, at) => (
                    <path key={at} class={at % 2 === 0 ? 'stripe' : 'stripe light'} d={stripe(at, stripes)} />
                ))}
            </g>
            <rect class="pavement" y="108" width="160" height="12" />
            <g class="sign" transform="translate(61 79)">
                <Sign trade={tradeOf(types)} />
            </g>
        </svg>
    );
}

function Sign({ trade }: { readonly trade: Trade }) {
    switch (trade) {
        case 'hair':
            return <path d="M-12 12a5 5 0 1 1 1 0ZM12 12a5 5 0 1 0-1 0ZM-8 4 10-15M8 4-10-15" />;
        case 'barber':
            return <path d="M-6-14H6V12H-6ZM-6-6 6-12M-6 2 6-4M-6 10 6 4M-8-14H8M-8 12H8" />;
        case 'nails':
            return <path d="M-7 0Q-8-2-4-3V-14H4V-3Q8-2 7 0V12Q7 14 5 14H-5Q-7 14-7 12ZM-4-8H4" />;
        case 'brows':
            return <path d="M-16 2Q0-12 16 2Q0 14-16 2ZM-16-6Q-2-18 15-9M4 2a4 4 0 1 1-8 0a4 4 0 1 1 8 0Z" />;
        case 'massage':
            return <path d="M0 12C-12 12-18 4-18-2C-10-2-4 2 0 12C4 2 10-2 18-2C18 4 12 12 0 12ZM0 10C-8 2-8-8 0-15C8-8 8 2 0 10Z" />;
        case 'face':
            return <path d="M-9-6A9 11 0 1 1 9-6V0A9 12 0 0 1-9 0ZM-4-3H-3M3-3H4M-3 5Q0 8 3 5" />;
    }
}

function tradeOf(types: readonly string[]): Trade {
    const counts = new Map<Trade, number>();
    for (const type of types) {
        const trade = TRADES.find(([prefix]) => type.startsWith(prefix))?.[1];
        if (trade !== undefined) counts.set(trade, (counts.get(trade) ?? 0) + 1);
    }
    return [...counts].sort(([, left], [, right]) => right - left)[0]?.[0] ?? 'hair';
}

/** One stripe of the awning, rounded at its hem. */
function stripe(at: number, of: number): string {
    const width = 132 / of;
    const x = Math.round((14 + at * width) * 10) / 10;
    const w = Math.round(width * 10) / 10;
    return `M${x} 30h${w}v18a${w / 2} 7 0 0 1-${w} 0Z`;
}

/** FNV-1a. */
function numberOf(text: string): number {
    let hash = 0x811c9dc5;
    for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    return hash >>> 0;
}
