import { buildCanisters } from './canister-build/build-canisters.js';

// `npm run build:canisters [name…]`: builds the canisters of dfx.json, or those named. Also what dfx itself runs.
const names = process.argv.slice(2);

try {
    const built = await buildCanisters(names.length > 0 ? names : undefined);
    for (const [name, { wasmGz }] of Object.entries(built)) console.log(`${name}: ${wasmGz}`);
} catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
}
