// How long the texts of a file may be: as long as the contract lets those be that are written through it.
import { schemaAlternatives, readDocument, typesOf } from '../contract/documents.ts'

const document = readDocument('cms-v2')

/** The bound of a kind of text, by the name of its schema in the contract. */
function longest(schema: 'TextInput' | 'ExcerptInput' | 'TitleInput'): number {
  const text = schemaAlternatives(document, { $ref: `#/components/schemas/${schema}` }).find((form) => typesOf(form).includes('string'))
  if (text?.maxLength === undefined) throw new Error(`${schema} has no maxLength.`)
  return text.maxLength
}

const limits = { content: longest('TextInput'), summary: longest('ExcerptInput'), line: longest('TitleInput') }

type Kind = keyof typeof limits

/** Says of the first text that is too long what is wrong with it, in words; undefined if none is. */
export function whyTooLong(texts: readonly (readonly [what: string, kind: Kind, text: string | undefined])[]): string | undefined {
  const found = texts.find(([, kind, text]) => text !== undefined && isLongerThan(limits[kind], text))
  return found && `its ${found[0]} is longer than ${limits[found[1]]} characters`
}

/** As JSON Schema counts, where a character beyond the basic plane is one. */
function isLongerThan(limit: number, text: string): boolean {
  return text.length > limit && (text.length > 2 * limit || Array.from(text).length > limit)
}
