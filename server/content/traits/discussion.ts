// Whether an item is open to comments and pingbacks.
import type { ContentRow, OpenOrClosed } from '../../db/tables/content.ts'
import type { Trait } from '../../engine/trait.ts'

interface Discussion {
  comment_status: OpenOrClosed
  ping_status: OpenOrClosed
}

/** The arguments are the defaults for new items. */
export function discussion(
  comments: OpenOrClosed,
  pings: OpenOrClosed = comments,
): Trait<ContentRow, Discussion, Partial<Discussion>> & { read: object } {
  return {
    read:
      () =>
      ({ comment_status, ping_status }) => ({ comment_status, ping_status }),
    write(input, { before, values }) {
      const initial: Partial<Discussion> = before ? {} : { comment_status: comments, ping_status: pings }
      for (const field of ['comment_status', 'ping_status'] as const) {
        const wanted = input[field] ?? initial[field]
        if (wanted) values[field] = wanted
      }
    },
  }
}
