// Types of the contract that no namespace owns.
import type { components } from '../../generated/cms-v2/server.ts'

export type ErrorCode = components['schemas']['ErrorCode']
export type ErrorBody = components['schemas']['Error']
