// Conditional requests: entity tags, and whether what the caller has is still what there is.
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { digest } from '../engine/versions.ts'
import type { BodyState } from '../contract/operation.ts'

/** Another release may show the same state in another way. */
const { version: release } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }

export interface Validators {
  ETag: string
}

/** The strong entity tag of what an address shows begins with the tag of the state, by which `If-Match` knows it again. `bytes` is not called where the state tells all. */
export function validatorHeaders(address: string, state: BodyState | undefined, bytes: () => Buffer): Validators {
  const rest = state?.isWhole ? digest(release, address) : digest(bytes())
  return { ETag: state ? `"${state.tag}.${rest}"` : `"${rest}"` }
}

/**
 * Whether a GET with these headers need not be answered with a body. `If-Modified-Since` is ignored, and no `Last-Modified` is sent:
 * much of what a body shows (terms, the addresses of parents, embedded items) changes without the date of the item.
 */
export function isFresh({ 'if-none-match': known }: IncomingHttpHeaders, { ETag: tag }: Validators): boolean {
  return known !== undefined && known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)
}
