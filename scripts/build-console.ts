/** `npm run build:console`: the page of `npm start`, cached by content. Prints its folder. */
import { buildConsole } from './console-build/build-console.js';

console.log(await buildConsole());
