// The capabilities on the items of types that name their own rights.
import type { Action, Declarations, DeclaredType, Rights } from '../declarations/declarations.ts'
import { verbs } from './permissions.ts'
import type { Verb } from './permissions.ts'
import { roles } from './roles.ts'
import type { AnyCapability, Capability, DeclaredCapability, Role } from './roles.ts'

/** Of which actions a role must be allowed all, in one of the lists, to have the capability. */
const requirements: Readonly<Record<Verb, readonly (readonly Action[])[]>> = {
  edit: [['edit'], ['edit_others']],
  edit_others: [['edit_others']],
  edit_private: [['edit_others']],
  edit_published: [['edit_others'], ['edit', 'publish']],
  publish: [['publish']],
  read_private: [['read_private'], ['edit_others']],
  delete: [['delete'], ['delete_others']],
  delete_others: [['delete_others']],
  delete_private: [['delete_others']],
  delete_published: [['delete_others'], ['delete', 'publish']],
}

type Capabilities = Readonly<Record<Verb, DeclaredCapability>>

const known = new WeakMap<DeclaredType, Capabilities>()

/** The capabilities on the items of a type; undefined if they are those of what it is like. */
export function capabilitiesOn(type: DeclaredType): Capabilities | undefined {
  if (!type.rights) return undefined
  const capabilities = known.get(type) ?? capabilitiesWith(type.rights, type)
  known.set(type, capabilities)
  return capabilities
}

/** The noun of several items in the names of capabilities. */
const nounOf = ({ route }: Pick<DeclaredType, 'route'>): string => route.replaceAll('-', '_')

/** The names of the capabilities on the items of a type. */
export const capabilityNamesOn = (type: Pick<DeclaredType, 'route'>): string[] => verbs.map((verb) => `${verb}_${nounOf(type)}`)

function capabilitiesWith(rights: Rights, type: DeclaredType): Capabilities {
  const allows = (role: Role, verb: Verb): boolean =>
    role === 'administrator' || requirements[verb].some((actions) => actions.every((action) => rights[role]?.includes(action)))
  const capabilities = verbs.map((verb): [Verb, DeclaredCapability] => [
    verb,
    { name: `${verb}_${nounOf(type)}`, roles: new Set(roles.filter((role) => allows(role, verb))) },
  ])
  return Object.fromEntries(capabilities) as Capabilities
}

/** All capabilities that a site declares. */
export const declaredCapabilities = ({ types }: Declarations): DeclaredCapability[] =>
  types.flatMap((type) => Object.values(capabilitiesOn(type) ?? {}))

/** The names of those that the roles have. */
export const declaredNamesOf = (given: readonly Role[], declarations: Declarations): string[] =>
  declaredCapabilities(declarations).flatMap(({ name, roles: having }) => (given.some((role) => having.has(role)) ? name : []))

/** The capability with a name in the declarations, which has been checked. */
export function capabilityNamed(name: string, declarations: Declarations): AnyCapability {
  return declaredCapabilities(declarations).find((capability) => capability.name === name) ?? (name as Capability)
}
