// Names of stored states, and changes that are bound to the state that the caller has seen.
import { createHash } from 'node:crypto'
import type { BodyState } from '../contract/operation.ts'
import { ApiError } from '../contract/api-error.ts'

const LENGTH = 16

/** A short name of what is long to tell. */
export function digest(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha1')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('base64url').slice(0, LENGTH)
}

/**
 * Refuses a change to something that is no longer as the caller has seen it. `ifMatch` lists entity tags, which begin with the tag of the state;
 * what is not there has no state. `equal` are tags of earlier states that are as good as the present one.
 */
export function assertIfMatch(ifMatch: string | undefined, state: Pick<BodyState, 'tag'> | undefined, equal: readonly string[] = []): void {
  if (ifMatch === undefined) return
  const known = ifMatch.split(',').map((one) => one.trim())
  const tags = state ? [state.tag, ...equal] : []
  if (!known.some((one) => state && (one === '*' || tags.some((tag) => one.startsWith(`"${tag}.`)))))
    throw new ApiError(
      412,
      'rest_precondition_failed',
      'The resource has changed since you read it. Read it again and repeat the change, or omit If-Match.',
    )
}
