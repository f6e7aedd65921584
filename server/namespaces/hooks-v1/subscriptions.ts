// Subscriptions: the URLs that receive events. Administrators only.
import { randomBytes } from 'node:crypto'
import { findLastPosition } from '#server/changes/store.ts'
import { ApiError, invalidParam, refused } from '#server/contract/api-error.ts'
import { Json, withGuard } from '#server/contract/operation.ts'
import type { BodyState } from '#server/contract/operation.ts'
import { audit } from '#server/db/audit.ts'
import { pageOfAll } from '#server/db/keyset.ts'
import type { SubscriptionRow } from '#server/db/tables/webhooks.ts'
import { transact } from '#server/db/transact.ts'
import { boundsOf } from '#server/lists/cursor.ts'
import { listHeaders } from '#server/lists/list-headers.ts'
import { assertPage } from '#server/lists/paging.ts'
import { assertIfMatch, digest } from '#server/engine/versions.ts'
import { OutgoingError } from '#server/outgoing/public-client.ts'
import type { Caller } from '#server/users/caller.ts'
import { eraseSubscription, findSubscription, insertSubscription, listSubscriptions, updateSubscription } from '#server/webhooks/store.ts'
import type { HandlerContext } from '#server/http/operations.ts'
import type { Handlers, Schemas } from './contract.ts'

type Subscription = Schemas['Subscription']
type Input = Schemas['SubscriptionInput']

const MAX_SUBSCRIPTIONS = 200
const SECRET_BYTES = 24

export const handlers: Omit<
  Handlers,
  'getHooksIndex' | 'listChanges' | 'listDeliveries' | 'createTestDelivery' | 'getDelivery' | 'createReplay'
> = {
  listSubscriptions: withGuard(assertAdministrator, async ({ query }, context) => {
    assertAdministrator(context.caller)
    const all = await listSubscriptions(context.db, 'webhook')
    const { rows, ...found } = pageOfAll(all, ({ id }) => id, await boundsOf(query, context))
    assertPage('rest_post_invalid_page_number', query, { total: all.length })
    return { status: 200, headers: await listHeaders(context, query, found), body: rows.map(present) }
  }),
  createSubscription: withGuard(assertAdministrator, async ({ body }, context) => {
    assertAdministrator(context.caller)
    const values = { url: '', description: '', events: '[]', types: '[]', paused: 0 as const, ...columnsOf(body, context) }
    const position = await findLastPosition(context)
    const row = await inTransaction(context, async (db) => {
      if ((await listSubscriptions(db, 'webhook')).length >= MAX_SUBSCRIPTIONS)
        throw new ApiError(400, 'rest_too_many_subscriptions', `There can be at most ${MAX_SUBSCRIPTIONS} subscriptions. Delete one first.`)
      const created = context.now().toISOString()
      const inserted = await insertSubscription(db, { ...values, position, secret: generateSecret(), created })
      await audit(db, [{ type: 'webhook', id: inserted.id, action: 'created', details: auditedFields(inserted) }])
      return inserted
    })
    return {
      status: 201,
      headers: { Location: `${context.config.restRoot}/hooks/v1/subscriptions/${row.id}` },
      body: { ...present(row), secret: row.secret },
    }
  }),
  getSubscription: withGuard(assertAdministrator, async ({ path }, context) => ({
    status: 200,
    body: bodyOf(await loadSubscription(path.id, context)),
  })),
  updateSubscription: withGuard(assertAdministrator, update),
  putSubscription: withGuard(assertAdministrator, update),
  patchSubscription: withGuard(assertAdministrator, update),
  deleteSubscription: withGuard(assertAdministrator, ({ path }, context) =>
    inTransaction(context, async (db) => {
      const before = await loadSubscription(path.id, { ...context, db })
      assertIfMatch(context.ifMatch, stateOf(before))
      await audit(db, [{ type: 'webhook', id: before.id, action: 'deleted', details: auditedFields(before) }])
      await eraseSubscription(db, before.id)
      return { status: 200, body: { deleted: true, previous: present(before) } }
    }),
  ),
  createSecret: withGuard(assertAdministrator, ({ path }, context) =>
    inTransaction(context, async (db) => {
      const before = await loadSubscription(path.id, { ...context, db })
      const secret = generateSecret()
      await audit(db, [{ type: 'webhook', id: before.id, action: 'changed', details: { secret: 'rotated' } }])
      await updateSubscription(db, before.id, { secret, previous_secret: before.secret, rotated: context.now().toISOString() })
      return { status: 201, body: { secret } }
    }),
  ),
}

function update({ path, body }: { path: { id: number }; body: Input | undefined }, context: HandlerContext) {
  return inTransaction(context, async (db) => {
    const before = await loadSubscription(path.id, { ...context, db })
    assertIfMatch(context.ifMatch, stateOf(before))
    const values = columnsOf(body ?? {}, context)
    const row = (Object.keys(values).length && (await updateSubscription(db, before.id, values))) || before
    const details = { before: auditedFields(before), after: auditedFields(row) }
    if (row !== before) await audit(db, [{ type: 'webhook', id: row.id, action: 'changed', details }])
    return { status: 200 as const, body: bodyOf(row) }
  })
}

/** Returns the subscription with this ID to administrators. Throws a 404 if it does not exist. */
export async function loadSubscription(id: number, { caller, db }: Pick<HandlerContext, 'caller' | 'db'>): Promise<SubscriptionRow> {
  assertAdministrator(caller)
  const row = await findSubscription(db, id)
  if (row?.format !== 'webhook') throw new ApiError(404, 'rest_subscription_not_found', `No subscription has the ID ${id}.`)
  return row
}

/** Serializes changes with the creation of deliveries. */
function inTransaction<Result>({ db, dialect }: HandlerContext, act: (db: HandlerContext['db']) => Promise<Result>): Promise<Result> {
  return transact(db, async (inside) => {
    await dialect.lockWrites(inside, 'webhooks')
    return act(inside)
  })
}

export function assertAdministrator(caller: Caller): void {
  if (!caller.can('manage_options'))
    throw refused(caller, 'rest_forbidden', 'You are not allowed to use webhooks. Only administrators can.')
}

/** Throws if the list has no such page. */
function columnsOf({ url, description, events, types, paused }: Input, { postPublic }: HandlerContext): Partial<SubscriptionRow> {
  if (url !== undefined) assertAllowed(url, postPublic)
  return {
    ...(url !== undefined && { url }),
    ...(description !== undefined && { description }),
    ...(events && { events: JSON.stringify([...new Set(events)]) }),
    ...(types && { types: JSON.stringify([...new Set(types)]) }),
    ...(paused !== undefined && { paused: paused ? (1 as const) : (0 as const) }),
  }
}

function assertAllowed(url: string, { assertAllowed: assert }: HandlerContext['postPublic']): void {
  try {
    assert(url)
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    const advice =
      URL.canParse(url) && new URL(url).host ? `. The operator can allow another host: WEBHOOK_PRIVATE_HOSTS=${new URL(url).host}` : ''
    throw invalidParam('url', `must be an http or https URL on the default port, without credentials, whose host is public${advice}`)
  }
}

const generateSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

function present({ id, url, description, events, types, paused, failing_since, created }: SubscriptionRow): Subscription {
  return {
    id,
    url,
    description,
    events: JSON.parse(events) as Subscription['events'],
    types: JSON.parse(types) as Subscription['types'],
    paused: paused === 1,
    failing_since,
    created,
  }
}

/** What the audit log has of a subscription: all but its secrets. */
function auditedFields(row: SubscriptionRow): object {
  const { url, description, events, types, paused } = present(row)
  return { url, description, events, types, paused }
}

function bodyOf(row: SubscriptionRow): Json<Subscription> {
  return new Json<Subscription>(() => Buffer.from(JSON.stringify(present(row))), stateOf(row))
}

const stateOf = (row: SubscriptionRow): BodyState => ({ tag: `${row.id}.${digest(JSON.stringify(present(row)))}`, isWhole: true })
