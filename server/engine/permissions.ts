// Who may do what with items, as values: the states in which somebody may act on the own items and on those of others.
import type { ExpressionBuilder, SqlBool, Expression } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'
import type { Caller } from '../users/caller.ts'
import type { Capability, Noun } from '../users/roles.ts'

/** `all`, or the states in which it is allowed. */
type States = 'all' | readonly ContentStatus[]

export interface AccessScope {
  own: States
  others: States
}

export interface Permissions {
  /** Whether one may read items of this kind at all; everybody may where it is missing. */
  mayView?(caller: Caller): boolean
  /** Whether one may work with items of this kind at all. */
  mayEditAny(caller: Caller): boolean
  mayCreate(caller: Caller): boolean
  mayPublish(caller: Caller): boolean
  mayEditOthers(caller: Caller): boolean
  read(caller: Caller): AccessScope
  edit(caller: Caller): AccessScope
  remove(caller: Caller): AccessScope
}

const unpublished = ['draft', 'pending', 'private', 'auto-draft'] as const

export function permissionsFor(noun: Noun): Permissions {
  const changing =
    (verb: 'edit' | 'delete') =>
    (caller: Caller): AccessScope => ({
      own: caller.can(`${verb}_${noun}`) ? (caller.can(`${verb}_published_${noun}`) ? 'all' : unpublished) : [],
      others: caller.can(`${verb}_others_${noun}`) ? 'all' : [],
    })
  return {
    mayEditAny: (caller) => caller.can(`edit_${noun}`),
    mayCreate: (caller) => caller.can(`edit_${noun}`),
    mayPublish: (caller) => caller.can(`publish_${noun}`),
    mayEditOthers: (caller) => caller.can(`edit_others_${noun}`),
    read: (caller) => ({
      own: 'all',
      others: caller.can(`edit_others_${noun}`) ? 'all' : ['publish'],
    }),
    edit: changing('edit'),
    remove: changing('delete'),
  }
}

/** Reusable blocks are read by those who write, and made by those who publish. */
export function blockPermissions(): Permissions {
  const posts = permissionsFor('posts')
  return {
    ...posts,
    mayCreate: posts.mayPublish,
    read: (caller) => (posts.mayEditAny(caller) ? posts.read(caller) : { own: [], others: [] }),
  }
}

/** Files are as public as what they are attached to; who may upload may make them. */
export function mediaPermissions(): Permissions {
  const posts = permissionsFor('posts')
  return {
    ...posts,
    mayCreate: (caller) => caller.can('upload_files'),
    read: (caller) => ({ own: 'all', others: posts.mayEditOthers(caller) ? 'all' : ['inherit'] }),
  }
}

/** What only those with one capability change. `read` says in which states everybody else sees it. */
export function permissionsOf(capability: Capability, read: readonly ContentStatus[]): Permissions {
  const may = (caller: Caller): boolean => caller.can(capability)
  const all = (caller: Caller): AccessScope => (may(caller) ? { own: 'all', others: 'all' } : { own: [], others: [] })
  return {
    mayEditAny: may,
    mayCreate: may,
    mayPublish: may,
    mayEditOthers: may,
    read: (caller) => (may(caller) ? all(caller) : { own: read, others: read }),
    edit: all,
    remove: all,
  }
}

const includes = (states: States, state: ContentStatus): boolean => states === 'all' || states.includes(state)

export function isAllowed(reach: AccessScope, caller: Caller, row: Pick<ContentRow, 'author'>, state: ContentStatus): boolean {
  return includes(row.author === caller.user?.id ? reach.own : reach.others, state)
}

/** For changes, an item in the trash counts as what it was before. */
export function statusForEditing(row: Pick<ContentRow, 'status' | 'status_before_trash'>): ContentStatus {
  return row.status_before_trash ?? row.status
}

type Builder = ExpressionBuilder<Database, 'content'>

/** The same as `isAllowed`, as a condition; undefined if it holds for all of the given states. */
export function accessCondition(
  reach: AccessScope,
  caller: Caller,
  eb: Builder,
  states: readonly ContentStatus[],
): Expression<SqlBool> | undefined {
  if (reach.others === 'all' || states.every((state) => includes(reach.others, state))) return undefined
  const stateIn = (allowed: States) =>
    allowed === 'all' ? eb.lit(true) : allowed.length ? eb('content.status', 'in', allowed) : eb.lit(false)
  if (!caller.user) return stateIn(reach.others)
  return eb.or([stateIn(reach.others), eb.and([eb('content.author', '=', caller.user.id), stateIn(reach.own)])])
}

/** Keeps a search from finding what the password of an item protects; undefined if the caller may read it anyway. */
export function hidesProtected(
  search: string | undefined,
  permissions: Permissions,
  caller: Caller,
  eb: Builder,
): Expression<SqlBool> | undefined {
  if (!search || permissions.mayEditOthers(caller)) return undefined
  const isOpen = eb('content.password', '=', '')
  return caller.user ? eb.or([isOpen, eb('content.author', '=', caller.user.id)]) : isOpen
}
