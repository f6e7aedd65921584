// The namespace's types.
import type { components, operations } from '#generated/cms-site-health-v1/server.ts'
import type { RequestContext } from '#server/context.ts'
import type { Handlers as HandlersOf } from '#server/contract/operation.ts'

export type Handlers = HandlersOf<operations, RequestContext>
export type Schemas = components['schemas']
