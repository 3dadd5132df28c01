import { join } from 'node:path';

/**
 * Which folder may import which: the picture in docs/architecture.md as a table. Everything may import itself and packages; what is not named
 * here may not be imported, so that a new folder has to find its place first.
 */
export const FOLDERS = {
    src: [],
    canisters: ['src'],
    replica: ['src'],
    web: ['src'],
    cli: ['src'],
    deployment: ['src', 'replica'],
    scripts: ['src', 'replica', 'deployment', 'cli'],
    test: ['src', 'replica', 'deployment', 'cli', 'scripts', 'examples'],
    examples: ['src']
};

const BASICS = ['json', 'text', 'money.ts', 'time'];
const TOOLS = ['tool', 'confirmations', 'core', 'catalogue', ...BASICS];

/** Inside `src/`. From the ground up: no arrow points down in this list, and none sideways but booksy → catalogue. */
export const SOURCES = {
    json: [],
    text: [],
    'money.ts': [],
    time: ['text'],
    catalogue: ['text', 'json'],
    'bytes.ts': [],
    confirmations: ['json', 'bytes.ts'],
    core: ['catalogue', ...BASICS],
    tool: ['confirmations', 'core', ...BASICS],
    salon: TOOLS,
    customer: TOOLS,
    booksy: TOOLS,
    audit: ['confirmations', 'core', 'bytes.ts', ...BASICS],
    canister: TOOLS,
    adapters: TOOLS,
    testing: ['salon', 'customer', 'booksy', ...TOOLS],
    'index.ts': ['salon', 'customer', 'booksy', 'canister', 'audit', ...TOOLS]
};

/**
 * The table as zones of `import-x/no-restricted-paths`.
 *
 * @param {string} root the repository's folder
 * @param {readonly string[]} [alsoInside] what every folder of `src/` may import besides: tests stand on `src/testing`
 */
export function arrowZones(root, alsoInside = []) {
    return [...zones(root, FOLDERS, ['node_modules', 'eslint.arrows.js']), ...zones(join(root, 'src'), SOURCES, alsoInside)];
}

function zones(base, table, everyone) {
    return Object.entries(table).map(([name, allowed]) => ({
        target: join(base, name),
        from: base,
        except: [...new Set([name, ...allowed, ...everyone])].map((path) => `./${path}`),
        message: `${name} may import ${allowed.length === 0 ? 'nothing but itself' : allowed.join(', ')} (eslint.arrows.js).`
    }));
}
