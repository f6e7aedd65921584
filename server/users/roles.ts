// The roles and their capabilities.

export type Capability =
  | 'read'
  | 'upload_files'
  | 'unfiltered_html'
  | 'manage_categories'
  | 'manage_options'
  | 'edit_theme_options'
  | `${'list' | 'create' | 'edit' | 'promote' | 'delete'}_users`
  | `${'edit' | 'publish' | 'delete'}_${CapabilityNoun}`
  | `${'edit' | 'delete'}_${'others' | 'published' | 'private'}_${CapabilityNoun}`
  | `read_private_${CapabilityNoun}`

/** A capability on the items of a type that names its own rights, and the roles that have it. */
export interface DeclaredCapability {
  name: string
  roles: ReadonlySet<Role>
}

export type AnyCapability = Capability | DeclaredCapability

export const nameOfCapability = (capability: AnyCapability): string => (isDeclared(capability) ? capability.name : capability)

export const isDeclared = (capability: AnyCapability): capability is DeclaredCapability => typeof capability !== 'string'

/** The content types with capabilities of their own. */
export type CapabilityNoun = 'posts' | 'pages'

export const roles = ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const
export type Role = (typeof roles)[number]

const capabilitiesFor = (noun: CapabilityNoun): Capability[] => [
  `edit_${noun}`,
  `edit_others_${noun}`,
  `edit_published_${noun}`,
  `edit_private_${noun}`,
  `publish_${noun}`,
  `delete_${noun}`,
  `delete_others_${noun}`,
  `delete_published_${noun}`,
  `delete_private_${noun}`,
  `read_private_${noun}`,
]

const subscriber: Capability[] = ['read']
const contributor: Capability[] = [...subscriber, 'edit_posts', 'delete_posts']
const author: Capability[] = [...contributor, 'publish_posts', 'edit_published_posts', 'delete_published_posts', 'upload_files']
const editor: Capability[] = [
  ...new Set([
    ...author,
    ...capabilitiesFor('posts'),
    ...capabilitiesFor('pages'),
    'manage_categories' as const,
    'unfiltered_html' as const,
  ]),
]
const administrator: Capability[] = [
  ...editor,
  'manage_options',
  'edit_theme_options',
  'list_users',
  'create_users',
  'edit_users',
  'promote_users',
  'delete_users',
]

const granted: Record<Role, ReadonlySet<Capability>> = {
  administrator: new Set(administrator),
  editor: new Set(editor),
  author: new Set(author),
  contributor: new Set(contributor),
  subscriber: new Set(subscriber),
}

/** All capabilities, from those of subscribers to those of administrators. */
export const allCapabilities: readonly Capability[] = administrator

export function isRole(name: string): name is Role {
  return Object.hasOwn(granted, name)
}

export function capabilitiesOf(...roles: readonly Role[]): ReadonlySet<Capability> {
  const [role] = roles
  return role && roles.length === 1 ? granted[role] : new Set(roles.flatMap((one) => [...granted[one]]))
}

/** Returns the roles of a user, in order of assignment. */
export function rolesIn({ role }: { role: string }): Role[] {
  return role.split(',').filter(isRole)
}

/** Formats roles for storage. */
export const storedRoles = (given: readonly Role[]): string => [...new Set(given)].join(',')

/** The numbers of roles for older clients. */
const levels: Readonly<Record<Role, number>> = { administrator: 10, editor: 7, author: 2, contributor: 1, subscriber: 0 }

/** Lists the capabilities of these roles for clients. */
export function listCapabilityNames(given: readonly Role[]): string[] {
  const highest = Math.max(-1, ...given.map((role) => levels[role]))
  return [...capabilitiesOf(...given), ...Array.from({ length: highest + 1 }, (_none, level) => `level_${level}`)]
}
