// Combines the modules of a namespace.
import type { ContentType, ListedTaxonomy } from '../context.ts'

interface Part {
  handlers: object
  contentTypes?: readonly ContentType[]
  taxonomies?: readonly ListedTaxonomy[]
}

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never

export function combineParts<const Parts extends readonly Part[]>(...parts: Parts) {
  return {
    handlers: Object.assign({}, ...parts.map(({ handlers }) => handlers)) as Together<Parts[number]['handlers']>,
    contentTypes: parts.flatMap(({ contentTypes = [] }) => contentTypes),
    taxonomies: parts.flatMap(({ taxonomies = [] }) => taxonomies),
  }
}
