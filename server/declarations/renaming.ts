// Describes an own type by the hand-written document of another one, with its names replaced.
import type { OpenApiDocument } from '../contract/documents.ts'

/** The names of a kind of item in the contract. */
export interface KindNames {
  /** As in the IDs of operations and the names of schemas: `Recipe`, `Recipes`. */
  one: string
  all: string
  /** In sentences: `recipe`, `recipes`. */
  noun: string
  nouns: string
}

/** What is renamed: the names, and the schemas that belong to the kind alone. */
export interface Renaming {
  from: KindNames
  to: KindNames
  /** The new names of schemas. References to all others stay. */
  schemas: ReadonlyMap<string, string>
}

type Node = Record<string, unknown>

/** Returns a copy of a node of the document. References to parameters and links that name the kind are replaced by what they refer to. */
export function renamed<Value>(value: Value, renaming: Renaming, document: OpenApiDocument): Value {
  const copy = (node: unknown, key: string): unknown => {
    if (aboutMarkup.has(key)) return node
    if (typeof node === 'string') return key === 'x-embedded' ? (renaming.schemas.get(node) ?? node) : text(node, key, renaming)
    if (Array.isArray(node)) return node.map((entry) => copy(entry, key))
    if (!node || typeof node !== 'object') return node
    const { $ref, ...others } = node as Node
    if (typeof $ref !== 'string') return copyOf(others, key)
    const [section = '', name = ''] = $ref.split('/').slice(2)
    if (section === 'schemas') return { ...copyOf(others, key), $ref: `#/components/schemas/${renaming.schemas.get(name) ?? name}` }
    const target = ((document.components?.[section] ?? {}) as Node)[name]
    return namesKind(target, renaming) ? copy({ ...(target as Node), ...others }, key) : node
  }
  // The examples are items of another kind, and the links lead to other kinds.
  const copyOf = (node: Node, key: string): Node =>
    Object.fromEntries(
      Object.entries(node)
        .filter(([name, member]) => !(name === 'examples' || name === 'links' || (name === 'example' && typeof member === 'object')))
        .map(([name, member]) => [name, copy(member, key === 'x-embedded' ? key : name)]),
    )
  return copy(value, '') as Value
}

/** Fields whose descriptions are about the blocks of the markup, and not about items. */
const aboutMarkup = new Set(['block_version'])

const sentences = new Set(['summary', 'description', 'tags', 'title'])

function text(value: string, key: string, { from, to }: Renaming): string {
  if (key === 'operationId') return value.replace(from.all, to.all).replace(from.one, to.one)
  return sentences.has(key) ? sentence(value, from, to) : value
}

/** Replaces the nouns, with the article that the new one takes. */
function sentence(value: string, from: KindNames, to: KindNames): string {
  const article = /^[aeiou]/i.test(to.noun) ? 'an' : 'a'
  return value
    .replace(new RegExp(`\\b([Aa])n? ${from.noun}\\b`, 'g'), (_found, letter: string) => `${letter}${article.slice(1)} ${to.noun}`)
    .replace(new RegExp(`\\b${from.nouns}\\b`, 'g'), to.nouns)
    .replace(new RegExp(`\\b${from.noun}\\b`, 'g'), to.noun)
    .replace(new RegExp(`\\b${capital(from.nouns)}\\b`, 'g'), capital(to.nouns))
    .replace(new RegExp(`\\b${capital(from.noun)}\\b`, 'g'), capital(to.noun))
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function namesKind(node: unknown, { from }: Renaming): boolean {
  return new RegExp(`\\b${from.noun}\\b`).test(JSON.stringify(node ?? ''))
}
