// The settings of the site that administrators can change. They are read from the database each time, so that all processes agree.
// A transaction reads them once.
import type { Config } from '../config/config.ts'
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

type SettingsContext = { db: Db; config: Pick<Config, 'site'> }

const readInTransaction = new WeakMap<Db, Promise<Record<string, unknown>>>()

export async function readSettings({ db, config }: SettingsContext): Promise<Settings> {
  const stored = readInTransaction.get(db) ?? findSettings(db)
  if (db.isTransaction) readInTransaction.set(db, stored)
  return { ...defaultsFor(config), ...(await stored) }
}

const defaultsFor = ({ site }: Pick<Config, 'site'>): Settings => ({
  title: site.name,
  description: site.description,
  date_format: site.language === 'ka-ge' ? 'j F, Y' : 'F j, Y',
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

export async function changeSettings({ db }: Pick<SettingsContext, 'db'>, change: SettingsChange): Promise<void> {
  readInTransaction.delete(db)
  const stored = await findSettings(db)
  for (const [name, value] of Object.entries(change)) {
    const [before, after] = [stored[name] ?? null, value ?? null]
    if (value !== undefined && before !== after)
      await audit(db, [{ type: 'setting', id: name, action: 'changed', details: { before, after } }])
    if (value === null) await eraseSetting(db, name)
    else if (value !== undefined) await storeSetting(db, name, value)
  }
}

/** Returns the ID of the front page; 0 if it shows posts. */
export function frontPage({ show_on_front, page_on_front }: Settings): number {
  return show_on_front === 'page' ? page_on_front : 0
}

/** Returns the ID of the page whose URL lists the posts; 0 if the front page does. */
export function postsPage({ show_on_front, page_for_posts }: Settings): number {
  return show_on_front === 'page' ? page_for_posts : 0
}
