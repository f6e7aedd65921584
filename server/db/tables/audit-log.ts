// Who changed rights, passwords, settings and webhooks, and who deleted what. Rows are only added, and deleted when they are old.
import type { Generated, Selectable } from 'kysely'

export interface AuditLogTable {
  id: Generated<number>
  /** ISO 8601, UTC. */
  at: string
  /** Null for the service itself and the command line. */
  user_id: number | null
  login: string
  /** The name of the application password. */
  application: string | null
  /** The IP address; empty for the service itself and the command line. */
  address: string
  /** The ID of the operation, or the command. */
  operation: string
  target_type: string
  target_id: string
  action: 'created' | 'changed' | 'deleted'
  /** A JSON object with what is known of the change, without secrets. */
  details: string
}

export type AuditRow = Selectable<AuditLogTable>
