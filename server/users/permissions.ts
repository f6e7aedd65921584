// Permissions on the items of a content type and the terms of a taxonomy.
import type { ContentStatus } from '../db/tables/content.ts'
import type { Caller } from './caller.ts'
import type { Capability } from './roles.ts'

/** The statuses in which the action is allowed. */
export type Statuses = 'all' | readonly ContentStatus[]

export interface AccessScope {
  own: Statuses
  others: Statuses
}

/** The verbs of the actions on several items. */
export const verbs = [
  'edit',
  'edit_others',
  'edit_private',
  'edit_published',
  'publish',
  'read_private',
  'delete',
  'delete_others',
  'delete_private',
  'delete_published',
] as const
export type Verb = (typeof verbs)[number]

/**
 * The names of the capabilities for actions on a content type, for user interfaces. Actions have the names of those on posts. The
 * actual permissions are in `Permissions`.
 */
export type TypeCapabilities = Readonly<Record<`${Verb | 'create'}_posts` | `${'edit' | 'read' | 'delete'}_post` | 'read', string>>

export interface Permissions {
  capabilities: TypeCapabilities
  /** Whether the caller may read items of this type at all. If missing, everyone may. */
  mayView?(caller: Caller): boolean
  /** Whether the caller may edit items of this type at all. */
  mayEditAny(caller: Caller): boolean
  mayCreate(caller: Caller): boolean
  mayPublish(caller: Caller): boolean
  mayEditOthers(caller: Caller): boolean
  read(caller: Caller): AccessScope
  edit(caller: Caller): AccessScope
  remove(caller: Caller): AccessScope
}

/** The capabilities that the actions on terms require. */
export interface TermCapabilities {
  /** If missing, everyone may read the terms. */
  read?: Capability
  create: Capability
  manage: Capability
  assign: Capability
}
