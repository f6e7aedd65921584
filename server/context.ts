// The context of the service, which hands each part what it needs, and what each request adds to it.
import type { Logger } from 'pino'
import type { ChangeFollower } from './changes/follower.ts'
import type { Config } from './config/config.ts'
import type { PermalinkScheme, TaxonomyDescription, TypeDescription } from './content-type.ts'
import type { Contract } from './contract/contract.ts'
import type { ContentBlock, ContentBlockInput } from './contract/schemas.ts'
import type { QueryValues } from './contract/query-string.ts'
import type { OpenDatabase } from './db/database.ts'
import type { Declarations } from './declarations/declarations.ts'
import type { Dialect } from './db/dialect.ts'
import type { Db } from './db/schema.ts'
import type { Writes } from './cache/scopes.ts'
import type { ContentRow } from './db/tables/content.ts'
import type { ItemCache } from './cache/item-cache.ts'
import type { FoundRows } from './db/keyset.ts'
import type { Metrics } from './telemetry/metrics.ts'
import type { Observer } from './telemetry/observer.ts'
import type { FetchPublic } from './outgoing/fetch-public.ts'
import type { PostPublic } from './outgoing/post-public.ts'
import type { SiteHooks } from './site-hooks/hooks.ts'
import type { Storage } from './storage/storage.ts'
import type { Language } from './languages.ts'
import type { Theme } from './theme-files/theme.ts'
import type { Caller } from './users/caller.ts'
import type { FailureLimit } from './users/failure-limit.ts'
import { WorkBudget } from './work-budget.ts'

export interface Context {
  config: Config
  db: Db
  dialect: Dialect
  writes: OpenDatabase['writes']
  sweepWrites: OpenDatabase['sweepWrites']
  refreshPlans: OpenDatabase['refreshPlans']
  log: Logger
  now: () => Date
  /** The theme as read from its files. */
  theme: Theme
  contract: Contract
  /** What the site declares itself. */
  declarations: Declarations
  /** The site's own rules in code; undefined if it has none. */
  hooks: SiteHooks | undefined
  contentTypes: ContentTypes
  taxonomies: Taxonomies
  /** Loads users in the embed context, by ID. */
  embeddedUsers: LoadEmbedded
  items: ItemCache<ContentRow, FoundRows<Pick<ContentRow, 'id' | 'version'>>>
  /** Whether lists are found with the indexes and counts that are kept for them. Tests compare with a service that does without. */
  hasFastPaths: boolean
  /** The storage of media files. */
  storage: Storage
  /** Undefined if metrics are off. */
  metrics: Metrics | undefined
  /** Undefined if there are neither traces nor a log of slow statements. */
  observer: Observer | undefined
  fetchPublic: FetchPublic
  postPublic: PostPublic
  /** Waits for changes on behalf of callers. */
  changeFollower: ChangeFollower
  /** Counts wrong passwords of protected items. */
  wrongPasswords: FailureLimit
  /** Counts the account passwords that are set, because hashing them delays sign-ins. */
  newPasswords: FailureLimit
  /** Completes the stored HTML of rows with what the dynamic blocks in it show now. */
  completeBodies(rows: readonly ContentRow[], context: RequestContext): Promise<Map<ContentRow, string>>
  /** Reads the content of rows as blocks, with the HTML. The blocks are null if the budget of the response does not cover them. */
  readContent(
    rows: readonly ContentRow[],
    form: ContentForm,
    context: RequestContext,
  ): Promise<Map<ContentRow, { html: string; blocks: ContentBlock[] | null }>>
  /** Writes blocks as content. Throws a 400 that names what is wrong. */
  writeContent(blocks: readonly ContentBlockInput[], context: Context): Promise<string>
}

/** As readers see it; as it is written; or as it is written, with the sources of blocks, to write it back. */
export type ContentForm = 'shown' | 'written' | 'editable'

/** By identifier. */
export type ContentTypes = ReadonlyMap<string, ContentType>
/** By identifier. Events and posts share their tags. */
export type Taxonomies = ReadonlyMap<string, ListedTaxonomy>

export interface ContentType extends TypeDescription {
  permalinks: PermalinkScheme
  /** Whether the IDs in its URLs are the numbers of rows. */
  hasNumericIds: boolean
  /** What else happens when an item is published. */
  traits: { publish?(row: ContentRow, context: Context): void | Promise<void> }
  /** Returns the rows that the caller may read. */
  readable(rows: readonly ContentRow[], context: RequestContext): Promise<readonly ContentRow[]>
  embedded: LoadEmbedded
  /** Finds an item that is not a row of its own by its slug. */
  findComposed?(db: Db, slug: string): Promise<ContentRow | undefined>
  /** Finds an item that may have no row of its own. */
  findDependent?(db: Db, id: number): Promise<ContentRow | undefined>
  /** Adds its items to the demo content. */
  addDemo?(context: RequestContext): Promise<void>
}

export interface ListedTaxonomy extends TaxonomyDescription {
  /** Finds the ID of the default term, which items get when they would have none. */
  fallback?(context: Pick<Context, 'db' | 'config'>): Promise<number>
  embedded: LoadEmbedded
}

/** Loads items in the embed context, by ID: those that the caller may read. */
export type LoadEmbedded = (ids: readonly number[], context: RequestContext) => Promise<Map<number, object>>

export interface RequestContext extends Context {
  caller: Caller
  /** What had been written when the request arrived, for cached values; undefined if it uses none, because it writes. */
  writesBefore: Writes | undefined
  /** The IP address of the request; empty for the service itself. */
  ip: string
  /** The language of the texts to read or write. */
  language: Language
  /** The route and the query as given. */
  url: { route: string; given: QueryValues }
  /** The entity tags from `If-Match` and similar headers. */
  ifMatch: string | undefined
  /** The caller's preferences for the response. */
  prefer: string | undefined
  /** What the dynamic parts of the response may cost. */
  budget: WorkBudget
  /** Validates another body for the operation, and returns it with defaults. Set for requests if the site has hooks. */
  validateBody?: ((body: object) => unknown) | undefined
}

/** A context for work that the service does itself, on behalf of a user, in the language of the site unless another one is set. */
export function onBehalfOf(caller: Caller, context: Context & { language?: Language }): RequestContext {
  return {
    ...context,
    caller,
    writesBefore: undefined,
    ip: '',
    language: context.language ?? context.config.site.language,
    url: { route: '', given: {} },
    ifMatch: undefined,
    prefer: undefined,
    budget: new WorkBudget(),
  }
}
