// Reads the feed of changes: page by page, and as changes are made.
import type { components, paths as HooksPaths } from '../generated/hooks-v1/client.ts'
import { ConnectionError, ContentServiceError, unwrap } from './errors.ts'
import type { CallOptions, Result } from './call.ts'
import type { Namespace } from './namespace.ts'
import type { DataOf, Operation } from './operations.ts'
import { endOf, computePause } from './retries.ts'

type Schemas = components['schemas']

/** What has happened to an item. */
export type Change = Schemas['Change']
/** Changes and the cursor after them. */
export type ChangeList = Schemas['ChangeList']

/** Those of a namespace, which can have the content types of a site. */
type ListIn<Paths> = DataOf<Operation<Paths, 'get', '/changes' & keyof Paths>>
type ChangeIn<Paths> = ListIn<Paths> extends { changes: (infer Found)[] } ? Found : never
type TypeIn<Paths> = ChangeIn<Paths> extends { type: infer Type } ? Type : never

export interface ChangesOptions<Type = Change['type']> extends CallOptions {
  /** The cursor after which to begin. Without it, there is one page without changes, with the current cursor. */
  since?: string | undefined
  /** Only changes of these content types and taxonomies. */
  types?: Type[] | undefined
}

/**
 * Iterates over the changes since a cursor: `for await (const { changes, cursor } of changes(client.hooks, { since })) …`.
 * Store the `cursor` of each page when you have handled its changes. Ends when there are no more changes.
 * @throws {ContentServiceError} with the code `rest_changes_expired` if the cursor is too old. Read everything again.
 */
export async function* changes<Paths = HooksPaths>(
  hooks: Namespace<Paths>,
  { since, types, ...options }: ChangesOptions<TypeIn<Paths>> = {},
): AsyncGenerator<ListIn<Paths>> {
  const { GET } = hooks as unknown as PlainNamespace<ChangeList>
  let page: ChangeList | undefined
  do {
    page = await unwrap(GET('/changes', { ...options, params: { query: { since: page?.cursor ?? since, types } } }))
    yield page as ListIn<Paths>
  } while (page.has_more)
}

/** A namespace whose types no longer matter. */
interface PlainNamespace<Data> {
  GET: (path: string, options: object) => Promise<Result<Data>>
}

/**
 * Iterates over changes as they are made: `for await (const change of followChanges(client.hooks, { since, signal })) …`. Begins after the cursor
 * `since`, without it with the next change. Store the `cursor` of each change when you have handled it.
 *
 * It never ends by itself: when the connection is lost, it connects again, and goes on after the last change. Only the first connection must
 * succeed. Leave the loop to stop, or abort the `signal`, whose reason is then thrown.
 * @throws {ContentServiceError} with the code `rest_changes_expired` if the cursor is too old: read everything again. Also if the service rejects
 * the credentials or the query.
 * @throws {ConnectionError} if the service cannot be reached at first, or something else responds.
 */
export async function* followChanges<Paths = HooksPaths>(
  hooks: Namespace<Paths>,
  { since, types, ...options }: ChangesOptions<TypeIn<Paths>> = {},
): AsyncGenerator<ChangeIn<Paths>, never, undefined> {
  const call = { cache: 'no-store', ...options, headers: { ...options.headers, Accept: EVENT_STREAM }, parseAs: 'stream' }
  let cursor = since ?? (await unwrap((hooks as unknown as PlainNamespace<ChangeList>).GET('/changes', options))).cursor
  let hasConnected = false
  for (let failures = 0; ; failures++) {
    const result = await openStream(hooks, { ...call, params: { query: { since: cursor, types } } }).catch((error: unknown) => {
      if (!hasConnected || !(error instanceof ConnectionError)) throw error
    })
    if (result?.error && !(hasConnected && isTemporary(result.response))) throw new ContentServiceError(result.error, result.request)
    hasConnected = true
    for await (const { id, data } of result?.data ? eventsIn(result.data) : []) {
      failures = -1
      cursor = id
      if (data) yield JSON.parse(data) as ChangeIn<Paths>
    }
    options.signal?.throwIfAborted()
    await endOf(computePause(result?.response, Math.min(failures, MAX_DOUBLINGS)), options.signal)
  }
}

const EVENT_STREAM = 'text/event-stream'
/** The pause between attempts to connect grows to about 20 seconds, unless the service asks for a longer one. */
const MAX_DOUBLINGS = 6
/** The service sends something at least every 15 seconds. A connection that is silent for longer has been lost. */
const MAX_SILENCE_MS = 60_000

type Body = ReadableStream<Uint8Array>

async function openStream(hooks: object, options: object): Promise<Result<Body>> {
  const { GET } = hooks as PlainNamespace<Body>
  const result = await GET('/changes', options)
  const { status, headers } = result.response
  if (result.data && !headers.get('Content-Type')?.startsWith(EVENT_STREAM))
    throw new ConnectionError('The response is not a stream of events. Check that no proxy in between replaces it.', { status })
  return result
}

function isTemporary({ status }: Response): boolean {
  return status === 429 || status >= 500
}

interface ServerSentEvent {
  id: string
  /** Missing if the event only moves the cursor. */
  data: string | undefined
}

/** The events of a stream that have an ID, until the stream ends, breaks or is silent for too long. */
async function* eventsIn(body: Body): AsyncGenerator<ServerSentEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const end = () => reader.cancel().catch(() => undefined)
  try {
    for (let text = ''; ;) {
      const timer = setTimeout(() => void end(), MAX_SILENCE_MS)
      const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }))
      clearTimeout(timer)
      if (done) return
      const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const [id, data] = ['id', 'data'].map((name) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1])
        if (id !== undefined) yield { id, data }
      }
    }
  } finally {
    await end()
  }
}
