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
import { itemSubject, termSubject } from './discovery-links.ts'
import { escapeHtml, localeOf } from '../rendering/html.ts'
import { featuredImages } from './featured-images.ts'
import { unlock } from './protected-page.ts'
import { storedSlug } from './pages.ts'
import type { PageRenderer } from './pages.ts'

type Event = Awaited<ReturnType<typeof events.present>>[number]

export function addCalendarPages(router: Router, context: Context, { show, notFound }: PageRenderer): void {
  router.get('/events', async (req, res, next) => {
    // A page with this slug takes precedence.
    if (await findPublicByPath(context.db, ['events'])) return next()
    await show(res, 'Events', `<h1>Events</h1>\n${await coming(req, {})}`, { language: languageOf(req) })
  })
  router.get('/event/:slug', async (req, res) => {
    const row = await published(req, 'event')
    if (!row) return notFound(res)
    const { isOpen, status, form, retryAfter } = await unlock(row, req, context)
    const [event] = await events.present([row], asVisitor(req), isOpen && row.password ? row.password : undefined)
    if (!event) return notFound(res)
    const text = isOpen ? (await featuredImages([row], 'large', context))(row) + event.description : form
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
        status,
        retryAfter,
        subject: itemSubject({ type: 'event', id: event.id }, event.url),
        language: languageOf(req),
        description: row.password ? '' : event.excerpt || event.description,
        image: event.image && isOpen ? event.image.url : undefined,
      },
    )
  })
  router.get('/venue/:slug', async (req, res) => {
    const row = await published(req, 'venue')
    const [venue] = row ? await venues.present([row], asVisitor(req)) : []
    if (!row || !venue) return notFound(res)
    const address = [venue.address, venue.zip, venue.city, venue.stateprovince, venue.country].filter((part) => part !== null)
    await showHost(req, res, row, venue.url, venue.venue, [address.join(', '), venue.phone ?? '', venue.website ?? ''], venue.description, {
      venue: [row.id],
    })
  })
  router.get('/organizer/:slug', async (req, res) => {
    const row = await published(req, 'organizer')
    const [organizer] = row ? await organizers.present([row], asVisitor(req)) : []
    if (!row || !organizer) return notFound(res)
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

  async function published(req: Request<{ slug: string }>, type: string): Promise<ContentRow | undefined> {
    const row = await findBySlug(context.db, type, storedSlug(req.params.slug))
    return row?.status === 'publish' ? row : undefined
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
    const image = (await featuredImages([item], 'large', context))(item)
    await show(
      res,
      name,
      `<article>\n<h1>${name}</h1>\n${about.join('\n')}\n${image}${description}</article>\n${await coming(req, filter)}`,
      {
        subject: itemSubject(item, url),
        language: languageOf(req),
        description,
      },
    )
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

  function asVisitor(req: Request): RequestContext {
    return { ...onBehalfOf(anonymous, context), ip: req.ip ?? '', language: languageOf(req) }
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
