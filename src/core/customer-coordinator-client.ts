import type { CoordinatorActor } from './coordinator-client.js';

/**
 * The coordinator's methods that a customer's port uses, whatever carries the calls. As with `CoordinatorClient`, every method rejects with
 * `CoreFailure` and with nothing else but the run time's own errors.
 */
export type CustomerCoordinatorClient = Pick<CoordinatorActor, VisitorMethod | SignedMethod>;

/** What anybody may ask; goes out anonymously. */
type VisitorMethod = 'service_types' | 'search_slots' | 'free_starts' | 'salon' | 'public_services' | 'public_workers';

type SignedMethod = 'my_appointments' | 'book_appointment' | 'cancel_appointment';
