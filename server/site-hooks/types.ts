// The types of a site's own rules, which are in `hooks.ts` of its folder.

/** A problem with each of these parameters, such as `{ 'meta.servings': 'must be even' }`. */
export type Refusals = Readonly<Record<string, string>>

export interface HookContext<Item> {
  /** The item as editors see it now; undefined if it is created. */
  previous: Item | undefined
  user: { id: number; username: string; roles: string[] } | null
  /** Ends the request with a 400 that names the parameter, such as `meta.servings`. The problem begins with a verb: `must be even`. */
  refuse(parameter: string, problem: string): never
}

type Text = { raw?: string }

/** The item as it will be: what the request sets, on top of what it was. Texts are as they are written. A new item may lack fields. */
export type ChangedItem<Item> = Partial<{
  [Name in Exclude<keyof Item, 'meta' | '_links' | '_embedded'>]: Item[Name] extends Text ? string : Item[Name]
}> &
  Pick<Item, Extract<keyof Item, 'meta'>>

/** The hooks of a type: its items as they will be and as they are, and what requests set. */
export interface TypeHooks<Changed, Item, Input> {
  /** Checks an item. Refuses what schemas cannot say. */
  validate?(item: Changed, context: HookContext<Item>): Refusals | void | Promise<Refusals | void>
  /** Returns the fields to set beside those of the request. */
  beforeSave?(item: Changed, context: HookContext<Item>): Input | undefined | Promise<Input | undefined>
}

/** What a path creates, and the body that it takes. */
type Creation<Path> = Path extends {
  post: { requestBody?: infer Body; responses: { 201: { content: { 'application/json': infer Item } } } }
}
  ? Item extends { type: infer Name extends string }
    ? { name: Name; item: Item; input: Partial<InputOf<Body>> }
    : never
  : never

type InputOf<Body> = NonNullable<Body> extends { content: { 'application/json': infer Input } } ? Input : never

type Creations<Paths> = { [Path in keyof Paths]: Creation<Paths[Path]> }[keyof Paths]

type Values = Record<string, unknown>
type UntypedItem = Values & { meta: Values }

/**
 * The own rules of a site, by type: `export default { recipe: { validate(item) { … } } } satisfies Hooks<Site>`. `Site` is what
 * `content-service types` writes; without it, fields have no types.
 */
export type Hooks<Site = undefined> = Site extends { 'cms-v2': infer Paths }
  ? { [One in Creations<Paths> as One['name']]?: TypeHooks<ChangedItem<One['item']>, One['item'], One['input']> }
  : Record<string, TypeHooks<UntypedItem, UntypedItem, Values>>
