// Details that clients of the reference rely on: spellings of booleans, readable slugs, both directions of relevance, names of terms.
import { describe, expect, it } from '@jest/globals'
import { invalid, failureOf } from '../support/responses.ts'
import { changeEvent, eventIds, makeEvent, makeOrganizer, makeVenue, thatYear } from '../support/calendar.ts'
import type { EventInput, EventsQuery } from '../support/calendar.ts'
import { calls } from '../support/collections.ts'
import { makeLinkTo, makeMenuItem, menuItems } from '../support/menu-items.ts'
import type { MenuItemInput } from '../support/menu-items.ts'
import { changePage, makePage } from '../support/pages.ts'
import { idsOf, makePost, newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeMenu, makeTag, menus } from '../support/terms.ts'

const server = await sharedServer()
const { editor, administrator } = server.as

async function fetched(path: string): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await fetch(server.restRoot + path, { headers: { Authorization: server.authorization.administrator } })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, unknown> }
}

describe('booleans of the calendar in queries', () => {
  const word = newWord()

  it.each([
    ['true', 'used'],
    ['1', 'used'],
    ['yes', 'used'],
    ['on', 'used'],
    ['false', 'unused'],
    ['0', 'unused'],
    ['no', 'unused'],
    ['off', 'unused'],
  ])('has_events=%s finds the venue that is %s', async (spelling, expected) => {
    const mark = `${word}${spelling}`
    const [used, unused] = [await makeVenue(editor, { venue: `${mark} used` }), await makeVenue(editor, { venue: `${mark} unused` })]
    await makeEvent(editor, { venue: used.id })
    const { status, body } = await fetched(`/cal/events/v1/venues?search=${mark}&has_events=${spelling}`)
    expect(status).toBe(200)
    expect((body['venues'] as { id: number }[]).map(({ id }) => id)).toEqual([expected === 'used' ? used.id : unused.id])
  })

  it('has_events=perhaps is an error', async () => {
    expect(await fetched('/cal/events/v1/venues?has_events=perhaps')).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } })
  })
})

describe('the slug that an item would get', () => {
  it('is readable in any script', async () => {
    const word = newWord()
    const draft = await makePost(editor, { title: `${word} გამარჯობა`, status: 'draft' })
    expect(draft).toMatchObject({ slug: '', generated_slug: `${word}-გამარჯობა` })
    expect(draft.permalink_template).toBe(`${server.baseUrl}/%postname%/`)
  })

  it('is shown below a parent whose slug is in another script', async () => {
    const word = newWord()
    const parent = await makePage(editor, { title: `${word} ბავშვი` })
    const page = await makePage(editor, { title: word, parent: parent.id, status: 'draft' })
    expect(page.permalink_template).toBe(`${server.baseUrl}/${word}-ბავშვი/%pagename%/`)
  })
})

describe('the order by relevance', () => {
  it('puts the best match first in both directions; the direction applies to the dates', async () => {
    const word = newWord()
    const make = (title: string, content: string, day: number): Promise<{ id: number }> =>
      makePost(editor, { title, content, date: `2026-01-0${day}T10:00:00` })
    const a = await make(`${word} Other`, `silver ${word} moon`, 1)
    const b = await make(`${word} silver moon`, 'x', 2)
    const c = await make('silver', `${word} moon`, 3)
    const query = { search: `${word} silver moon`, orderby: 'relevance' } as const
    expect(await idsOf(server.anonymous, query)).toEqual([b.id, c.id, a.id])
    expect(await idsOf(server.anonymous, { ...query, order: 'desc' })).toEqual([b.id, c.id, a.id])
    expect(await idsOf(server.anonymous, { ...query, order: 'asc' })).toEqual([b.id, a.id, c.id])
  })
})

describe('names of terms', () => {
  it('lose scripts with their text, but other tags without their text', async () => {
    const word = newWord()
    expect(await makeTag(editor, { name: `${word} <script>x()</script> bold <b>tag</b>` })).toMatchObject({
      name: `${word} bold tag`,
      slug: `${word}-bold-tag`,
    })
  })

  it('change the slug of a menu', async () => {
    const [before, after] = [newWord(), newWord()]
    const { id } = await makeMenu(administrator, { name: `${before} Main` })
    expect(await menus(administrator).change(id, { name: `${after} Renamed` })).toMatchObject({ slug: `${after}-renamed` })
  })
})

describe('a date without a time in the calendar', () => {
  it('is midnight in events, venues and organizers', async () => {
    const event = await makeEvent(editor, { start_date: '2031-03-04', end_date: '2031-03-05', date: '2024-05-20' })
    expect(event).toMatchObject({ start_date: '2031-03-04 00:00:00', end_date: '2031-03-05 00:00:00', date: '2024-05-20 00:00:00' })
    expect(await makeVenue(editor, { date_utc: '2024-05-20' })).toMatchObject({ date_utc: '2024-05-20 00:00:00' })
    expect(await makeOrganizer(editor, { date: '2024-05-20' })).toMatchObject({ date: '2024-05-20 00:00:00' })
  })

  it('is midnight in the exact filters of events', async () => {
    const word = newWord()
    const event = await makeEvent(editor, { title: word, start_date: '2031-03-04', end_date: '2031-03-05' })
    const found = (query: EventsQuery): Promise<number[]> => eventIds(editor, { search: word, ...thatYear, strict_dates: true, ...query })
    expect(await found({ start_date: '2031-03-04', end_date: '2031-03-05' })).toEqual([event.id])
    expect(await found({ starts_after: '2031-03-03', ends_before: '2031-03-06' })).toEqual([event.id])
    expect(await found({ starts_after: '2031-03-05' })).toEqual([])
    expect(await found({ starts_before: '2031-03-03' })).toEqual([])
    expect(await found({ ends_after: '2031-03-06' })).toEqual([])
  })
})

describe('the currency of a cost', () => {
  it('follows the amounts with the position suffix', async () => {
    const event = await makeEvent(editor, { cost: '25-10', currency_symbol: '€', currency_position: 'suffix' })
    expect(event).toMatchObject({ cost: '10€ – 25€', cost_details: { values: ['10', '25'] } })
    expect(await makeEvent(editor, { cost: '25', currency_position: 'suffix' })).toMatchObject({
      cost: '25$',
      cost_details: { currency_symbol: '$', currency_position: 'postfix', values: ['25'] },
    })
    expect(await makeEvent(editor, { cost: 25, currency_code: 'GEL', currency_position: 'postfix' })).toMatchObject({ cost: '25 GEL' })
  })

  it('can be changed without the cost, and is kept by other changes', async () => {
    const { id } = await makeEvent(editor, { cost: '$25' })
    expect(await changeEvent(editor, id, { currency_position: 'suffix' })).toMatchObject({ cost: '25$' })
    expect(await changeEvent(editor, id, { title: newWord() })).toMatchObject({ cost: '25$' })
    expect(await changeEvent(editor, id, { currency_code: 'GEL', currency_position: 'prefix' })).toMatchObject({ cost: 'GEL 25' })
    expect(await changeEvent(editor, id, { currency_symbol: '₾' })).toMatchObject({ cost: '₾25' })
  })

  it('leaves words unchanged', async () => {
    expect(await makeEvent(editor, { cost: 'Free', currency_position: 'suffix' })).toMatchObject({ cost: 'Free' })
  })

  it.each([{ currency_symbol: 'x' }, { currency_code: 'lari' }, { currency_position: 'behind' }])('is not %j', async (fields) => {
    const body = { title: newWord(), start_date: '2031-03-04', end_date: '2031-03-04', ...fields } as EventInput & { title: string }
    const [name = ''] = Object.keys(fields)
    expect(await failureOf(editor.calendar.POST('/events', { body: body as never }))).toEqual(invalid(name))
  })
})

describe('the abbreviations of time zones', () => {
  it.each([
    ['Asia/Dubai', '+04'],
    ['America/Sao_Paulo', '-03'],
    ['Asia/Kathmandu', '+0545'],
    ['Asia/Tbilisi', '+04'],
    ['UTC+3', 'UTC+3'],
    ['Israel', 'IST'],
    ['PRC', 'CST'],
    ['GMT0', 'GMT'],
    ['NZ-CHAT', '+1345'],
  ])('%s is %s in winter', async (timezone, timezone_abbr) => {
    expect(await makeEvent(editor, { timezone, start_date: '2031-01-15 10:00:00', end_date: '2031-01-15 11:00:00' })).toMatchObject({
      timezone_abbr,
    })
  })
})

describe('spaces in URLs', () => {
  const given = ' https://example.org/a b?c=d e#f g '
  const kept = 'https://example.org/a%20b?c=d%20e#f%20g'

  it('are percent-encoded in menu items', async () => {
    expect(await makeMenuItem(administrator, { url: given })).toMatchObject({ url: kept })
    const item = await makeMenuItem(administrator, { url: '/the way' })
    expect(item).toMatchObject({ url: '/the%20way' })
    expect(await menuItems(administrator).change(item.id, { url: '#the top' })).toMatchObject({ url: '#the%20top' })
  })

  it('are percent-encoded in the websites of events, venues and organizers', async () => {
    for (const client of [editor, server.as.contributor]) {
      expect(await makeEvent(client, { website: given })).toMatchObject({ website: kept })
      expect(await makeVenue(client, { website: given })).toMatchObject({ website: kept })
      expect(await makeOrganizer(client, { website: given })).toMatchObject({ website: kept })
    }
  })

  it('are the only invalid characters that are accepted', async () => {
    for (const url of ['a\\b', 'a\tb'])
      expect(await failureOf(menuItems(administrator).create({ title: newWord(), url }))).toEqual(invalid('url'))
    for (const website of ['https:// ', 'example.org/a b', 'https://example.org/<b>'])
      expect(await failureOf(editor.calendar.POST('/venues', { body: { venue: newWord(), website } }))).toEqual(invalid('website'))
  })

  it('do not occur in the URLs of pages of lists', async () => {
    const word = newWord()
    for (const name of [`${word} silver moon`, `${word} silver sun`]) {
      await makeVenue(editor, { venue: name })
      await makePost(editor, { title: name })
    }
    const venues = await fetched(`/cal/events/v1/venues?search=${word}%20silver&per_page=1`)
    const { rest_url, next_rest_url } = venues.body as Record<'rest_url' | 'next_rest_url', string>
    for (const url of [rest_url, next_rest_url]) {
      expect(url).toContain(`search=${word}+silver`)
      expect((await fetched(url.slice(server.restRoot.length))).body).toMatchObject({ total: 2 })
    }
    const posts = await fetched(`/cms/v2/posts?search=${word}%20silver&per_page=1`)
    for (const { headers } of [venues, posts]) expect(headers.get('Link')).toMatch(/^<[^\s<>]+>; rel="next"$/)
    const route = encodeURIComponent(`/cms/v2/posts?search=${word} silver&per_page=1`)
    const byRoute = await fetch(`${server.baseUrl}/?rest_route=${route}&search=${word}+silver&per_page=1`)
    expect(byRoute.headers.get('Link')).toMatch(/^<[^\s<>]+search=w[^\s<>]+%20silver[^\s<>]*>; rel="next"$/)
  })
})

describe('a menu item without a title', () => {
  it('keeps the title that was shown when it becomes a custom link', async () => {
    const page = await makePage(editor, { title: `${newWord()} & more` })
    const item = await makeLinkTo(administrator, 'post_type', 'page', page.id)
    const custom = await menuItems(administrator).change(item.id, { type: 'custom', url: 'https://example.org/' })
    expect(custom).toMatchObject({ type: 'custom', title: item.title, url: 'https://example.org/' })
    await changePage(editor, page.id, { title: 'Renamed' })
    expect((await menuItems(administrator).read(custom.id, { context: 'edit' })).title).toEqual(item.title)
  })

  it('cannot become a custom link with an empty title, or without a URL', async () => {
    const page = await makePage(editor)
    const { id } = await makeLinkTo(administrator, 'post_type', 'page', page.id)
    const failure = (body: MenuItemInput): Promise<unknown> => failureOf(menuItems(administrator).update(id, body))
    expect(await failure({ type: 'custom', url: '/x/', title: '' })).toEqual({ status: 400, code: 'rest_title_required' })
    expect(await failure({ type: 'custom' })).toEqual({ status: 400, code: 'rest_url_required' })
  })
})

describe('slugs that are reserved for feeds and embeds', () => {
  it.each(['feed', 'embed'])('%s is numbered in blocks', async (title) => {
    const { slug } = await calls(editor, '/blocks').make({ title, status: 'publish', content: 'x' })
    expect(slug).toMatch(new RegExp(`^${title}-\\d+$`))
  })
})

describe('searches', () => {
  it('support quotes, plus signs and words of one letter', async () => {
    const word = newWord()
    const post = await makePost(editor, { title: `${word} q silver o'clock` })
    const other = await makePost(editor, { title: `${word} moon` })
    for (const search of [`${word}+silver`, `${word}%20o%27clock`, `%22${word}%20q%20silver%22`])
      expect(((await fetched(`/cms/v2/posts?search=${search}`)).body as unknown as { id: number }[]).map(({ id }) => id)).toEqual([post.id])
    // A word of one letter alone is ignored.
    expect((await idsOf(server.anonymous, { search: `${word} q` })).toSorted()).toEqual([post.id, other.id].toSorted())
  })
})

describe('the list of themes', () => {
  it('has totals', async () => {
    const { status, headers, body } = await fetched('/cms/v2/themes')
    expect(status).toBe(200)
    expect(headers.get('X-CMS-Total')).toBe(String((body as unknown as unknown[]).length))
    expect(headers.get('X-CMS-TotalPages')).toBe('1')
  })
})
