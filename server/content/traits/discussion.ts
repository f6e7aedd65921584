// Whether an item is open to comments and to notices from other sites.
import type { ContentRow, OpenOrClosed } from '../../db/tables/content.ts'
import type { Trait } from '../trait.ts'

interface Discussion {
  comment_status: OpenOrClosed
  ping_status: OpenOrClosed
}

/** `initially` is what a new item is that says nothing about it. */
export function discussion(initially: OpenOrClosed): Trait<ContentRow, Discussion, Partial<Discussion>> & { read: object } {
  return {
    read: () => ({ comment_status, ping_status }) => ({ comment_status, ping_status }),
    write(input, { before, values }) {
      for (const field of ['comment_status', 'ping_status'] as const) {
        const wanted = input[field] ?? (before ? undefined : initially)
        if (wanted) values[field] = wanted
      }
    },
  }
}
