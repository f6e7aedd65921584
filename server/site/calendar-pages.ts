// The public HTML pages of the calendar: events, venues, organizers and event categories.
import type { Request, Response, Router } from 'express'
import { DateTime } from 'luxon'
import type { Language } from '../config/config.ts'
import { findPublicByPath } from '../content/public.ts'
import { onBehalfOf } from '../context.ts'
import type { Context, RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { FORMAT } from '../calendar/dates.ts'
import { findBySlug } from '../calendar/store.ts'
import { events } from '../api/namespaces/cal-events-v1/events.ts'
import { organizers } from '../api/namespaces/cal-events-v1/organizers.ts'
import { category } from '../api/namespaces/cal-events-v1/taxonomies.ts'
import { venues } from '../api/namespaces/cal-events-v1/venues.ts'
import { findTermBySlug } from '../terms/store.ts'
import { anonymous } from '../users/caller.ts'
import type { Caller } from '../users/caller.ts'
import { itemSubject, termSubject } from './discovery-links.ts'
import { escapeHtml, localeOf } from '../rendering/html.ts'
import { storedSlug } from './pages.ts'
import type { PageRenderer, ShowItem } from './pages.ts'

type Event = Awaited<ReturnType<typeof events.present>>[number]

/** Returns what shows an item of each type. */
export function addCalendarPages(router: Router, context: Context, { show, notFound }: PageRenderer): Record<string, ShowItem> {
  const items: Record<string, ShowItem> = { event: showEvent, venue: showVenue, organizer: showOrganizer }
  router.get('/events', async (req, res, next) => {
    // A page with this slug takes precedence.
    if (await findPublicByPath(context.db, ['events'])) return next()
    await show(res, 'Events', `<h1>Events</h1>\n${await coming(req, {})}`, { language: languageOf(req) })
  })
  for (const [type, showItem] of Object.entries(items))
    router.get(`/${type}/:slug`, async (req: Request<{ slug: string }>, res) => {
      const row = await findBySlug(context.db, type, storedSlug(req.params.slug))
      await (row?.status === 'publish' ? showItem(req, res, row, anonymous) : notFound(res))
    })
  router.get('/events/category/*path', async (req, res) => {
    const term = await findTermBySlug(context.db, category.taxonomy, storedSlug(req.params['path'].filter(Boolean).at(-1) ?? ''))
    const [shown] = term ? await category.present([term], asVisitor(req)) : []
    if (!term || !shown) return notFound(res)
    await show(
      res,
      shown.name,
      `<h1>${shown.name}</h1>\n<p class="about">${shown.description}</p>\n${await coming(req, { categories: [String(term.id)] })}`,
      { subject: termSubject(term), language: languageOf(req) },
    )
  })
  return items

  async function showEvent(req: Request, res: Response, row: ContentRow, caller: Caller): Promise<void> {
    const [event] = await events.present([row], asVisitor(req, caller))
    if (!event) return notFound(res)
    const text = event.protected ? '<p>This content is password-protected.</p>' : event.description
    const about = [
      when(event, languageOf(req)),
      where(event),
      event.organizer.map((one) => linkTo(one.url, one.organizer)).join(', '),
      escapeHtml(event.cost),
      linkTo(`${event.rest_url}.ics`, 'Add to a calendar'),
    ].filter(Boolean)
    await show(
      res,
      event.title,
      `<article>\n<h1>${event.title}</h1>\n${about.map((line) => `<p class="about">${line}</p>`).join('\n')}\n${text}</article>`,
      {
        subject: itemSubject({ type: 'event', id: event.id }, event.url),
        language: languageOf(req),
        description: event.protected ? '' : event.excerpt || event.description,
        image: event.image ? event.image.url : undefined,
      },
    )
  }

  async function showVenue(req: Request, res: Response, row: ContentRow, caller: Caller): Promise<void> {
    const [venue] = await venues.present([row], asVisitor(req, caller))
    if (!venue) return notFound(res)
    const address = [venue.address, venue.zip, venue.city, venue.stateprovince, venue.country].filter((part) => part !== null)
    await showHost(req, res, row, venue.url, venue.venue, [address.join(', '), venue.phone ?? '', venue.website ?? ''], venue.description, {
      venue: [row.id],
    })
  }

  async function showOrganizer(req: Request, res: Response, row: ContentRow, caller: Caller): Promise<void> {
    const [organizer] = await organizers.present([row], asVisitor(req, caller))
    if (!organizer) return notFound(res)
    await showHost(
      req,
      res,
      row,
      organizer.url,
      organizer.organizer,
      [organizer.phone ?? '', organizer.email ?? '', organizer.website ?? ''],
      organizer.description,
      { organizer: [row.id] },
    )
  }

  async function showHost(
    req: Request,
    res: Response,
    item: ContentRow,
    url: string,
    name: string,
    facts: string[],
    description: string,
    filter: { venue?: number[]; organizer?: number[] },
  ): Promise<void> {
    const about = facts.filter(Boolean).map((fact) => `<p class="about">${escapeHtml(fact)}</p>`)
    // Events cannot be filtered by a host that is not public.
    const hosted = item.status === 'publish' ? await coming(req, filter) : ''
    await show(res, name, `<article>\n<h1>${name}</h1>\n${about.join('\n')}\n${description}</article>\n${hosted}`, {
      subject: itemSubject(item, url),
      language: languageOf(req),
      description,
    })
  }

  /** Current and upcoming events, as in the default list of the API. */
  async function coming(req: Request, filter: { venue?: number[]; organizer?: number[]; categories?: string[] }): Promise<string> {
    const visit = asVisitor(req)
    const query = { page: 1, per_page: 50, ends_after: 'now', strict_dates: true, ...filter }
    const { rows } = await events.search(query, { limit: query.per_page, offset: 0 }, visit)
    const items = await events.present(rows, visit)
    return (
      items
        .map(
          (event) =>
            `<article>\n<h2>${linkTo(event.url, event.title)}</h2>\n<p class="about">${when(event, languageOf(req))}</p>\n</article>`,
        )
        .join('\n') || '<p>There are no upcoming events.</p>'
    )
  }

  function asVisitor(req: Request, caller = anonymous): RequestContext {
    return { ...onBehalfOf(caller, context), ip: req.ip ?? '', language: languageOf(req) }
  }

  function languageOf({ query: { i18n_language: asked } }: Request): Language {
    return asked === 'en' || asked === 'ka-ge' ? asked : context.config.site.language
  }

  function when({ start_date, end_date, all_day, timezone_abbr }: Event, language: Language): string {
    const [start, end] = [start_date, end_date].map((date) => DateTime.fromFormat(date, FORMAT, { locale: localeOf(language) }))
    if (!start || !end) return ''
    const format = all_day ? DateTime.DATE_FULL : DateTime.DATETIME_MED
    const from = `<time datetime="${start_date}">${start.toLocaleString(format)}</time>`
    const isOneDay = start.hasSame(end, 'day')
    const until = `<time datetime="${end_date}">${end.toLocaleString(isOneDay ? DateTime.TIME_SIMPLE : format)}</time>`
    if (all_day) return isOneDay ? from : `${from} – ${until}`
    const zone = escapeHtml(timezone_abbr.replace(/^[+-]/, 'UTC$&'))
    return `${start_date === end_date ? from : `${from} – ${until}`} ${zone}`
  }

  function where({ venue }: Event): string {
    return venue
      ? [linkTo(venue.url, venue.venue), ...[venue.address, venue.city].flatMap((part) => (part ? [escapeHtml(part)] : []))].join(', ')
      : ''
  }
}

/** `name` is HTML. */
function linkTo(url: string, name: string): string {
  return `<a href="${escapeHtml(url)}">${name.replace(/<\/?a\b[^>]*>/gi, '')}</a>`
}
