// The feed of changes: as a list, and as server-sent events.
import { findChanges, findLastPosition, findOldestPosition } from '#server/changes/store.ts'
import { cacheTags, visibleChanges } from '#server/changes/visible-changes.ts'
import type { MaySee, VisibleChange } from '#server/changes/visible-changes.ts'
import { ApiError, invalidParam } from '#server/contract/api-error.ts'
import { Stream } from '#server/contract/operation.ts'
import type { ChangeRow } from '#server/db/tables/changes.ts'
import { networkOf } from '#server/users/network.ts'
import { formatItemUrl } from '#server/webhooks/item-urls.ts'
import { kindOf } from '#server/webhooks/kinds.ts'
import type { HandlerContext } from '#server/http/operations.ts'
import type { Handlers, Schemas } from './contract.ts'

type Change = Schemas['Change']

/** The duration of a stream. Callers then reconnect, which checks their permissions again. */
const STREAM_MS = 10 * 60_000
/** The interval of pings, which keep connections open and detect closed ones. Pings have the position, so that callers without changes advance too. */
const PING_MS = 15_000
const RETRY_SECONDS = 60

export const listChanges: Handlers['listChanges'] = async ({ query }, context) => {
  const { since, types, per_page } = query
  const shownTo = presenterFor(context, types)
  if (context.headers.wantsStream) return { status: 200, body: await stream(since, shownTo, context) }
  if (since === undefined) return page([], await findLastPosition(context), false)
  const after = Number(since)
  const rows = await findChanges(context, after, per_page)
  if (!isNext(rows[0], after)) await assertKept(after, context)
  return page(shownTo(rows), rows.at(-1)?.id ?? after, rows.length === per_page)
}

function page(changes: Change[], position: number, has_more: boolean) {
  return { status: 200 as const, body: { changes, cursor: String(position), has_more } }
}

/** Whether no change between the position and the row has been deleted. */
const isNext = (row: ChangeRow | undefined, after: number): boolean => row?.id === after + 1

/** Throws unless all changes after the position are still available. */
async function assertKept(after: number, context: HandlerContext): Promise<void> {
  const [oldest, last] = [await findOldestPosition(context.db), await findLastPosition(context)]
  if (after > last || after < oldest - 1)
    throw new ApiError(
      410,
      'rest_changes_expired',
      `The changes after the cursor ${after} are no longer kept. Read everything again, and start with a new cursor.`,
    )
}

async function stream(since: string | undefined, shownTo: Present, context: HandlerContext): Promise<Stream<'text/event-stream'>> {
  const { changeFollower } = context
  const start = context.headers.lastEventId ?? since
  if (start !== undefined && !/^\d{1,15}$/.test(start)) throw invalidParam('Last-Event-ID', 'must be the ID of an event of the stream')
  const position = start === undefined ? await findLastPosition(context) : Number(start)
  await assertKept(position, context)
  assertPlace(context)
  return new Stream('text/event-stream', (signal) => {
    // Other streams may have started meanwhile.
    assertPlace(context)
    return events(changeFollower.follow(position, networkOf(context.ip), signal))
  })

  async function* events(found: AsyncIterable<readonly ChangeRow[]>): AsyncGenerator<string> {
    const time = () => context.now().getTime()
    const deadline = time() + STREAM_MS
    let written = time()
    let last = position
    yield 'retry: 3000\n\n'
    for await (const rows of found) {
      const now = time()
      last = rows.at(-1)?.id ?? last
      const text = shownTo(rows).map(eventOf).join('')
      if (text || now - written > PING_MS) {
        yield text || `id: ${last}\n\n`
        written = now
      }
      if (now > deadline) return
    }
  }
}

/** Throws a 429 if the caller's network has too many streams, and a 503 if the process has too many. */
function assertPlace({ changeFollower, ip, metrics }: HandlerContext): void {
  const limit = changeFollower.limitFor(networkOf(ip))
  if (!limit) return
  metrics?.countRefusedStream(limit)
  if (limit === 'process')
    throw new ApiError(503, 'rest_unavailable', 'Too many callers follow the changes. Try again in a minute.', {
      retryAfter: RETRY_SECONDS,
    })
  throw new ApiError(
    429,
    'rest_too_many_requests',
    `Too many streams of changes are open from this IP address. Close one, or try again in ${RETRY_SECONDS} seconds.`,
    { retryAfter: RETRY_SECONDS },
  )
}

const eventOf = (change: Change): string => `id: ${change.cursor}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`

type Present = (rows: readonly ChangeRow[]) => Change[]

function presenterFor(context: HandlerContext, types: readonly string[] | undefined): Present {
  const maySee: MaySee = (type, status, author) => kindOf(type, context)?.maySee(context.caller, status, author) === true
  const wanted = types && new Set<string>(types)
  return (rows) =>
    visibleChanges(wanted ? rows.filter(({ type }) => wanted.has(type)) : rows, maySee).map((change) => present(change, context))
}

function present(change: VisibleChange, context: HandlerContext): Change {
  const { id, at, type, item_id, action } = change
  return {
    cursor: String(id),
    action,
    type: type as Change['type'],
    id: item_id,
    date_gmt: at,
    url: action === 'deleted' ? null : formatItemUrl(context, change),
    cache_tags: cacheTags(change),
  }
}
