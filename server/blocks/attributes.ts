// Reads the attributes of a block as the types that its renderer expects. Authors can write them by hand, so they can be any JSON.

import { idFrom } from '../db/ids.ts'
import type { BlockAttributes } from '../rendering/blocks/block.ts'

export { parseAttributes as attributesIn } from '../rendering/blocks/block.ts'
export type { BlockAttributes }

export function objectIn(value: unknown): BlockAttributes {
  return value && typeof value === 'object' && !Array.isArray(value) ? (value as BlockAttributes) : {}
}

export function textIn(value: unknown, absent = ''): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : absent
}

/** Returns a non-negative integer. */
export function numberIn(value: unknown, absent = 0): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : absent
}

/** Returns an ID; 0 if there is none. */
export function idIn(value: unknown): number {
  return idFrom(textIn(value)) ?? 0
}

export function idsIn(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value]).map(idIn).filter(Boolean)
}

/** Returns the value if it is allowed, otherwise the first allowed value. */
export function oneOf<const Allowed extends readonly [string, ...string[]]>(value: unknown, allowed: Allowed): Allowed[number] {
  return allowed.find((one) => one === value) ?? allowed[0]
}
