// The audit log: who changed rights, passwords, settings and webhooks, and who deleted what. An entry is written in the transaction of its
// change, so that neither exists without the other.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditRow } from './tables/audit-log.ts'
import type { Db } from './schema.ts'
import { transact } from './transact.ts'

/** Who does the running work. */
export interface Actor {
  user: { id: number; login: string } | null
  /** The ID of the application password of the user. */
  passwordId?: string | undefined
  /** The IP address; empty if it is unknown, or not to be recorded. */
  address: string
  /** The ID of the operation, or the command. */
  operation: string
}

export interface AuditEntry {
  type: string
  id: string | number
  action: AuditRow['action']
  /** What is known of the change, without secrets. */
  details?: object
}

const acting = new AsyncLocalStorage<Actor>()

const theService: Actor = { user: null, address: '', operation: '' }

export const actAs = <Result>(actor: Actor, work: () => Result): Result => acting.run(actor, work)

/** Writes the entries and then makes the change, together. */
export function audited<Result>(db: Db, entries: readonly AuditEntry[], change: (inside: Db) => Promise<Result>): Promise<Result> {
  return inTransaction(db, async (inside) => {
    await audit(inside, entries)
    return change(inside)
  })
}

/** Writes entries. Call in the transaction of the change, and before the change if it could delete the application password in use. */
export async function audit(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  if (!entries.length) return
  const { user, passwordId = '', address, operation } = acting.getStore() ?? theService
  const at = new Date().toISOString()
  const password = await db.selectFrom('application_passwords').select('name').where('id', '=', passwordId).executeTakeFirst()
  const who = { user_id: user?.id ?? null, login: user?.login ?? '', application: password?.name ?? null, address, operation }
  const rows = entries.map(({ type, id, action, details = {} }) => ({
    ...{ at, ...who, action, target_type: type, target_id: String(id) },
    details: JSON.stringify(details),
  }))
  await db.insertInto('audit_log').values(rows).execute()
}

const inTransaction = <Result>(db: Db, act: (inside: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? act(db) : transact(db, act)

/** Finds the entries since a date, oldest first. */
export async function findAuditEntries(
  db: Db,
  { since, login, after, limit }: { since: string; login: string | undefined; after: number; limit: number },
): Promise<AuditRow[]> {
  const all = db.selectFrom('audit_log').selectAll().where('at', '>=', since).where('id', '>', after)
  const rows = await (login === undefined ? all : all.where('login', '=', login)).orderBy('id').limit(limit).execute()
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

export async function eraseAuditEntriesBefore(db: Db, date: string): Promise<void> {
  await db.deleteFrom('audit_log').where('at', '<', date).execute()
}
