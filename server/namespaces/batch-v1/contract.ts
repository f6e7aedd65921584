// The namespace's types.
import type { components, operations } from '../../../generated/batch-v1/server.ts'
import type { Handlers as HandlersOf } from '../../contract/operation.ts'
import type { Answering } from '../../http/namespace.ts'

export type Handlers = HandlersOf<operations, Answering>
export type Schemas = components['schemas']
