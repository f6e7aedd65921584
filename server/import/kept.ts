// What a file has and the service has no place for. It is kept as it is, and exported again.
import { createHash } from 'node:crypto'
import type { KeptElementsTable } from '../db/tables/kept-elements.ts'
import { textOf } from './element.ts'
import type { Element } from './element.ts'
import { xmlOf } from './xml.ts'

export type KeptElement = Pick<KeptElementsTable, 'kind' | 'key' | 'element'>

/** An item of a type that the service does not have, or that does not fit. */
export const keptItem = (element: Element): KeptElement =>
  kept('item', element, textOf(element, 'wp:post_type'), textOf(element, 'guid'), textOf(element, 'wp:post_id'))

export const keptTerm = (element: Element): KeptElement =>
  kept('term', element, textOf(element, 'wp:term_taxonomy'), textOf(element, 'wp:term_slug'))

const partKinds: Readonly<Record<string, KeptElement['kind']>> = { 'wp:comment': 'comment', 'wp:postmeta': 'meta' }

/** A part of an item that has been imported. */
export const keptPart = (element: Element, contentId: number): KeptElement =>
  kept(partKinds[element.name] ?? 'category', element, String(contentId), xmlOf(element))

function kept(kind: KeptElement['kind'], element: Element, ...identity: readonly string[]): KeptElement {
  const digest = createHash('sha256').update(JSON.stringify(identity)).digest('base64url')
  return { kind, key: `${kind} ${digest}`, element: xmlOf(element) }
}
