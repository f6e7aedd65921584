// What the package exports: the service inside another program.
export { createService } from './process/service.ts'
export type { CallInput, CallResult, Operations, Service } from './process/service-types.ts'
