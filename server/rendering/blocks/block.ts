// What the renderer of a block gets and returns.

import { findStartTag, type StartTag } from '../start-tags.ts'

export interface Block {
  /** With its namespace: `core/group`. */
  name: string
  attributes: BlockAttributes
  /** The name of the block around it. */
  parent: string | undefined
  /** The block's own HTML, in pieces around its inner blocks. */
  own: readonly string[]
  /** A placeholder for what the block shows of the item when it is read. */
  ofItem: string
}

export type BlockAttributes = Readonly<Record<string, unknown>>

/** Returns the block's own HTML in as many pieces as before; null if the block shows nothing. */
export type BlockRenderer = (block: Block) => readonly string[] | null

/** Returns {} for JSON that is malformed or no object. */
export function parseAttributes(json: string): BlockAttributes {
  if (json === '') return {}
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value at a path of names; undefined if there is none. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined), value)
}

/** Returns the fields that hold a number or a string that is not empty. */
export function scalarsAt(values: unknown, fields: readonly string[]): Record<string, string | number> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueAt(values, field)
      return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [[field, value]] : []
    }),
  )
}

/** Changes the first tag of the block's own HTML that is wanted, if there is one. */
export function withTag(
  own: readonly string[],
  change: (html: string, tag: StartTag) => string,
  isWanted?: (tag: StartTag) => boolean,
): readonly string[] {
  for (const [index, html] of own.entries()) {
    const tag = findStartTag(html, isWanted)
    if (tag) return own.with(index, change(html, tag))
  }
  return own
}
