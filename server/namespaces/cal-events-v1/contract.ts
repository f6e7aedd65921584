// The namespace's types.
import type { components, operations } from '#generated/cal-events-v1/server.ts'
import type { Handlers as HandlersOf, Query } from '#server/contract/operation.ts'
import type { RequestContext } from '#server/context.ts'

export type Handlers = HandlersOf<operations, RequestContext>
export type Schemas = components['schemas']
export type QueryOf<Id extends keyof operations> = Query<operations[Id]>
