// Deletes old entries of the audit log.
import { eraseAuditEntriesBefore } from '../db/audit.ts'
import type { PeriodicJob } from './periodic.ts'

export const sweepingAudit: PeriodicJob = {
  name: 'delete old entries of the audit log',
  everyMs: 60 * 60_000,
  act: ({ db, config, now }) => eraseAuditEntriesBefore(db, new Date(now().getTime() - config.auditMs).toISOString()),
}
