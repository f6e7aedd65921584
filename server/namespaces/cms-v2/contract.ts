// The namespace's types.
import type { components, operations } from '#generated/cms-v2/server.ts'
import type { Handlers as HandlersOf, Query } from '#server/contract/operation.ts'
import { readDocument } from '#server/contract/documents.ts'
import { createPruner } from '#server/contract/response-fields.ts'
import type { PruneToContext } from '#server/contract/response-fields.ts'
import type { RequestContext } from '#server/context.ts'

export type Handlers = HandlersOf<operations, RequestContext>
export type Schemas = components['schemas']
export type QueryOf<Id extends keyof operations> = Query<operations[Id]>

const document = readDocument('cms-v2')

/** Returns a function that removes the fields that a context hides. */
export const prunerFor = (schema: keyof Schemas): PruneToContext => createPruner(document, schema)
