// Conditional requests: makes entity tags and checks `If-None-Match`.
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { digest, digestOfBody } from '../engine/versions.ts'
import type { Contract } from '../contract/contract.ts'
import type { BodyState } from '../contract/operation.ts'

/** Part of every entity tag that is made without the body, because another release may present the same state differently. */
const { version: release } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }

export interface Validators {
  ETag: string
}

/**
 * Makes the strong entity tag of a response. It starts with the tag of the stored state, which is what `If-Match` is compared with.
 * `body` is not called if the body follows from the state and the contract alone.
 */
export function validatorHeaders(
  url: string,
  { fingerprint }: Pick<Contract, 'fingerprint'>,
  state: BodyState | undefined,
  body: () => Buffer,
): Validators {
  const rest = state?.isWhole ? digest(release, fingerprint, url, state.variant ?? '') : digestOfBody(body())
  return { ETag: state ? `"${state.tag}.${rest}"` : `"${rest}"` }
}

/**
 * Whether the client's copy is still current, so that the response is a 304. `If-Modified-Since` is ignored, and no `Last-Modified` is sent:
 * much of a body (terms, the permalinks of parents, embedded items) changes without the item's modification date.
 */
export function isFresh({ 'if-none-match': known }: IncomingHttpHeaders, { ETag: tag }: Validators): boolean {
  return known !== undefined && known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)
}
