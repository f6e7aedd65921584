// What the doctor reads from the database.
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { SubscriptionRow } from '../../db/tables/webhooks.ts'

const MAX_ADDRESSES = 100

/** The IP addresses from which application passwords have been used last. */
export async function findUsedAddresses(db: Db): Promise<string[]> {
  const used = db.selectFrom('application_passwords').select('last_ip').distinct().where('last_ip', 'is not', null)
  return (await used.limit(MAX_ADDRESSES).execute()).map(({ last_ip }) => last_ip ?? '')
}

export function findFailingSubscriptions(db: Db): Promise<SubscriptionRow[]> {
  return db.selectFrom('webhook_subscriptions').selectAll().where('failing_since', 'is not', null).orderBy('id').execute()
}

/** The time of the newest change; undefined if there is none. */
export async function findNewestChange(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('changes')
    .select(sql<string | null>`max(at)`.as('at'))
    .executeTakeFirst()
  return row?.at ?? undefined
}
