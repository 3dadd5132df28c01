import { portRounds, roundsTable } from '../../src/testing/tool-worlds/port-rounds.js';
import { TOOL_SETS } from '../../src/testing/tool-worlds/tool-sets.js';
import type { Section } from './section.js';

/** Counted, not measured, and at once: the page always has the figures of now, and a unit test holds it to them. */
export const ROUNDS_SECTION: Section = {
    name: 'rounds',
    isExact: true,
    measure: () => Promise.resolve({}),
    page: async () => `## How often a tool waits for the salon system

Over a network, and between canisters, a tool costs what it waits. Reads that do not depend on each other go out together; calls under way
together are one round. Each figure is rounds, and in brackets the calls they are made of, in a world where nothing was read before. The limits:
a read waits once, a preview twice at most, a confirmed call three times at most, its write included. \`search_slots\` without a time may look twice.

${roundsTable((await Promise.all(TOOL_SETS.map(portRounds))).flat())}`
};
