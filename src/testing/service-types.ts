import type { ServiceType } from '../catalogue/service-type.js';
import data from './data/service-types.json' with { type: 'json' };

/** A service-type catalogue for development and tests: hair, nails, brows and lashes, face, body and more, in Polish and English. */
export const serviceTypes: readonly ServiceType[] = data;
