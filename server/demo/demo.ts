// Fills an empty database with demo content.
import { fileURLToPath } from 'node:url'
import type { Insertable } from 'kysely'
import { DAY_MS } from '../durations.ts'
import { siteDate } from '../engine/dates.ts'
import { createPermalink } from '../engine/permalinks.ts'
import { insertRow, updateKeepingVersion } from '../engine/writes-store.ts'
import { renderTexts } from '../engine/rendered-texts.ts'
import { onBehalfOf } from '../context.ts'
import type { Context, RequestContext } from '../context.ts'
import type { ContentRow, ContentTable } from '../db/tables/content.ts'
import type { UserRow } from '../db/tables/users.ts'
import { transact } from '../db/transact.ts'
import { processUpload } from '../media/process-upload.ts'
import { withStaging } from '../media/staging.ts'
import { handlers as blockHandlers } from '../namespaces/cms-v2/blocks.ts'
import { handlers as categoryHandlers } from '../namespaces/cms-v2/categories.ts'
import { handlers as fontFaceHandlers } from '../namespaces/cms-v2/font-faces.ts'
import { handlers as fontFamilyHandlers } from '../namespaces/cms-v2/font-families.ts'
import { addMedia } from '../namespaces/cms-v2/media-uploads.ts'
import { handlers as menuItemHandlers } from '../namespaces/cms-v2/menu-items.ts'
import { handlers as menuHandlers } from '../namespaces/cms-v2/menus.ts'
import { handlers as navigationHandlers } from '../namespaces/cms-v2/navigation.ts'
import { handlers as patternCategoryHandlers } from '../namespaces/cms-v2/pattern-categories.ts'
import { handlers as postHandlers } from '../namespaces/cms-v2/posts.ts'
import { handlers as tagHandlers } from '../namespaces/cms-v2/tags.ts'
import { findOrCreateUserStyles } from '../themes/user-styles.ts'
import { addUser } from '../users/accounts.ts'
import { addApplicationPassword } from '../users/application-passwords.ts'
import { callerFor } from '../users/caller.ts'
import { addCalendar } from './calendar.ts'
import { mapValues, idOf } from './map-values.ts'
import { findRowsBySlug } from '../engine/rows-store.ts'
import { hasContent, hasUsers } from './store.ts'
import { addTranslations } from './translations.ts'
import { block, categories, font, menu as menuTexts, navigation, pages, demoImages, posts, tags, demoAuthors } from './texts.ts'
import type { DemoPost, DemoImage, Writer } from './texts.ts'

export interface FirstUser {
  login: string
  password: string
}

type Columns = Pick<Insertable<ContentTable>, 'type' | 'status' | 'slug' | 'parent' | 'menu_order' | 'comment_status' | 'ping_status'>

/** Creates the first administrator and returns the password, which is shown only once; undefined if the database was in use. */
export async function addDemoContent(context: Context): Promise<FirstUser | undefined> {
  const users = await addWriters(context)
  if (!users) return undefined
  const { admin } = users
  const { password } = await addApplicationPassword(context.db, admin.id, 'First sign-in', context.now())
  const asAdmin = onBehalfOf(callerFor(admin), context)
  const media = await mapValues(demoImages, (name) => addImage(name, asAdmin))
  const categoryIds = await mapValues(categories, async (name) =>
    idOf(await categoryHandlers.createCategory({ body: categories[name] }, asAdmin)),
  )
  const tagIds = await mapValues(tags, async (name) => idOf(await tagHandlers.createTag({ body: tags[name] }, asAdmin)))
  for (const post of posts) await postHandlers.createPost({ body: bodyOf(post) }, asAdmin)
  const pageIds = await addPages()
  const addSeries = await addCalendar(
    { images: await mapValues(demoImages, (name) => Promise.resolve(media[name].id)), tags: tagIds },
    asAdmin,
  )
  await addMenu()
  await addBlocks()
  await addFont(asAdmin)
  for (const { addDemo } of context.contentTypes.values()) await addDemo?.(asAdmin)
  await addSeries()
  await addTranslations(async (type, slug) => (await findRowsBySlug(context.db, [type], slug))[0]?.id ?? 0, asAdmin)
  return { login: admin.login, password }

  function bodyOf({ writer, days, image, content, categories: itsCategories, tags: itsTags, ...post }: DemoPost) {
    return {
      ...post,
      content: withPictures(content),
      author: users?.[writer].id ?? admin.id,
      featured_media: image ? media[image].id : 0,
      categories: itsCategories.map((name) => categoryIds[name]),
      tags: itsTags.map((name) => tagIds[name]),
      ...(days === undefined
        ? { status: 'draft' as const }
        : { status: 'publish' as const, date_gmt: siteDate(new Date(context.now().getTime() + days * DAY_MS), 'UTC').date_gmt }),
    }
  }

  async function addPages(): Promise<Map<string, number>> {
    const ids = new Map<string, number>()
    for (const [index, { title, slug, content, below = '' }] of pages.entries()) {
      const columns = { type: 'page', status: 'publish' as const, slug, parent: ids.get(below) ?? 0, menu_order: index }
      ids.set(slug, (await addRow(columns, { title, content: withPictures(content), excerpt: '' }, admin, context)).id)
    }
    return ids
  }

  async function addMenu(): Promise<void> {
    const menu = idOf(await menuHandlers.createMenu({ body: { name: menuTexts.name } }, asAdmin))
    const made = new Map<string, number>()
    for (const [index, item] of menuTexts.items.entries()) {
      const target =
        'page' in item
          ? { type: 'post_type' as const, object: 'page', object_id: pageIds.get(item.page) ?? 0, parent: made.get(item.below ?? '') ?? 0 }
          : { type: 'custom' as const, url: context.config.baseUrl + item.path, title: item.title }
      const response = await menuItemHandlers.createMenuItem(
        { body: { ...target, status: 'publish', menus: menu, menu_order: index + 1 } },
        asAdmin,
      )
      if ('page' in item) made.set(item.page, idOf(response))
    }
  }

  async function addBlocks(): Promise<void> {
    const category = idOf(await patternCategoryHandlers.createPatternCategory({ body: { name: block.category } }, asAdmin))
    await blockHandlers.createBlock(
      { body: { title: block.title, content: block.content, status: 'publish', cms_pattern_category: [category] } },
      asAdmin,
    )
    await navigationHandlers.createNavigation({ body: { ...navigation, status: 'publish' } }, asAdmin)
    await findOrCreateUserStyles(asAdmin)
  }

  function withPictures(text: string): string {
    return text.replace(/\{(harbour|sunset)\}/g, (_whole, name: DemoImage) => media[name].guid)
  }
}

async function addWriters({ db, dialect, now }: Context): Promise<Record<Writer, UserRow> | undefined> {
  return transact(db, async (trx) => {
    await dialect.lockWrites(trx, 'user')
    if ((await hasUsers(trx)) || (await hasContent(trx))) return undefined
    return mapValues(demoAuthors, (name) => addUser(trx, demoAuthors[name], now()))
  })
}

async function addImage(name: DemoImage, context: RequestContext) {
  const { title, alt } = demoImages[name]
  const file = { source: fileURLToPath(new URL(`${name}.png`, import.meta.url)), name: `${name}.png` }
  return withStaging(context.config.media.staging, async (folder) =>
    addMedia(await processUpload(file, folder, context.config.media), name, { title, alt_text: alt, comment_status: 'closed' }, context),
  )
}

/** Uses the handlers, like an editor. */
async function addFont(context: RequestContext): Promise<void> {
  const name = 'signal.woff2'
  const font_family_id = idOf(await fontFamilyHandlers.createFontFamily({ body: { font_family_settings: font } }, context))
  const file = { source: fileURLToPath(new URL(name, import.meta.url)), name }
  const font_face_settings = { fontFamily: font.name, fontWeight: '400', fontStyle: 'normal', src: 'file' }
  const upload = { files: new Map([['file', file]]), folder: '' }
  await fontFaceHandlers.createFontFace({ path: { font_family_id }, body: { font_face_settings }, upload }, context)
}

async function addRow(
  columns: Columns,
  texts: Pick<ContentRow, 'title' | 'content' | 'excerpt'>,
  author: UserRow,
  context: Context,
): Promise<ContentRow> {
  const { db, config, now } = context
  const { date, date_gmt } = siteDate(now(), config.site.timezone)
  const row = await insertRow(db, {
    comment_status: 'closed',
    ping_status: 'closed',
    ...columns,
    ...renderTexts(texts),
    author: author.id,
    date,
    date_gmt,
    modified: date,
    modified_gmt: date_gmt,
  })
  if (!row.guid) await updateKeepingVersion(db, row.id, { guid: await createPermalink(row, context) })
  return row
}
