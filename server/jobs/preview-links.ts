// Deletes preview links that have expired.
import { eraseExpiredPreviewLinks } from '../engine/preview-links-store.ts'
import type { PeriodicJob } from './periodic.ts'

export const sweepingPreviewLinks: PeriodicJob = {
  name: 'delete expired preview links',
  everyMs: 60 * 60_000,
  act: ({ db, now }) => eraseExpiredPreviewLinks(db, now().toISOString()),
}
