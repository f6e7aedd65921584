// Fills the mock site with the demo content, and with several pages of everything. Each start creates the same content, dated relative to today.
import { DateTime } from 'luxon'
import sharp from 'sharp'
import { handlers as blockHandlers } from '../namespaces/cms-v2/blocks.ts'
import { handlers as categoryHandlers } from '../namespaces/cms-v2/categories.ts'
import { addMedia } from '../namespaces/cms-v2/media-uploads.ts'
import { handlers as siteEventHandlers } from '../namespaces/cms-v2/events.ts'
import { handlers as stylesHandlers } from '../namespaces/cms-v2/global-styles.ts'
import { handlers as menuItemHandlers } from '../namespaces/cms-v2/menu-items.ts'
import { handlers as menuHandlers } from '../namespaces/cms-v2/menus.ts'
import { handlers as navigationHandlers } from '../namespaces/cms-v2/navigation.ts'
import { handlers as siteOrganizerHandlers } from '../namespaces/cms-v2/organizers.ts'
import { handlers as pageHandlers } from '../namespaces/cms-v2/pages.ts'
import { handlers as patternCategoryHandlers } from '../namespaces/cms-v2/pattern-categories.ts'
import { handlers as postHandlers } from '../namespaces/cms-v2/posts.ts'
import { handlers as tagHandlers } from '../namespaces/cms-v2/tags.ts'
import { handlers as templateHandlers } from '../namespaces/cms-v2/templates.ts'
import { handlers as siteVenueHandlers } from '../namespaces/cms-v2/venues.ts'
import { handlers as eventHandlers } from '../namespaces/cal-events-v1/events.ts'
import { handlers as organizerHandlers } from '../namespaces/cal-events-v1/organizers.ts'
import { handlers as venueHandlers } from '../namespaces/cal-events-v1/venues.ts'
import { FORMAT } from '../calendar/dates.ts'
import { onBehalfOf } from '../context.ts'
import type { Context, RequestContext } from '../context.ts'
import { addDemoContent } from '../demo/demo.ts'
import { changeOccurrence } from '../demo/calendar.ts'
import { town } from '../demo/calendar-texts.ts'
import { idOf } from '../demo/map-values.ts'
import { demoAuthors } from '../demo/texts.ts'
import { inLanguage } from '../demo/translations.ts'
import { processUpload } from '../media/process-upload.ts'
import { withStaging } from '../media/staging.ts'
import { findOrCreateUserStyles } from '../themes/user-styles.ts'
import { addUser } from '../users/accounts.ts'
import { addApplicationPassword } from '../users/application-passwords.ts'
import { callerFor } from '../users/caller.ts'
import { findUserByLogin, listUsers } from '../users/store.ts'
import { createFieldValues } from './field-values.ts'
import { addOwnContent } from './own-content.ts'
import {
  categories,
  germanSeries,
  meetings,
  organizers,
  pages,
  pictures,
  repeated,
  sentences,
  series,
  subjects,
  tags,
  users,
  venues,
} from './texts.ts'

export const administrator = demoAuthors.admin.login

/** The usernames of the site with their roles. */
export const roles = [...Object.values(demoAuthors), ...users].map(({ login, role }) => ({ login, role }))

/** The number of posts and of events: more than the largest page. */
const COUNT = series.length * subjects.length
const PICTURE = { width: 960, height: 600 }
/** Every nth post is edited once, so that it has a revision. */
const EDITED = 10

export async function addMockContent(context: Context): Promise<void> {
  await addDemoContent(context)
  const admin = await findUserByLogin(context.db, administrator)
  if (!admin) throw new Error('The demo content has no administrator.')
  const asAdmin = onBehalfOf(callerFor(admin), context)
  const authors = await createInOrder(users, async (user) => (await addUser(context.db, user, context.now())).id)
  for (const { id } of await listUsers(context.db)) await addApplicationPassword(context.db, id, 'Front end', context.now())
  const made = {
    authors: [admin.id, ...authors.slice(0, 2)],
    pictures: await createInOrder(pictures, (name, index) => addPicture(name, index, asAdmin)),
    categories: await createInOrder(categories, async (name) => idOf(await categoryHandlers.createCategory({ body: { name } }, asAdmin))),
    tags: await createInOrder(tags, async (name) => idOf(await tagHandlers.createTag({ body: { name } }, asAdmin))),
  }
  const fieldsOfPosts = createFieldValues(context.declarations.fields.get('post') ?? {})
  const [post = 0] = await createInOrder(rangeUpTo(COUNT), (number) => addPost(number, made, fieldsOfPosts, asAdmin))
  await postHandlers.createPostAutosave({ path: { id: post }, body: { title: 'Notes from the market, unfinished' } }, asAdmin)
  await addPages(asAdmin)
  await addCalendar(made, asAdmin)
  await addOwnContent((number) => textsOf(number, made), { categories: made.categories, tags: made.tags }, asAdmin)
  await addSiteParts(asAdmin)
}

interface Made {
  authors: number[]
  pictures: number[]
  categories: number[]
  tags: number[]
}

async function addPicture(name: string, index: number, context: RequestContext): Promise<number> {
  const slug = name.toLowerCase().replace(' ', '-')
  const { staging } = context.config.media
  return withStaging(staging, async (folder) => {
    const source = `${folder}/${slug}.png`
    await sharp(Buffer.from(drawLandscape(index)), { density: 72 })
      .png()
      .toFile(source)
    const upload = await processUpload({ source, name: `${slug}.png` }, folder, context.config.media)
    return (await addMedia(upload, slug, { title: name, alt_text: `The sea and the sun: ${name}`, comment_status: 'closed' }, context)).id
  })
}

/** Draws the sea below a sun, whose position depends on the number. */
function drawLandscape(number: number): string {
  const { width, height } = PICTURE
  const hue = (200 + number * 35) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue},60%,75%)"/><circle cx="${80 + number * 110}" cy="${120 + Math.abs(number - 4) * 50}" r="70" fill="hsl(${(hue + 200) % 360},85%,65%)"/><rect y="${height * 0.6}" width="100%" height="100%" fill="hsl(${hue},45%,35%)"/></svg>`
}

/** What items of any type have. */
function textsOf(number: number, { authors, pictures }: Made) {
  return {
    title: titleOf(number, series),
    content: writeParagraphs(number),
    excerpt: sentence(number * 3),
    author: pick(authors, number),
    featured_media: number % 3 === 0 ? pick(pictures, number / 3) : 0,
  }
}

async function addPost(number: number, made: Made, fieldsOf: (number: number) => object, context: RequestContext): Promise<number> {
  const { categories, tags } = made
  const body = {
    ...textsOf(number, made),
    meta: fieldsOf(number),
    status: 'publish' as const,
    date_gmt: daysFromNow(context, -1 - number * 2).toFormat("yyyy-MM-dd'T'HH:mm:ss"),
    categories: [pick(categories, number)],
    tags: [pick(tags, number), pick(tags, number + 3)],
  }
  const id = idOf(await postHandlers.createPost({ body }, context))
  const inGerman = inLanguage(context, 'de')
  if (inGerman) await postHandlers.updatePost({ path: { id }, body: { title: titleOf(number, germanSeries) } }, inGerman)
  if (number % EDITED === 0) await postHandlers.updatePost({ path: { id }, body: { content: writeParagraphs(number + 1) } }, context)
  return id
}

async function addPages(context: RequestContext): Promise<void> {
  const [first = 0] = await createInOrder(pages, async (title, index) =>
    idOf(
      await pageHandlers.createPage(
        { body: { title, content: writeParagraphs(index), status: 'publish', menu_order: 10 + index } },
        context,
      ),
    ),
  )
  await pageHandlers.createPageAutosave({ path: { id: first }, body: { content: writeParagraphs(first) } }, context)
}

async function addCalendar({ pictures }: Made, context: RequestContext): Promise<void> {
  const inEnglish = inLanguage(context, 'en') ?? context
  const inGeorgian = inLanguage(context, 'ka-ge')
  const places = await createInOrder(venues, async (venue) =>
    idOf(await venueHandlers.createVenue({ body: { ...venue, city: town.city.en, country: town.country } }, inEnglish)),
  )
  const hosts = await createInOrder(organizers, async (organizer) =>
    idOf(await organizerHandlers.createOrganizer({ body: { organizer } }, inEnglish)),
  )
  const meetingIds = await createInOrder(rangeUpTo(COUNT), async (number) => {
    const { en, ka, hour, cost } = pick(meetings, number)
    // A third of the events are over.
    const start = daysFromNow(context, number * 2 - COUNT * 0.65).set({ hour })
    const body = {
      title: `${en}: ${pick(subjects, number / meetings.length)}`,
      description: writeParagraphs(number),
      ...timesOf(start),
      timezone: start.zoneName,
      cost,
      venue: pick(places, number),
      organizer: [pick(hosts, number)],
      categories: [en],
      featured: number % 12 === 0,
      ...(number % 4 === 0 && { image: String(pick(pictures, number / 4)) }),
    }
    const id = idOf(await eventHandlers.createEvent({ body }, inEnglish))
    if (inGeorgian) await eventHandlers.updateEvent({ path: { id }, body: { title: ka } }, inGeorgian)
    return id
  })

  await createInOrder(repeated, async ({ en, ka, hour, rrule }, number) => {
    const start = daysFromNow(context, number - 20).set({ hour })
    const body = { title: en, description: writeParagraphs(number), ...timesOf(start), timezone: start.zoneName, recurrence: { rrule } }
    const links = { venue: pick(places, number), organizer: [pick(hosts, number)], categories: [pick(meetings, number + 1).en] }
    const id = idOf(await eventHandlers.createEvent({ body: { ...body, ...links } }, inEnglish))
    if (inGeorgian) await eventHandlers.updateEvent({ path: { id }, body: { title: ka } }, inGeorgian)
    await changeOccurrence(id, 4, { canceled: true }, inEnglish)
    await changeOccurrence(id, 5, timesOf(start.plus({ weeks: 5, days: 1 })), inEnglish)
  })
  // The newest of each has a revision and an autosave.
  const [event = 0, venue = 0, organizer = 0] = [meetingIds, places, hosts].map((ids) => ids.at(-1))
  const body = { content: writeParagraphs(1) }
  await siteEventHandlers.updateSiteEvent({ path: { id: event }, body }, inEnglish)
  await siteEventHandlers.createSiteEventAutosave({ path: { id: event }, body }, inEnglish)
  await siteVenueHandlers.updateSiteVenue({ path: { id: venue }, body }, inEnglish)
  await siteVenueHandlers.createSiteVenueAutosave({ path: { id: venue }, body }, inEnglish)
  await siteOrganizerHandlers.updateSiteOrganizer({ path: { id: organizer }, body }, inEnglish)
  await siteOrganizerHandlers.createSiteOrganizerAutosave({ path: { id: organizer }, body }, inEnglish)
}

/** Adds what the demo content lacks, with revisions and autosaves. */
async function addSiteParts(context: RequestContext): Promise<void> {
  const content = '<!-- wp:paragraph -->\n<p>Open when the blue shutter is.</p>\n<!-- /wp:paragraph -->'
  const block = idOf(await blockHandlers.createBlock({ body: { title: 'Opening hours', content, status: 'publish' } }, context))
  await blockHandlers.updateBlock({ path: { id: block }, body: { title: 'Opening hours of the office' } }, context)
  await blockHandlers.createBlockAutosave({ path: { id: block }, body: { title: 'Opening hours in winter' } }, context)
  await patternCategoryHandlers.createPatternCategory({ body: { name: 'Notices' } }, context)

  const link = '<!-- wp:navigation-link {"label":"Festival","url":"/festival/","kind":"custom"} /-->'
  const menu = idOf(await navigationHandlers.createNavigation({ body: { title: 'Header', content: link, status: 'publish' } }, context))
  await navigationHandlers.updateNavigation({ path: { id: menu }, body: { title: 'Header menu' } }, context)
  await navigationHandlers.createNavigationAutosave({ path: { id: menu }, body: { title: 'Header menu, new' } }, context)
  const footer = idOf(await menuHandlers.createMenu({ body: { name: 'Footer' } }, context))
  const contact = { title: 'Contact', url: `${context.config.baseUrl}/contact/`, status: 'publish' as const, menus: footer, menu_order: 1 }
  const item = idOf(await menuItemHandlers.createMenuItem({ body: contact }, context))
  await menuItemHandlers.createMenuItemAutosave({ path: { id: item }, body: { title: 'Write to us' } }, context)

  const { theme } = context
  await editTemplate(theme.templates, templateHandlers.updateTemplate, templateHandlers.createTemplateAutosave)
  await editTemplate(theme.parts, templateHandlers.updateTemplatePart, templateHandlers.createTemplatePartAutosave)
  const path = { id: String((await findOrCreateUserStyles(context)).id) }
  for (const title of ['Calm', 'Calmer']) await stylesHandlers.updateGlobalStyles({ path, body: { title } }, context)

  type Write = (input: { path: { id: string }; body: { description: string } }, context: RequestContext) => unknown
  async function editTemplate(files: ReadonlyMap<string, unknown>, update: Write, autosave: Write): Promise<void> {
    const [slug] = files.keys()
    const path = { id: `${theme.stylesheet}//${slug}` }
    for (const description of ['Edited once', 'Edited twice']) await update({ path, body: { description } }, context)
    await autosave({ path, body: { description: 'Not finished' } }, context)
  }
}

const rangeUpTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Returns the item at a position in a list that repeats itself. */
function pick<Item>(list: readonly Item[], place: number): Item {
  const item = list[Math.floor(place) % list.length]
  if (item === undefined) throw new Error('The list is empty.')
  return item
}

const titleOf = (number: number, first: readonly string[]): string => `${pick(first, number)}: ${pick(subjects, number / first.length)}`
const sentence = (number: number): string => pick(sentences, number)

function writeParagraphs(number: number): string {
  return [0, 1, 2]
    .map((index) => [0, 1, 2].map((offset) => sentence(number * 5 + index * 3 + offset)).join(' '))
    .map((text) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`)
    .join('\n\n')
}

function daysFromNow({ now, config }: Context, days: number): DateTime<true> {
  const date = DateTime.fromJSDate(now(), { zone: config.site.timezone })
    .startOf('day')
    .plus({ days: Math.round(days), hours: 9 })
  if (!date.isValid) throw new Error(`The site's time zone ${config.site.timezone} is unknown.`)
  return date
}

function timesOf(start: DateTime): { start_date: string; end_date: string } {
  return { start_date: start.toFormat(FORMAT), end_date: start.plus({ hours: 2 }).toFormat(FORMAT) }
}

/** Runs sequentially, so that IDs have the same order each time. */
async function createInOrder<Item, Made>(list: readonly Item[], make: (item: Item, index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (const [index, item] of list.entries()) made.push(await make(item, index))
  return made
}
