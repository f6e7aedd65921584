// Checks `_embed`: each link marked as embeddable must have its resource under `_embedded`.
import { isObject } from './comparison.ts'
import { successSchemaOf } from './documents.ts'
import type { Routes } from './routes.ts'
import { embeddedViolations } from './verdict.ts'

export interface Link {
  relation: string
  href: string
  /** The embedded resource, or undefined if there is none. */
  embedded: unknown
  /** The path of the embedded resource in the body. */
  path: string
}

/** Returns each embeddable link of a body, or of the items of a list, in the order of its relation. */
export function embeddableLinks(body: unknown): Link[] {
  const items: unknown[] = Array.isArray(body) ? body : [body]
  return items.flatMap((item, at) => (isObject(item) ? linksOf(item, Array.isArray(body) ? `/${at}` : '') : []))
}

function linksOf({ _links: links, _embedded: embedded }: Record<string, unknown>, path: string): Link[] {
  return Object.entries(isObject(links) ? links : {}).flatMap(([relation, targets]) => {
    const resources: unknown = isObject(embedded) ? embedded[relation] : undefined
    const embeddable = (Array.isArray(targets) ? targets : []).filter((one) => isObject(one) && one['embeddable'] === true)
    return (embeddable as { href: string }[]).map(({ href }, at) => ({
      relation,
      href,
      embedded: Array.isArray(resources) ? (resources[at] as unknown) : undefined,
      path: `${path}/_embedded/${relation}/${at}`,
    }))
  })
}

/** Returns the body without the embedded resources. */
export function withoutEmbedded(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutEmbedded)
  if (!isObject(body)) return body
  const { _embedded: _taken, ...rest } = body
  return rest
}

/** Validates an embedded resource against the schema of the linked resource. Returns an empty list if the contract has none. */
export function linkedViolations(linkedPath: string, { path, embedded }: Link, routes: Routes): string[] {
  const found = routes.operationsAt(linkedPath).filter(({ method }) => method === 'get')
  const violations = found.flatMap((operation) => {
    const schema = successSchemaOf(operation)
    return schema ? [embeddedViolations(operation.document, schema, embedded).map((violation) => `${path}: ${violation}`)] : []
  })
  return violations.toSorted((a, b) => a.length - b.length)[0] ?? []
}
