// Makes a schema for each context: `Post` is what readers see, `PostInEdit` what editors see, `PostInEmbed` the short form.
// The responses to a read in the contexts `edit` and `embed` stand beside its statuses, where only the client looks for them:
// for all others, its type is that of the default context. Responses to writes have the context `edit`.
import { findDiffering, embeddedSchema, pruneToContext, suffixes } from '#server/contract/contexts.ts'
import type { Context, Node, Nodes } from '#server/contract/contexts.ts'
import { methods } from '#server/contract/documents.ts'
import type { OpenApiDocument } from '#server/contract/documents.ts'

/** Returns the document with a schema for each context, and with responses that refer to them. */
export function inContexts(document: OpenApiDocument): OpenApiDocument {
  const schemas = document.components?.schemas as unknown as Nodes | undefined
  if (!schemas) return document
  const differing = findDiffering(schemas)
  for (const name of differing)
    for (const context of ['edit', 'embed', 'view'] as const)
      schemas[name + suffixes[context]] = pruneToContext(context, schemas[name] ?? {}, differing) as Node
  for (const schema of Object.values(schemas)) describeEmbedded(schema, differing)
  for (const item of Object.values(document.paths) as Node[])
    for (const method of methods) {
      const { responses = {} } = (item[method] ?? {}) as { responses?: Record<string, Node> }
      for (const [status, response] of Object.entries(responses))
        if (status.startsWith('2')) Object.assign(responses, responsesInContexts(status, response, method === 'get', differing))
    }
  return document
}

/** Gives `_embedded` the type of its targets, or removes it if nothing can be embedded. */
function describeEmbedded(schema: Node, differing: ReadonlySet<string>): void {
  const properties = schema['properties'] as Node | undefined
  if (!properties?.['_embedded']) return
  const embedded = embeddedSchema(schema, differing)
  if (embedded) properties['_embedded'] = embedded
  else delete properties['_embedded']
}

/** Returns a response by the key that it has among the responses of its operation. */
function responsesInContexts(status: string, response: Node, isRead: boolean, differing: ReadonlySet<string>): Record<string, Node> {
  const json = (response['content'] as Node | undefined)?.['application/json']
  const { description } = response
  const content = (context: Context): Node => ({ 'application/json': pruneToContext(context, json, differing) })
  if (JSON.stringify(pruneToContext('edit', json, differing)) === JSON.stringify(json)) return {}
  return isRead
    ? { edit: { description, content: content('edit') }, embed: { description, content: content('embed') } }
    : { [status]: { ...response, content: content('edit') } }
}
