// The namespace's types.
import type { components, operations } from '#generated/batch-v1/server.ts'
import type { Handlers as HandlersOf } from '#server/contract/operation.ts'
import type { HandlerContext, PrepareInner } from '#server/http/operations.ts'

export type Handlers = HandlersOf<operations, HandlerContext, [prepareInner: PrepareInner]>
export type Schemas = components['schemas']
