// The public HTML pages of the calendar: events, venues, organizers and event categories.
import type { Request, Response } from 'express'
import { DateTime } from 'luxon'
import { onBehalfOf } from '../context.ts'
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { FORMAT } from '../calendar/dates.ts'
import { events } from '../namespaces/cal-events-v1/events.ts'
import { organizers } from '../namespaces/cal-events-v1/organizers.ts'
import { category } from '../namespaces/cal-events-v1/taxonomies.ts'
import { venues } from '../namespaces/cal-events-v1/venues.ts'
import { anonymous } from '../users/caller.ts'
import type { Caller } from '../users/caller.ts'
import { itemSubject, termSubject } from './discovery-links.ts'
import { localeOf } from '../languages.ts'
import { escapeHtml } from '../rendering/html.ts'
import { loadFeaturedImages } from './featured-images.ts'
import { unlock } from './protected-page.ts'
import { pageIn } from '../paths/resolver.ts'
import type { ListTarget } from '../paths/target.ts'
import type { PageRenderer, PagesContext } from './page-renderer.ts'

/** The number of events on a page of a list. */
const PER_PAGE = 50

type TermTarget = Extract<ListTarget, { type: 'term' }>

/** The venue or an organizer of events. `name` and `description` are HTML. */
interface Host {
  url: string
  name: string
  facts: (string | null | undefined)[]
  description: string
  /** The filter of its events. */
  filter: Hosted
}

/** Which events a page lists. */
interface Hosted {
  venue?: number[]
  organizer?: number[]
  categories?: string[]
  series?: number[]
}

type Event = Awaited<ReturnType<typeof events.present>>[number]

export function createCalendarPages(context: PagesContext, { show, notFound }: PageRenderer) {
  const { language } = context
  /** The pages of items, by type. */
  const itemPages = { event, venue, organizer }
  return { category: category.taxonomy, archives: { event: upcoming }, ofCategory, itemPages }

  async function upcoming(req: Request, res: Response, { page }: ListTarget): Promise<void> {
    await show(res, 'Events', `<h1>Events</h1>\n${await findUpcoming(req, page, {})}`, { language })
  }

  async function event(req: Request, res: Response, row: ContentRow, caller: Caller): Promise<void> {
    const { isOpen, status, form, retryAfter } = await unlock(row, req, context)
    const [event] = await events.present([row], readingFor(req, caller), isOpen && row.password ? row.password : undefined)
    if (!event) return notFound(res)
    const text = isOpen ? (await loadFeaturedImages([row], 'large', caller, context))(row) + event.description : form
    const { superEvent } = event.json_ld
    const about = [
      event.canceled && '<strong>Canceled</strong>',
      when(event),
      where(event),
      event.organizer.map((one) => linkTo(one.url, one.organizer)).join(', '),
      escapeHtml(event.cost),
      linkTo(`${event.rest_url}.ics`, 'Add to a calendar'),
      superEvent && linkTo(superEvent.url, 'All dates'),
    ].filter(Boolean)
    await show(
      res,
      event.title,
      `<article>\n<h1>${event.title}</h1>\n${about.map((line) => `<p class="about">${line}</p>`).join('\n')}\n${text}</article>${await dates(req, row, event)}`,
      {
        status,
        retryAfter,
        subject: itemSubject({ type: 'event', id: event.id }, event.url, context),
        language,
        description: row.password ? '' : event.excerpt || event.description,
        image: event.image && isOpen ? event.image.url : undefined,
      },
    )
  }

  /** The upcoming occurrences of a series, whose page is at the date of the first one. */
  async function dates(req: Request, { id, status }: ContentRow, { recurrence, series }: Event): Promise<string> {
    const isPublicSeries = recurrence !== null && series === null && status === 'publish'
    return isPublicSeries ? `\n<h2>Dates</h2>\n${await findUpcoming(req, pageOf(req), { series: [id] }, 3)}` : ''
  }

  async function venue(req: Request, res: Response, row: ContentRow, caller: Caller): Promise<void> {
    const [venue] = await venues.present([row], readingFor(req, caller))
    if (!venue) return notFound(res)
    const address = [venue.address, venue.zip, venue.city, venue.stateprovince, venue.country].filter((part) => part !== null)
    await showHost(req, res, row, caller, {
      url: venue.url,
      name: venue.venue,
      facts: [address.join(', '), venue.phone, venue.website],
      description: venue.description,
      filter: { venue: [row.id] },
    })
  }

  async function organizer(req: Request, res: Response, row: ContentRow, caller: Caller): Promise<void> {
    const [organizer] = await organizers.present([row], readingFor(req, caller))
    if (!organizer) return notFound(res)
    await showHost(req, res, row, caller, {
      url: organizer.url,
      name: organizer.organizer,
      facts: [organizer.phone, organizer.email, organizer.website],
      description: organizer.description,
      filter: { organizer: [row.id] },
    })
  }

  async function ofCategory(req: Request, res: Response, { row, page }: TermTarget): Promise<void> {
    const [shown] = await category.present([row], readingFor(req))
    if (!shown) return notFound(res)
    await show(
      res,
      shown.name,
      `<h1>${shown.name}</h1>\n<p class="about">${shown.description}</p>\n${await findUpcoming(req, page, { categories: [String(row.id)] })}`,
      { subject: termSubject(row, context), language },
    )
  }

  /** Shows a venue or an organizer with its upcoming events. */
  async function showHost(
    req: Request,
    res: Response,
    item: ContentRow,
    caller: Caller,
    { url, name, facts, description, filter }: Host,
  ): Promise<void> {
    const about = facts.flatMap((fact) => (fact ? [`<p class="about">${escapeHtml(fact)}</p>`] : []))
    const image = (await loadFeaturedImages([item], 'large', caller, context))(item)
    // Events cannot be filtered by a non-public host.
    const hosted = item.status === 'publish' ? await findUpcoming(req, pageOf(req), filter) : ''
    await show(res, name, `<article>\n<h1>${name}</h1>\n${about.join('\n')}\n${image}${description}</article>\n${hosted}`, {
      subject: itemSubject(item, url, context),
      language,
      description,
    })
  }

  /** Finds a page of current and upcoming events, like the default list of the API. */
  async function findUpcoming(req: Request, page: number, filter: Hosted, level: 2 | 3 = 2): Promise<string> {
    const visit = readingFor(req)
    const query = { page, per_page: PER_PAGE, ends_after: 'now', strict_dates: true, expand: 'occurrences' as const, ...filter }
    const { rows, total } = await events.search(query, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE }, visit)
    const shown = (await events.present(rows, visit)).map(
      (event) =>
        `<article>\n<h${level}>${linkTo(event.url, event.title)}</h${level}>\n<p class="about">${event.canceled ? 'Canceled: ' : ''}${when(event)}</p>\n</article>`,
    )
    const later = total > page * PER_PAGE ? `<p><a href="?page=${page + 1}" rel="next">Later</a></p>` : ''
    return (shown.join('\n') || '<p>There are no upcoming events.</p>') + later
  }

  function readingFor(req: Request, caller = anonymous): RequestContext {
    return { ...onBehalfOf(caller, context), ip: req.ip ?? '' }
  }

  function pageOf({ url }: Request): number {
    return pageIn(new URLSearchParams(/\?.*/.exec(url)?.[0]))
  }

  function when({ start_date, end_date, all_day, timezone_abbr }: Event): string {
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
