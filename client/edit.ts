// Edits an item without overwriting the changes of others: keeps the version that the changes are based on.
import { ConnectionError, ContentServiceError, unwrap } from './errors.ts'
import type { CallOptions, Result } from './call.ts'
import type { Namespace } from './namespace.ts'
import type { DataOf, InputOf, Operation, PathOf } from './operations.ts'
import type { NoSite, PathsOf, SiteTypes } from './site.ts'

/** The paths of items that can be read and changed. */
export type EditPath<Paths> = PathOf<Paths, 'get'> & PathOf<Paths, 'patch'> & `${string}}`

type Item<Paths, Path extends EditPath<Paths>> = DataOf<Operation<Paths, 'get', Path>, 'edit'>
type Changes<Paths, Path extends EditPath<Paths>> = InputOf<Operation<Paths, 'patch', Path>>
type Autosave<Paths, Path extends EditPath<Paths>> = Operation<Paths, 'post', `${Path}/autosaves` & keyof Paths>

/** An item of a type that is being edited, as in `useState<Editing<Post>>()`: what {@link edit} returns for it. For own types, `Editing<Recipe, Site>`. */
export type Editing<
  Item extends EditableIn<PathsOf<Site, 'cms-v2'>> | EditableIn<PathsOf<Site, 'cal-events-v1'>>,
  Site extends SiteTypes = NoSite,
> = EditingIn<PathsOf<Site, 'cms-v2'>, Item> | EditingIn<PathsOf<Site, 'cal-events-v1'>, Item>
type EditableIn<Paths> = DataOf<Operation<Paths, 'get', PathById<Paths>>>
type EditingIn<Paths, Item> = {
  [Path in PathById<Paths>]: Item extends DataOf<Operation<Paths, 'get', Path>> ? EditingAt<Paths, Path> : never
}[PathById<Paths>]
type PathById<Paths> = EditPath<Paths> & `/${string}/{id}`

/** An item at a path that is being edited. */
export type EditingAt<Paths, Path extends EditPath<Paths>> = EditedItem<
  Item<Paths, Path>,
  Changes<Paths, Path>,
  InputOf<Autosave<Paths, Path>>,
  DataOf<Autosave<Paths, Path>>
>

/** An item that is being edited. Saves run one after the other. */
export interface EditedItem<Item, Changes, AutosaveChanges, Autosave> {
  /** The item as it was read, or as the last save returned it. */
  readonly item: Item
  /** Saves the changes, unless another user has changed the item: then nothing is saved, and the result is a `conflict`. */
  save: (changes: Changes, options?: CallOptions) => Promise<Saved<Item>>
  /**
   * Stores unsaved changes. It never conflicts with the next `save`: if the item is the user's own draft, the service saves the draft itself,
   * and the next `save` is based on that.
   */
  autosave: (changes: AutosaveChanges, options?: CallOptions) => Promise<Autosave>
}

export type Saved<Item> = { item: Item; conflict?: undefined } | { item?: undefined; conflict: Conflict<Item> }

export interface Conflict<Item> {
  /** The item as another user has saved it meanwhile. */
  theirs: Item
  /** Bases the next `save` on their version, so that it replaces what they changed. */
  accept: () => void
}

/**
 * Reads an item to edit it: `const draft = await edit(client.content, '/posts/{id}', { id: 7 })`. Then `await draft.save({ title: 'Boats' })`
 * changes it, as long as nobody else has.
 * @throws {ContentServiceError} if the service returns an error, here and in `save` and `autosave`.
 * @throws {ConnectionError} if the service cannot be reached or something else responds.
 */
export async function edit<Paths, Path extends EditPath<Paths>>(
  namespace: Namespace<Paths>,
  path: Path,
  values: PathValues<Operation<Paths, 'get', Path>>,
  options: CallOptions = {},
): Promise<EditingAt<Paths, Path>> {
  const { GET, PATCH, POST } = namespace as unknown as PlainNamespace<Item<Paths, Path>>
  const params = { path: values }
  const read = () => versionOf(GET(path, { ...options, params: { ...params, query: { context: 'edit' } } }))
  let base = await read()
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = last.then(act)
    last = done.catch(() => undefined)
    return done
  }
  const conflict = async (): Promise<Saved<Item<Paths, Path>>> => {
    const theirs = await read()
    return { conflict: { theirs: theirs.item, accept: () => void (base = theirs) } }
  }
  return {
    get item() {
      return base.item
    },
    save: (changes, { headers, ...given } = {}) =>
      inTurn(async () => {
        try {
          const call = PATCH(path, { ...given, params, body: changes, headers: { ...headers, 'If-Match': base.tag } })
          base = await versionOf(call)
          return { item: base.item }
        } catch (error) {
          if (error instanceof ContentServiceError && error.code === 'rest_precondition_failed') return conflict()
          throw error
        }
      }),
    autosave: (changes, given) =>
      inTurn(async () => {
        const { item, tag } = await versionOf(POST(`${path}/autosaves`, { ...given, params, body: changes }))
        if (isSame(item, base.item)) base = { item: Object.assign({}, base.item, textsOf(item)), tag }
        return item as never
      }),
  }
}

type PathValues<Operation> = Operation extends { parameters: { path: infer Values } } ? Values : never

interface Version<Item> {
  item: Item
  tag: string
}

interface PlainNamespace<Item> {
  GET: (path: string, options: object) => Promise<Result<Item>>
  PATCH: (path: string, options: object) => Promise<Result<Item>>
  POST: (path: string, options: object) => Promise<Result<Item>>
}

async function versionOf<Item>(call: Promise<Result<Item>>): Promise<Version<Item>> {
  const item = await unwrap(call)
  const { headers, status } = (await call).response
  const tag = headers.get('ETag')
  if (!tag) throw new ConnectionError('The response has no header ETag. Check that no proxy in between removes it.', { status })
  return { item, tag }
}

/** An autosave has an ID of its own, unless the service has saved the draft itself. */
function isSame(autosave: unknown, item: unknown): boolean {
  return (autosave as { id: unknown }).id === (item as { id: unknown }).id
}

function textsOf(autosave: unknown): object {
  const texts = Object.entries(autosave as object).filter(([name]) => ['title', 'content', 'excerpt'].includes(name))
  return Object.fromEntries(texts)
}
