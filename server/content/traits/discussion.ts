// Whether an item is open to comments and to notices from other sites.
import type { ContentRow, OpenOrClosed } from '../../db/tables/content.ts'
import type { Trait } from '../../engine/trait.ts'

interface Discussion {
  comment_status: OpenOrClosed
  ping_status: OpenOrClosed
}

/** What a new item is that says nothing about it. */
export function discussion(
  comments: OpenOrClosed,
  pings: OpenOrClosed = comments,
): Trait<ContentRow, Discussion, Partial<Discussion>> & { read: object } {
  return {
    read:
      () =>
      ({ comment_status, ping_status }) => ({ comment_status, ping_status }),
    write(input, { before, values }) {
      const initially: Partial<Discussion> = before ? {} : { comment_status: comments, ping_status: pings }
      for (const field of ['comment_status', 'ping_status'] as const) {
        const wanted = input[field] ?? initially[field]
        if (wanted) values[field] = wanted
      }
    },
  }
}
