// Whether an item is open to comments and to notices from other sites.
import type { ContentRow, OpenOrClosed } from '../../db/tables/content.ts'
import type { Trait } from '../trait.ts'

interface Discussion {
  comment_status: OpenOrClosed
  ping_status: OpenOrClosed
}

export const discussion: Trait<ContentRow, Discussion, Partial<Discussion>> & { read: object } = {
  read: () => ({ comment_status, ping_status }) => ({ comment_status, ping_status }),
  write({ comment_status, ping_status }, { values }) {
    if (comment_status) values.comment_status = comment_status
    if (ping_status) values.ping_status = ping_status
  },
}
