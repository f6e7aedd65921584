// The statuses that callers can set, and who may read items with them.
import type { ContentStatus } from '../db/tables/content.ts'

export type KnownStatus = Exclude<ContentStatus, 'inherit' | 'auto-draft'>

interface StatusRules {
  name: string
  /** Everybody, those who may read private items, or those who may edit the item. */
  readers: 'everybody' | 'private' | 'editors'
  /** Whether the date follows the last change, unless it has been set. */
  hasFloatingDate: boolean
  isListed: boolean
}

export const statuses: Readonly<Record<KnownStatus, StatusRules>> = {
  publish: { name: 'Published', readers: 'everybody', hasFloatingDate: false, isListed: true },
  future: { name: 'Scheduled', readers: 'editors', hasFloatingDate: false, isListed: true },
  draft: { name: 'Draft', readers: 'editors', hasFloatingDate: true, isListed: true },
  pending: { name: 'Pending', readers: 'editors', hasFloatingDate: true, isListed: true },
  private: { name: 'Private', readers: 'private', hasFloatingDate: false, isListed: true },
  trash: { name: 'Trash', readers: 'editors', hasFloatingDate: false, isListed: false },
}
