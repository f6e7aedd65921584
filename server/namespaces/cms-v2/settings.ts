// Reads and changes the settings of the site, for administrators.
import { assertIfMatch, digest } from '#server/engine/versions.ts'
import { findRow } from '#server/engine/rows-store.ts'
import { Json, withGuard } from '#server/contract/operation.ts'
import type { BodyState } from '#server/contract/operation.ts'
import type { RequestContext } from '#server/context.ts'
import { invalidParam, unknownId, refused } from '#server/contract/api-error.ts'
import { transact } from '#server/db/transact.ts'
import { localeName } from '#server/languages.ts'
import { isImage } from '#server/media/types.ts'
import { changeSettings, readSettings } from '#server/settings/settings.ts'
import type { SettingsChange } from '#server/settings/settings.ts'
import { findTerm } from '#server/terms/store.ts'
import type { Caller } from '#server/users/caller.ts'
import type { Handlers, Schemas } from './contract.ts'
import { category } from './taxonomies.ts'

type Settings = Schemas['Settings']

function assertAdministrator(caller: Caller): void {
  if (!caller.can('manage_options'))
    throw refused(caller, 'rest_forbidden', 'You are not allowed to use the settings of the site. Only administrators can.')
}

async function read(context: RequestContext): Promise<Settings> {
  return { ...fixedValues(context), ...(await readSettings(context)) }
}

/** Returns the settings that the configuration determines. */
function fixedValues({ config: { baseUrl, site } }: RequestContext): Pick<Settings, 'url' | 'timezone' | 'language' | 'languages'> {
  return { url: baseUrl, timezone: site.timezone, language: localeName(site.language), languages: [...site.languages] }
}

const variables = { url: 'BASE_URL', timezone: 'SITE_TIMEZONE', language: 'LANGUAGES' } as const

function bodyOf(settings: Settings): Json<Settings> {
  const text = JSON.stringify(settings)
  return new Json<Settings>(() => Buffer.from(text), stateOf(text))
}

const stateOf = (text: string): BodyState => ({ tag: digest(text), isWhole: true })

async function get(_input: unknown, context: RequestContext) {
  assertAdministrator(context.caller)
  return { status: 200 as const, body: bodyOf(await read(context)) }
}

async function update({ body = {} }: { body?: Schemas['SettingsInput'] }, context: RequestContext) {
  assertAdministrator(context.caller)
  const changed = await transact(context.db, async (db) => {
    await context.dialect.lockWrites(db, 'settings')
    const inside = { ...context, db }
    const before = await read(inside)
    assertIfMatch(context.ifMatch, stateOf(JSON.stringify(before)))
    const change = changeIn(body, before)
    await assertValid(change, inside)
    await changeSettings(inside, change)
    return read(inside)
  })
  return { status: 200 as const, body: bodyOf(changed) }
}

/** Returns the changeable settings of the input. */
function changeIn({ url, timezone, language, ...change }: Schemas['SettingsInput'], before: Settings): SettingsChange {
  for (const [name, value] of Object.entries({ url, timezone, language }) as [keyof typeof variables, string | undefined][]) {
    if (value !== undefined && value.replace(/\/$/, '') !== before[name])
      throw invalidParam(name, `must be ${before[name]}, because ${variables[name]} in the configuration of the service sets it`)
  }
  const known = Object.entries(change).filter(([name]) => name in before)
  return Object.fromEntries(known)
}

/** Checks that the IDs belong to pages and images. */
async function assertValid(change: SettingsChange, context: RequestContext): Promise<void> {
  const { db } = context
  const { default_category: categoryId } = change
  if (categoryId && !(await findTerm(db, category.name, categoryId))) throw unknownId('default_category', 'category', categoryId)
  for (const name of ['page_on_front', 'page_for_posts'] as const) {
    const id = change[name]
    if (id && !(await findRow(db, 'page', id))) throw unknownId(name, 'page', id)
  }
  for (const name of ['site_logo', 'site_icon'] as const) {
    const id = change[name]
    const file = id ? await findRow(db, 'attachment', id) : undefined
    if (id && !(file && isImage(file.mime_type))) throw unknownId(name, 'image', id)
  }
  const { page_on_front, page_for_posts } = { ...(await readSettings(context)), ...change }
  if (page_on_front && page_on_front === page_for_posts) throw invalidParam('page_for_posts', 'must be another page than page_on_front')
}

const updateAsAdministrator = withGuard(assertAdministrator, update)

export const handlers = {
  getSettings: withGuard(assertAdministrator, get),
  updateSettings: updateAsAdministrator,
  putSettings: updateAsAdministrator,
  patchSettings: updateAsAdministrator,
} satisfies Partial<Handlers>
