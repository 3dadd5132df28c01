import { parseArgs } from 'node:util';
import { MAX_BOOKSY_AREA_SALONS, type BooksyAreaOptions } from '../../src/booksy/area/area-options.js';
import { searchBooksyAround } from '../../src/booksy/area/search-booksy-around.js';
import { BooksyFailure } from '../../src/booksy/booksy-failure.js';
import { formatDistance } from '../../src/text/units.js';
import { EXIT, UsageProblem, type CommandIo, type ExitCode } from './command-io.js';
import { PROBLEM_TEXTS } from './problem-texts.js';

export const BOOKSY_AROUND_USAGE = `npm run booksy-around -- <lat> <lng> [limit]

Prints the salons that a search around a point finds: nearest first by turns across hair, barber, nails, brows and lashes, beautician. At most
${MAX_BOOKSY_AREA_SALONS}, within 10 km. Reads three to eight pages of Booksy's, one and a half seconds apart, and asks OpenStreetMap for the name of the place.

Experimental; see npm run booksy -- --help.`;

export type AroundIo = Pick<CommandIo, 'out' | 'err'> & Pick<BooksyAreaOptions, 'fetchPage' | 'pause' | 'reverseGeocode'>;

/** The command `npm run booksy-around`. Never throws. */
export async function runBooksyAround(argv: readonly string[], io: AroundIo): Promise<ExitCode> {
    try {
        const place = placeIn(argv);
        if (place === undefined) {
            io.out(BOOKSY_AROUND_USAGE);
            return EXIT.ok;
        }
        const { region, salons } = await searchBooksyAround({ ...io, ...place, onPage: (url) => io.out(`• ${url}`) });
        io.out(`${region.slug} (region ${region.id}): ${salons.length} salons`);
        for (const salon of salons) {
            io.out(`  ${formatDistance(salon.distanceMetres, 'en')}  [${salon.category}] ${salon.name}  ${salon.url}`);
        }
        return EXIT.ok;
    } catch (error) {
        if (error instanceof BooksyFailure) {
            io.err(PROBLEM_TEXTS[error.problem] + (error.detail === '' ? '' : ` (${error.detail})`));
            return EXIT.failed;
        }
        io.err(error instanceof Error ? error.message : String(error));
        if (!(error instanceof UsageProblem || error instanceof RangeError)) return EXIT.failed;
        io.err('npm run booksy-around -- --help says how it is used.');
        return EXIT.usage;
    }
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Undefined when help is asked for. parseArgs would take a place west of Greenwich for an option, so numbers are told first. */
function placeIn(argv: readonly string[]): { latitude: number; longitude: number; limit: number | undefined } | undefined {
    const numbers = argv.filter((text) => NUMBER.test(text)).map(Number);
    const { values } = helpIn(argv.filter((text) => !NUMBER.test(text)));
    if (values.help === true) return undefined;
    const [latitude, longitude, limit] = numbers;
    if (latitude === undefined || longitude === undefined || numbers.length > 3) {
        throw new UsageProblem(
            'Give the latitude and the longitude in degrees with a point, such as 52.23 21.01, and how many salons if you like.'
        );
    }
    return { latitude, longitude, limit };
}

function helpIn(rest: string[]) {
    try {
        return parseArgs({ args: rest, options: { help: { type: 'boolean' } } });
    } catch (error) {
        throw new UsageProblem(error instanceof Error ? error.message : String(error));
    }
}
