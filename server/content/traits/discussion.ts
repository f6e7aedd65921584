// Whether an item is open to comments and pingbacks.
import type { ContentRow, OpenOrClosed } from '#server/db/tables/content.ts'
import type { Trait } from '#server/engine/trait.ts'
import { readSettings } from '#server/settings/settings.ts'

type Default = OpenOrClosed | 'as set'

interface Discussion {
  comment_status: OpenOrClosed
  ping_status: OpenOrClosed
}

/** The arguments are the defaults for new items: a value, or a setting of the site. */
export function discussion(
  comments: Default,
  pings: Default = comments,
): Trait<ContentRow, Discussion, Partial<Discussion>> & { read: object } {
  return {
    read:
      () =>
      ({ comment_status, ping_status }) => ({ comment_status, ping_status }),
    async write(input, { before, values, context }) {
      const initial: Partial<Discussion> = before ? {} : await defaults(context)
      for (const field of ['comment_status', 'ping_status'] as const) {
        const wanted = input[field] ?? initial[field]
        if (wanted) values[field] = wanted
      }
    },
  }
  async function defaults(context: Parameters<typeof readSettings>[0]): Promise<Discussion> {
    const set = [comments, pings].includes('as set') ? await readSettings(context) : undefined
    const valueOf = (given: Default, setting: OpenOrClosed = 'open'): OpenOrClosed => (given === 'as set' ? setting : given)
    return { comment_status: valueOf(comments, set?.default_comment_status), ping_status: valueOf(pings, set?.default_ping_status) }
  }
}
