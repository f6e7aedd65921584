// What callers may do with the items of a content type, and with the terms of a taxonomy.
import type { ContentStatus } from '../db/tables/content.ts'
import type { Caller } from './caller.ts'
import type { Capability } from './roles.ts'

/** The statuses in which the action is allowed. */
export type Statuses = 'all' | readonly ContentStatus[]

export interface AccessScope {
  own: Statuses
  others: Statuses
}

/** The capabilities that the actions on a content type require, named like those of posts. */
export type TypeCapabilities = Readonly<Record<'edit_posts' | 'edit_others_posts' | 'publish_posts' | 'create_posts', Capability>>

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
