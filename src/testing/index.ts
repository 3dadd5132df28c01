/**
 * The package's "…/testing": a complete salon system in memory, to try the tools and to test hosts without a replica or a network.
 *
 * @module
 */
export { ContractBroken } from './contract/contract-check.js';
export { COORDINATOR_CONTRACT, type CoordinatorCase, type CoordinatorUnderTest } from './contract/coordinator-contract.js';
export { randomSalonPlan, type Choose, type RandomSalonLimits } from './contract/random-salon-plan.js';
export type { OpenSalonUnderTest, SalonCoreCase, SalonUnderTest } from './contract/salon-core-case.js';
export { SALON_CORE_CONTRACT } from './contract/salon-core-contract.js';
export { DEMO_SALON } from './demo-salon-data.js';
export { demoTown, furnishSalon, type DemoTown } from './demo-town.js';
export { demoSalon, demoSalonPort, openSalon, type OpenedSalon } from './demo-salon.js';
export { InMemoryCustomerCorePort, type InMemoryCustomerPortOptions } from './in-memory-customer-port.js';
export { InMemorySalonAssets } from './in-memory-salon-assets.js';
export { InMemorySalonCorePort, type InMemorySalonPortOptions } from './in-memory-salon-port.js';
export { inProcessCoordinator } from './in-process-coordinator.js';
export { ReferenceCoordinator, type CoordinatorMethods } from './reference-coordinator.js';
export type { Actor, Caller, PrincipalKey } from './reference-salons/actor.js';
export type { LoggedAction } from './reference-salons/action-log.js';
export { InMemorySalonStore } from './reference-salons/in-memory-salon-store.js';
export { ReferenceSalons, type ReferenceSalonsOptions } from './reference-salons/reference-salons.js';
export type { Answer, Refusal } from './reference-salons/refusal.js';
export type { GeoPoint, SalonCard, SalonInput } from './reference-salons/salon-record.js';
export type { Register, SalonStore, Shelf } from './reference-salons/salon-store.js';
export type { ServiceInput, ServiceRecord } from './reference-salons/service-record.js';
export type { WorkerRecord } from './reference-salons/worker-record.js';
export type { PlannedService, SalonPlan } from './salon-plan.js';
export { seedSalon } from './seed-salon.js';
export { serviceTypes } from './service-types.js';
