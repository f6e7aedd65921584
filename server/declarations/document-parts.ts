// Finds the parts of a document that declarations change.
import { methods } from '../contract/documents.ts'
import type { MediaType, OpenApiDocument, Schema } from '../contract/documents.ts'

export function schemasOf({ components }: OpenApiDocument): Record<string, Schema> {
  return components?.schemas ?? {}
}

export function schemaOf(document: OpenApiDocument, name: string): Schema {
  const schema = schemasOf(document)[name]
  if (!schema) throw new Error(`The contract has no schema ${name}.`)
  return schema
}

/** The media types of the request bodies of a kind. */
export function bodiesOf(site: OpenApiDocument, path: string): MediaType[] {
  return pathsBelow(site, path).flatMap((at) =>
    methods.flatMap((method) => site.paths[at]?.[method]?.requestBody?.content['application/json'] ?? []),
  )
}

/** The path of a list and those below it. */
export const pathsBelow = (site: OpenApiDocument, path: string): string[] =>
  Object.keys(site.paths).filter((at) => at === path || at.startsWith(`${path}/`))

/** Replaces references to schemas. */
export function withSchemas<Part>(part: Part, names: ReadonlyMap<string, string>): Part {
  const text = JSON.stringify(part).replaceAll(/(?<="#\/components\/schemas\/)\w+(?=")/g, (name) => names.get(name) ?? name)
  return JSON.parse(text) as Part
}
