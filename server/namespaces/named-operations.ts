// Names the operations of a resource as the contract does: those of posts are listPosts, createPost … listPostRevisions.

/** The operations of a resource, or of what belongs to its items, such as revisions. */
interface Operations {
  list?: unknown
  create?: unknown
  get?: unknown
  update?: unknown
  remove?: unknown
}

type Verb = keyof Operations

/** Updates have three methods, and `remove` is `delete` in the contract. */
const verbs = { create: ['create'], get: ['get'], update: ['update', 'put', 'patch'], remove: ['delete'] } as const

type NameOf<Role extends Verb, One extends string, All extends string> = Role extends keyof typeof verbs
  ? `${(typeof verbs)[Role][number]}${One}`
  : `list${All}`

type Named<Of extends Operations, One extends string, All extends string> = {
  [Role in keyof Of & Verb as NameOf<Role, One, All>]: Of[Role]
}

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never

type AllNamed<One extends string, All extends string, Items extends Operations, Parts extends Record<string, Operations>> = Named<
  Items,
  One,
  All
> &
  Together<{ [Part in keyof Parts & string]: Named<Parts[Part], `${One}${Part}`, `${One}${Part}s`> }[keyof Parts & string]>

/** `parts` are what belongs to each item, by its singular name. */
export function namedOperations<
  const One extends string,
  const All extends string,
  Items extends Operations,
  const Parts extends Record<string, Operations> = Record<never, never>,
>(one: One, all: All, items: Items, parts = {} as Parts): AllNamed<One, All, Items, Parts> {
  const ofParts = Object.entries(parts).map(([part, operations]) => named(one + part, `${one}${part}s`, operations))
  return Object.fromEntries([named(one, all, items), ...ofParts].flatMap((operations) => Object.entries(operations))) as never
}

function named(one: string, all: string, { list, ...others }: Operations): Record<string, unknown> {
  const single = Object.entries(verbs).flatMap(([role, names]) => {
    const operation = others[role as keyof typeof verbs]
    return operation === undefined ? [] : names.map((name): [string, unknown] => [name + one, operation])
  })
  return { ...(list !== undefined && { [`list${all}`]: list }), ...Object.fromEntries(single) }
}
