// Permissions as data: the statuses in which a caller may act on their own items and on those of others.
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'
import { includesStatus } from '../lists/access-filters.ts'
import type { HttpMethod } from './links.ts'
import type { Caller } from '../users/caller.ts'
import { verbs } from '../users/permissions.ts'
import type { AccessScope, Permissions, TypeCapabilities, Verb } from '../users/permissions.ts'
import { nameOfCapability } from '../users/roles.ts'
import type { AnyCapability, Capability, CapabilityNoun } from '../users/roles.ts'

export type { AccessScope, Permissions, Statuses } from '../users/permissions.ts'

const unpublished = ['draft', 'pending', 'private', 'auto-draft'] as const

/** Returns the capability names for the actions on one item and on several items. */
function capabilityNames(one: string, onSeveral: (verb: Verb) => string): TypeCapabilities {
  return {
    edit_post: `edit_${one}`,
    read_post: `read_${one}`,
    delete_post: `delete_${one}`,
    read: 'read',
    ...(Object.fromEntries(verbs.map((verb) => [`${verb}_posts`, onSeveral(verb)])) as Record<`${Verb}_posts`, string>),
    create_posts: onSeveral('edit'),
  }
}

export const permissionsFor = (noun: CapabilityNoun): Permissions => permissionsBy(noun.slice(0, -1), (verb) => `${verb}_${noun}`)

/** The permissions on items of a type, by the capability of each action. `one` is the noun of one item in their names. */
export function permissionsBy(one: string, capability: (verb: Verb) => AnyCapability): Permissions {
  const may = (verb: Verb) => {
    const required = capability(verb)
    return (caller: Caller): boolean => caller.can(required)
  }
  const changing = (verb: 'edit' | 'delete') => {
    const [own, published, others] = [may(verb), may(`${verb}_published`), may(`${verb}_others`)]
    return (caller: Caller): AccessScope => ({
      own: own(caller) ? (published(caller) ? 'all' : unpublished) : [],
      others: others(caller) ? 'all' : [],
    })
  }
  const [mayEditAny, mayEditOthers, mayReadPrivate] = [may('edit'), may('edit_others'), may('read_private')]
  return {
    capabilities: capabilityNames(one, (verb) => nameOfCapability(capability(verb))),
    mayEditAny,
    mayCreate: mayEditAny,
    mayPublish: may('publish'),
    mayEditOthers,
    read: (caller) => ({
      own: 'all',
      others: mayEditOthers(caller) ? 'all' : mayReadPrivate(caller) ? ['publish', 'private'] : ['publish'],
    }),
    edit: changing('edit'),
    remove: changing('delete'),
  }
}

/** Only those who can edit items of the type can read them. */
export const readByEditors = (permissions: Permissions): Permissions => ({
  ...permissions,
  read: (caller) => (permissions.mayEditAny(caller) ? permissions.read(caller) : { own: [], others: [] }),
})

/** Users who can write posts can read reusable blocks; users who can publish posts can create them. */
export function blockPermissions(): Permissions {
  const posts = permissionsFor('posts')
  return {
    ...readByEditors(posts),
    capabilities: {
      ...capabilityNames('block', (verb) => `${verb}_${/private|publish$/.test(verb) ? 'blocks' : 'posts'}`),
      read: 'edit_posts',
      create_posts: 'publish_posts',
    },
    mayCreate: posts.mayPublish,
  }
}

/** Files are as public as the item that they are attached to; users with `upload_files` can create them. */
export function mediaPermissions(): Permissions {
  const posts = permissionsFor('posts')
  return {
    ...posts,
    capabilities: { ...posts.capabilities, create_posts: 'upload_files' },
    mayCreate: (caller) => caller.can('upload_files'),
    read: (caller) => ({ own: 'all', others: posts.mayEditOthers(caller) ? 'all' : ['inherit'] }),
  }
}

/** Permissions for content that only users with one capability can change. `read` lists the statuses in which everyone else can read it. */
export function permissionsOf(capability: Capability, read: readonly ContentStatus[]): Permissions {
  const may = (caller: Caller): boolean => caller.can(capability)
  const all = (caller: Caller): AccessScope => (may(caller) ? { own: 'all', others: 'all' } : { own: [], others: [] })
  return {
    capabilities: capabilityNames('post', () => capability),
    mayEditAny: may,
    mayCreate: may,
    mayPublish: may,
    mayEditOthers: may,
    read: (caller) => (may(caller) ? all(caller) : { own: read, others: read }),
    edit: all,
    remove: all,
  }
}

export function isAllowed(scope: AccessScope, caller: Caller, row: Pick<ContentRow, 'author'>, status: ContentStatus): boolean {
  return includesStatus(row.author === caller.user?.id ? scope.own : scope.others, status)
}

/** Returns the status on which edit permissions depend: for an item in the trash, its status before. */
export function statusForEditing(row: Pick<ContentRow, 'status' | 'status_before_trash'>): ContentStatus {
  return row.status_before_trash ?? row.status
}

type Editable = Pick<ContentRow, 'author' | 'status' | 'status_before_trash'>

export function mayEdit({ edit }: Pick<Permissions, 'edit'>, caller: Caller, row: Editable): boolean {
  return isAllowed(edit(caller), caller, row, statusForEditing(row))
}

export function mayRemove({ remove }: Pick<Permissions, 'remove'>, caller: Caller, row: Editable): boolean {
  return isAllowed(remove(caller), caller, row, statusForEditing(row))
}

/** Returns the methods that a caller who can read an item may use on its URL. */
export function allowedMethods(rights: { mayEdit: boolean; mayRemove: boolean }): HttpMethod[] {
  return ['GET', ...(rights.mayEdit ? (['POST', 'PUT', 'PATCH'] as const) : []), ...(rights.mayRemove ? (['DELETE'] as const) : [])]
}

/** Returns a key that is equal for callers with the same permissions on every item. */
export function rightsKey({ edit, remove }: Pick<Permissions, 'edit' | 'remove'>, caller: Caller): string {
  const scopes = [edit(caller), remove(caller)].map(({ own, others }) => [String(own), String(others)] as const)
  const dependsOnAuthor = scopes.some(([own, others]) => own !== others)
  return `${scopes.map((scope) => scope.join('/')).join(' ')} ${(dependsOnAuthor && caller.user?.id) || ''}`
}
