// Digests for entity tags, and the `If-Match` check.
import { hash } from 'node:crypto'
import type { BodyState } from '../contract/operation.ts'
import { ApiError } from '../contract/api-error.ts'

const DIGEST_LENGTH = 16

/** A short hash of the texts, for entity tags and cache keys. */
export function digest(...texts: string[]): string {
  return hash('sha1', texts.map((text) => `${text}\0`).join(''), 'base64url').slice(0, DIGEST_LENGTH)
}

export function digestOfBody(body: Buffer): string {
  return hash('sha1', body, 'base64url').slice(0, DIGEST_LENGTH)
}

/**
 * Throws a 412 if the resource has changed since the caller read it. Entity tags in `ifMatch` start with the tag of a state;
 * `state` is undefined if the resource does not exist. `equal` has the tags of earlier states that count as current.
 */
export function assertIfMatch(ifMatch: string | undefined, state: Pick<BodyState, 'tag'> | undefined, equal: readonly string[] = []): void {
  if (ifMatch === undefined) return
  const known = ifMatch.split(',').map((entry) => entry.trim())
  const tags = state ? [state.tag, ...equal] : []
  if (!known.some((entry) => state && (entry === '*' || tags.some((tag) => entry.startsWith(`"${tag}.`)))))
    throw new ApiError(
      412,
      'rest_precondition_failed',
      'The resource has changed since you read it. Read it again and repeat the change, or omit If-Match.',
    )
}
