// What can change: content, terms and users.
import type { WebhookEvents } from '../content-type.ts'
import type { Context } from '../context.ts'
import type { ContentStatus } from '../db/tables/content.ts'
import { isAllowed } from '../engine/permissions.ts'
import type { Caller } from '../users/caller.ts'

export interface Kind {
  /** What webhooks call its changes. */
  webhooks: WebhookEvents | undefined
  /** The route of the collection, if its items have a URL with their number. */
  route: string | undefined
  /** Whether the caller may see an item with this status and author. */
  maySee(caller: Caller, status: ContentStatus, author: number | null): boolean
}

export type Kinds = Pick<Context, 'contentTypes' | 'taxonomies'>

/** In the log of changes, users are private items of their own. */
const others: ReadonlyMap<string, Kind> = new Map([
  [
    'user',
    {
      webhooks: { name: 'user', hasStatuses: false },
      route: '/cms/v2/users',
      maySee: ({ user, can }: Caller, _status: ContentStatus, author: number | null) => can('list_users') || user?.id === author,
    },
  ],
])

/** Undefined for a type that this version does not have. */
export function kindOf(type: string, { contentTypes, taxonomies }: Kinds): Kind | undefined {
  const contentType = contentTypes.get(type)
  if (contentType) {
    const { webhooks, permissions, hasNumericIds, route } = contentType
    return {
      webhooks,
      route: hasNumericIds ? route : undefined,
      maySee: (caller, status, author) =>
        webhooks !== undefined &&
        permissions.mayView?.(caller) !== false &&
        isAllowed(permissions.read(caller), caller, { author: author ?? 0 }, status),
    }
  }
  const taxonomy = taxonomies.get(type)
  if (!taxonomy) return others.get(type)
  const { webhooks, route, capabilities } = taxonomy
  return { webhooks, route, maySee: ({ can }) => capabilities.read === undefined || can(capabilities.read) }
}
