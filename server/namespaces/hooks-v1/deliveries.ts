// The deliveries of a subscription: their history, tests and replays. Administrators only.
import { ApiError } from '#server/contract/api-error.ts'
import { withGuard } from '#server/contract/operation.ts'
import type { DeliveryRow } from '#server/db/tables/webhooks.ts'
import { boundsOf } from '#server/lists/cursor.ts'
import { listHeaders } from '#server/lists/list-headers.ts'
import { assertPage } from '#server/lists/paging.ts'
import { createPending } from '#server/webhooks/format.ts'
import { TEST_EVENT } from '#server/webhooks/sender.ts'
import { findDeliveries, findDelivery, insertDelivery, updateDelivery } from '#server/webhooks/store.ts'
import type { HandlerContext } from '#server/http/operations.ts'
import type { Handlers, Schemas } from './contract.ts'
import { assertAdministrator, loadSubscription } from './subscriptions.ts'

type Delivery = Schemas['Delivery']

export const handlers: Pick<Handlers, 'listDeliveries' | 'createTestDelivery' | 'getDelivery' | 'createReplay'> = {
  listDeliveries: withGuard(assertAdministrator, async ({ path, query }, context) => {
    const { id: subscription } = await loadSubscription(path.parent, context)
    const bounds = await boundsOf(query, context)
    const { rows, ...found } = await findDeliveries(context.db, { subscription, statuses: query.status ?? [], ...bounds })
    assertPage('rest_post_invalid_page_number', query, found)
    return { status: 200, headers: await listHeaders(context, query, found), body: rows.map(present) }
  }),
  createTestDelivery: withGuard(assertAdministrator, async ({ path }, context) => {
    const { id } = await loadSubscription(path.parent, context)
    const now = context.now()
    const name = `test_${now.getTime().toString(36)}`
    const row = await insertDelivery(context.db, {
      ...createPending(now.toISOString()),
      subscription_id: id,
      webhook_id: `evt_${id}_${name}`,
      event: TEST_EVENT,
      item: name,
      payload: JSON.stringify({ type: TEST_EVENT, timestamp: now.toISOString(), data: { subscription: id } }),
    })
    return { status: 201, body: present(row) }
  }),
  getDelivery: withGuard(assertAdministrator, async ({ path }, context) => ({
    status: 200,
    body: present(await loadDelivery(path, context)),
  })),
  createReplay: withGuard(assertAdministrator, async ({ path }, context) => {
    const before = await loadDelivery(path, context)
    const due = context.now().toISOString()
    const row = await updateDelivery(context.db, before.id, { status: 'pending', attempts: 0, due })
    return { status: 201, body: present(row ?? before) }
  }),
}

async function loadDelivery(path: { parent: number; id: number }, context: HandlerContext): Promise<DeliveryRow> {
  const subscription = await loadSubscription(path.parent, context)
  const row = await findDelivery(context.db, subscription.id, path.id)
  if (!row)
    throw new ApiError(404, 'rest_delivery_not_found', `The subscription ${subscription.id} has no delivery with the ID ${path.id}.`)
  return row
}

function present({
  id,
  event,
  status,
  attempts,
  created,
  due,
  last_attempt,
  response_status,
  error,
  webhook_id,
  payload,
}: DeliveryRow): Delivery {
  return {
    id,
    event,
    status,
    attempts,
    created,
    last_attempt,
    next_attempt: status === 'pending' ? due : null,
    response_status,
    error,
    webhook_id,
    payload: JSON.parse(payload) as Delivery['payload'],
  }
}
