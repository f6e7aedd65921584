// The settings of the site that administrators can change. They are read from the database each time, so that all processes agree.
// A transaction reads them once.
import type { Config } from '../config/config.ts'
import { localeOf } from '../languages.ts'
import type { Language } from '../languages.ts'
import { audit } from '../db/audit.ts'
import type { Db } from '../db/schema.ts'
import type { OpenOrClosed, PostFormat } from '../db/tables/content.ts'
import { eraseSetting, findSettings, storeSetting } from './store.ts'

export interface Settings {
  title: string
  description: string
  /** In the notation of PHP. */
  date_format: string
  /** The ID of the category for posts without one. */
  default_category: number
  /** '0' is the standard format. */
  default_post_format: PostFormat | '0'
  /** The number of posts on one public page of a list. */
  posts_per_page: number
  show_on_front: 'posts' | 'page'
  /** The ID of the page at the root of the site; 0 if there is none. */
  page_on_front: number
  /** The ID of the page whose URL lists the posts; 0 if there is none. */
  page_for_posts: number
  default_comment_status: OpenOrClosed
  default_ping_status: OpenOrClosed
  /** The IDs of media items; 0 if there is none. */
  site_logo: number
  site_icon: number
}

/** The settings that have a text in each language. */
type Texts = Partial<Pick<Settings, 'title' | 'description' | 'date_format'>>

/** The name under which the texts in further languages are stored. */
const TRANSLATIONS = 'translations'

/** `language` is that of the texts; without it, they are in the site's language. */
type SettingsContext = { db: Db; config: Pick<Config, 'site'>; language?: Language }

const readInTransaction = new WeakMap<Db, Promise<Record<string, unknown>>>()

export async function readSettings(context: SettingsContext): Promise<Settings> {
  const { config, language = config.site.language } = context
  const { [TRANSLATIONS]: translations, ...stored } = await storedSettings(context)
  const texts = (translations as Record<Language, Texts> | undefined)?.[language]
  return { ...defaultsFor(config), ...stored, ...texts }
}

/** The settings that differ from the defaults. */
async function storedSettings({ db }: SettingsContext): Promise<Record<string, unknown>> {
  const stored = readInTransaction.get(db) ?? findSettings(db)
  if (db.isTransaction) readInTransaction.set(db, stored)
  return stored
}

const defaultsFor = ({ site }: Pick<Config, 'site'>): Settings => ({
  title: site.name,
  description: site.description,
  date_format: localeOf(site.language).startsWith('en') ? 'F j, Y' : 'j F, Y',
  default_category: 1,
  default_post_format: '0',
  posts_per_page: 10,
  show_on_front: 'posts',
  page_on_front: 0,
  page_for_posts: 0,
  default_comment_status: 'open',
  default_ping_status: 'open',
  site_logo: 0,
  site_icon: 0,
})

/** A change of settings. Null restores the default. */
export type SettingsChange = { [Name in keyof Settings]?: Settings[Name] | null | undefined }

/** Texts are changed in the language of the context. */
export async function changeSettings(context: SettingsContext, change: SettingsChange): Promise<void> {
  const { db, config, language = config.site.language } = context
  const isOwn = language === config.site.language
  const { title, description, date_format, ...others } = change
  const texts = { title, description, date_format }
  if (!isOwn) await changeTexts(context, language, texts)
  readInTransaction.delete(db)
  const stored = await findSettings(db)
  for (const [name, value] of Object.entries(isOwn ? change : others)) {
    await auditSetting(db, name, stored[name], value)
    if (value === null) await eraseSetting(db, name)
    else if (value !== undefined) await storeSetting(db, name, value)
  }
}

async function auditSetting(db: Db, id: string, stored: unknown, value: unknown): Promise<void> {
  const [before, after] = [stored ?? null, value ?? null]
  if (value !== undefined && before !== after) await audit(db, [{ type: 'setting', id, action: 'changed', details: { before, after } }])
}

/** A text that is null or empty is that of the site's language. */
async function changeTexts(
  context: SettingsContext,
  language: Language,
  change: { [Name in keyof Texts]?: string | null | undefined },
): Promise<void> {
  const stored = ((await storedSettings(context))[TRANSLATIONS] ?? {}) as Record<Language, Texts>
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const texts = Object.fromEntries(Object.entries({ ...stored[language], ...given }).filter(([, value]) => value))
  for (const [name, value] of Object.entries(given))
    await auditSetting(context.db, `${name} (${language})`, stored[language]?.[name as keyof Texts], value)
  await storeSetting(context.db, TRANSLATIONS, { ...stored, [language]: texts })
}

/** Returns the ID of the front page; 0 if it shows posts. */
export function frontPage({ show_on_front, page_on_front }: Settings): number {
  return show_on_front === 'page' ? page_on_front : 0
}

/** Returns the ID of the page whose URL lists the posts; 0 if the front page does. */
export function postsPage({ show_on_front, page_for_posts }: Settings): number {
  return show_on_front === 'page' ? page_for_posts : 0
}
