// The input and output of the renderer of a block.

import { findStartTag, type StartTag } from '../start-tags.ts'

export interface Block {
  /** With its namespace: `core/group`. */
  name: string
  attributes: BlockAttributes
  /** The name of the enclosing block. */
  parent: string | undefined
  /** The block's own HTML, in pieces around its inner blocks. */
  own: readonly string[]
  /** A placeholder for data of the item, which is completed when the item is read. */
  ofItem: string
}

export type BlockAttributes = Readonly<Record<string, unknown>>

/** Returns the block's own HTML in the same number of pieces; null to omit the block. */
export type BlockRenderer = (block: Block) => readonly string[] | null

/** Returns {} for JSON that is malformed or not an object. */
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

/** Returns the fields with a number or a non-empty string. */
export function scalarsAt(values: unknown, fields: readonly string[]): Record<string, string | number> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueAt(values, field)
      return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [[field, value]] : []
    }),
  )
}

/** Changes the first matching tag of the block's own HTML, if there is one. */
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
