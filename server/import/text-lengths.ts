// The maximum lengths of imported texts, from the contract.
import { schemaAlternatives, readDocument, typesOf } from '../contract/documents.ts'

const document = readDocument('cms-v2')

/** Returns the limit of a text, by its schema name in the contract. */
function readLimit(schema: 'TextInput' | 'ExcerptInput' | 'TitleInput'): number {
  const text = schemaAlternatives(document, { $ref: `#/components/schemas/${schema}` }).find((form) => typesOf(form).includes('string'))
  if (text?.maxLength === undefined) throw new Error(`${schema} has no maxLength.`)
  return text.maxLength
}

const limits = { content: readLimit('TextInput'), summary: readLimit('ExcerptInput'), line: readLimit('TitleInput') }

type TextKind = keyof typeof limits

/** Returns the reason why a text is too long; undefined if none is. */
export function describeTooLong(texts: readonly (readonly [what: string, kind: TextKind, text: string | undefined])[]): string | undefined {
  const found = texts.find(([, kind, text]) => text !== undefined && isLongerThan(limits[kind], text))
  return found && `its ${found[0]} is longer than ${limits[found[1]]} characters`
}

/** Counts code points, as JSON Schema does. */
function isLongerThan(limit: number, text: string): boolean {
  return text.length > limit && (text.length > 2 * limit || Array.from(text).length > limit)
}
