// Random changes of series: of the whole, of single occurrences, and of those that follow. SERIES_RUNS sets how many sequences there are,
// SERIES_SEED repeats a run.
import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { startsUntil } from '#server/calendar/recurrence/starts.ts'
import { formatLocal, LAST_DATE, localMs } from '#server/calendar/recurrence/local-dates.ts'
import { makeEvent, makeEventCategory, readEvent } from '../support/calendar.ts'
import type { Event, EventInput } from '../support/calendar.ts'
import { isPostgres } from '../support/database.ts'
import { wrongData } from '../support/maintained-data.ts'
import { newWord } from '../support/posts.ts'
import { dataOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'
import { takesAll } from '../support/sampling.ts'

const RUNS = Number(process.env['SERIES_RUNS'] ?? (isPostgres ? 6 : takesAll ? 12 : 4))
const SEED = Number(process.env['SERIES_SEED'] ?? Date.now() % 2 ** 31)

const server = await sharedServer({ SITE_TIMEZONE: 'Europe/Lisbon' })
const { editor } = server.as

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Three weeks before clocks change. */
const START = '2031-03-06 18:30:00'
const shift = (date: string, ms: number): string => formatLocal(localMs(date) + ms)

const rrule = fc.constantFrom(
  'FREQ=DAILY;COUNT=5',
  'FREQ=DAILY;INTERVAL=2;COUNT=4',
  'FREQ=WEEKLY;COUNT=6',
  'FREQ=WEEKLY;INTERVAL=2;COUNT=3',
  'FREQ=WEEKLY',
  'FREQ=MONTHLY;COUNT=4',
  'FREQ=MONTHLY',
)
/** Days after the start. */
const days = fc.uniqueArray(fc.constantFrom(1, 2, 7, 14, 15, 28), { maxLength: 3 })
const at = fc.nat(40)
const hours = fc.constantFrom(-2, -1, 1, 2)
const own = fc.constantFrom('title', 'move', 'canceled', 'draft')

/** A change of some series or occurrence. `at` chooses which one. */
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ act: fc.constant('move series' as const), at, hours }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('set rule' as const), at, rrule, added: days, omitted: days }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('set dates' as const), at, added: days.filter((list) => list.length > 0) }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constantFrom('rename series' as const, 'trash series' as const, 'make single' as const), at }),
  },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('change one' as const), at, own, hours }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('change following' as const), at, hours }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('delete one' as const), at, isSite: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('delete following' as const), at }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('restore' as const), at, isSite: fc.boolean() }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

interface Known {
  series: number
  occurrence: string
}

/** What a sequence of changes has to do with. */
interface Site {
  category: number
  series: Set<number>
  /** The occurrences that should be listed, by their IDs. */
  listed: Map<number, Known>
  /** Those that have been deleted. */
  deleted: Map<number, Known>
  /** The exceptions and what they have of their own. */
  own: Map<number, { title?: string; start_date?: string; canceled?: true; status?: 'draft' }>
}

const everywhere = { starts_after: '2030-01-01', ends_before: '2050-01-01', status: ['any' as const], per_page: 50 }

/** All items of a list, with its total. */
async function listAll(query: object): Promise<{ events: Event[]; total: number }> {
  const events: Event[] = []
  for (let page = 1; ; page++) {
    const body = await dataOf(editor.calendar.GET('/events', { params: { query: { ...everywhere, ...query, page } } }))
    events.push(...body.events)
    if (page >= body.total_pages) return { events, total: body.total }
  }
}

const listSeries = (id: number) => listAll({ series: [id] })

const change = (id: number, body: EventInput, scope?: 'following') =>
  editor.calendar.POST('/events/{id}', { params: { path: { id }, query: { ...(scope && { scope }) } }, body })

const remove = (id: number, scope?: 'following') =>
  editor.calendar.DELETE('/events/{id}', { params: { path: { id }, query: { ...(scope && { scope }) } } })

const pick = <One>(all: readonly One[], place: number): One | undefined => all[place % all.length]

/** The starts that the rule and the dates of a series give until a date, with those that it leaves out. */
function startsIn({ start_date, recurrence }: Event, until: string): string[] {
  if (!recurrence || !until) return []
  const { rule, rdates } = recurrence
  const given = rule ? startsUntil(rule, start_date, until === '9999' ? LAST_DATE : until).starts : [start_date]
  const found = new Set([...given, ...rdates])
  return [...found].filter((start) => start <= until).toSorted()
}

async function act(step: Step, site: Site): Promise<void> {
  const series = pick([...site.series], step.at)
  const [id = 0, one] = pick([...site.listed], step.at) ?? []
  if (series === undefined) return
  const before = await readEvent(editor, series)
  switch (step.act) {
    case 'move series': {
      const ms = step.hours * HOUR_MS
      await dataOf(change(series, { start_date: shift(before.start_date, ms), end_date: shift(before.end_date, ms) }))
      for (const known of [site.listed, site.deleted])
        for (const [id, { occurrence }] of known)
          if (known.get(id)?.series === series) known.set(id, { series, occurrence: shift(occurrence, ms) })
      return
    }
    case 'set rule': {
      const dates = (given: readonly number[]): string[] => given.map((day) => shift(before.start_date, day * DAY_MS))
      await dataOf(change(series, { recurrence: { rrule: step.rrule, rdates: dates(step.added), exdates: dates(step.omitted) } }))
      return relearn(series, site)
    }
    case 'set dates': {
      const rdates = step.added.map((day) => shift(before.start_date, day * DAY_MS))
      await dataOf(change(series, { recurrence: { rrule: null, rdates, exdates: [] } }))
      return relearn(series, site)
    }
    case 'rename series':
      await dataOf(change(series, { title: newWord(), slug: newWord() }))
      return
    case 'trash series': {
      const listed = await listSeries(series)
      await dataOf(remove(series))
      const { total } = await listAll({ categories: [String(site.category)], include: listed.events.map(({ id }) => id) })
      expect(total).toBe(0)
      await dataOf(change(series, { status: 'publish' }))
      return
    }
    case 'make single':
      await dataOf(change(series, { recurrence: null }))
      return relearn(series, site)
    case 'change one': {
      if (!one) return
      const fields = {
        title: { title: newWord() },
        move: { start_date: shift(one.occurrence, step.hours * HOUR_MS), end_date: shift(one.occurrence, 5 * HOUR_MS) },
        canceled: { canceled: true as const },
        draft: { status: 'draft' as const },
      }[step.own]
      const { end_date: _end, ...kept } = { end_date: '', ...fields }
      expect(await dataOf(change(id, fields))).toMatchObject({ id, series: one.series, occurrence: one.occurrence, ...kept })
      site.own.set(id, { ...site.own.get(id), ...kept })
      return
    }
    case 'change following': {
      if (!one) return
      const item = await readEvent(editor, id)
      // The series would take over how long a moved occurrence lasts.
      const ms = site.own.get(id)?.start_date ? 0 : step.hours * HOUR_MS
      const dates = { start_date: shift(item.start_date, ms), end_date: shift(item.end_date, ms) }
      const title = newWord()
      const changed = await dataOf(change(id, { ...(ms && dates), title }, 'following'))
      expect(changed).toMatchObject({ id, ...dates, title })
      const moved = changed.series ?? 0
      site.series.add(moved)
      const isWhole = moved === one.series
      for (const known of [site.listed, site.deleted])
        for (const [other, place] of known)
          if (place.series === one.series && (isWhole || place.occurrence >= one.occurrence))
            known.set(other, { series: moved, occurrence: shift(place.occurrence, ms) })
      const known = site.own.get(id)
      if (known) site.own.set(id, { ...known, title })
      return
    }
    case 'delete one': {
      if (!one) return
      if (step.isSite && site.own.has(id)) await dataOf(editor.content.DELETE('/events/{id}', { params: { path: { id } } }))
      else expect(await dataOf(remove(id))).toMatchObject({ id, status: 'trash' })
      site.listed.delete(id)
      site.deleted.set(id, one)
      return
    }
    case 'delete following': {
      if (!one || (await readEvent(editor, one.series)).start_date >= one.occurrence) return
      await dataOf(remove(id, 'following'))
      return relearn(one.series, site)
    }
    case 'restore': {
      const [deleted = 0, place] = pick([...site.deleted], step.at) ?? []
      if (!place) return
      if (step.isSite && site.own.has(deleted))
        await dataOf(editor.content.POST('/events/{id}', { params: { path: { id: deleted } }, body: { status: 'publish' } }))
      else await dataOf(change(deleted, { status: 'publish' }))
      if (site.own.get(deleted)?.status) delete site.own.get(deleted)?.status
      site.deleted.delete(deleted)
      site.listed.set(deleted, place)
    }
  }

  /** After a change of the rule or the dates: occurrences that stay keep their IDs. */
  async function relearn(series: number, { listed, deleted, own }: Site): Promise<void> {
    const { events } = await listSeries(series)
    const now = new Map(events.map(({ id, occurrence }) => [occurrence, id]))
    const after = await readEvent(editor, series)
    const given = new Set(startsIn(after, lastOf(events)))
    for (const known of [listed, deleted])
      for (const [id, one] of [...known].filter(([, one]) => one.series === series)) {
        if (now.has(one.occurrence)) expect([one, now.get(one.occurrence)]).toEqual([one, id])
        known.delete(id)
        if (!given.has(one.occurrence)) own.delete(id)
        else if (!now.has(one.occurrence)) deleted.set(id, one)
      }
    if (after.recurrence) for (const [occurrence, id] of now) listed.set(id, { series, occurrence: occurrence ?? '' })
    else site.series.delete(series)
  }
}

const lastOf = (events: readonly Event[]): string =>
  events.reduce((last, { occurrence }) => (occurrence && occurrence > last ? occurrence : last), '')

/** Checks all that must be true at any time. */
async function check(site: Site): Promise<void> {
  for (const id of site.series) {
    const series = await readEvent(editor, id)
    const { events, total } = await listSeries(id)
    expect(events).toHaveLength(total)
    // A series without an end has its occurrences up to a horizon.
    const until = series.recurrence?.rule && !series.recurrence.rule.count && !series.recurrence.rule.until ? lastOf(events) : '9999'
    const given = startsIn(series, until).filter((start) => !series.recurrence?.exdates.includes(start))
    expect(events.map(({ occurrence }) => occurrence).toSorted()).toEqual(given)
    if (until !== '9999') learnLater(events, id, site)
    const listed = [...site.listed].filter(([, one]) => one.series === id).map(([id, { occurrence }]) => [id, occurrence])
    expect(events.map((one) => [one.id, one.occurrence]).toSorted(byFirst)).toEqual(listed.toSorted(byFirst))
    for (const one of events) {
      const { title, start_date, canceled, status, ...rest } = { ...site.own.get(one.id) }
      expect(rest).toEqual({})
      expect(one).toMatchObject({
        series: id,
        title: title ?? series.title,
        start_date: start_date ?? one.occurrence,
        canceled: canceled ?? series.canceled,
        status: status ?? series.status,
      })
      expect(one.slug).toMatch(`${series.slug}--`)
    }
  }
  for (const id of site.deleted.keys()) expect([id, (await readEvent(editor, id)).status]).toEqual([id, 'trash'])
  const { events, total } = await listAll({ categories: [String(site.category)] })
  expect(events).toHaveLength(total)
  const single = events.filter(({ series }) => series === null).map(({ id }) => id)
  expect(events.map(({ id }) => id).toSorted(ascending)).toEqual([...site.listed.keys(), ...single].toSorted(ascending))
}

/** The horizon of a series without an end moves with its start. */
function learnLater(events: readonly Event[], series: number, { listed, deleted }: Site): void {
  const known = [listed, deleted].flatMap((places) => [...places.values()].filter((one) => one.series === series))
  const last = known.reduce((latest, { occurrence }) => (occurrence > latest ? occurrence : latest), '')
  for (const { id, occurrence } of events) if (occurrence && occurrence > last) listed.set(id, { series, occurrence })
}

const ascending = (one: number, other: number): number => one - other
const byFirst = ([one]: (number | string | null)[], [other]: (number | string | null)[]): number => Number(one) - Number(other)

async function play(steps: readonly Step[]): Promise<void> {
  const { id: category } = await makeEventCategory(editor)
  const { id } = await makeEvent(editor, {
    ...{ title: newWord(), start_date: START, end_date: shift(START, 2 * HOUR_MS), categories: [category] },
    recurrence: { rrule: 'FREQ=WEEKLY;COUNT=5' },
  })
  const site: Site = { category, series: new Set([id]), listed: new Map(), deleted: new Map(), own: new Map() }
  for (const { id: one, occurrence } of (await listSeries(id)).events) site.listed.set(one, { series: id, occurrence: occurrence ?? '' })
  for (const step of steps) {
    await act(step, site)
    await check(site)
  }
  expect(await wrongData(server)).toEqual({})
}

it(
  'keeps the occurrences and exceptions of series through random changes',
  () => fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12, size: 'max' }), play), { seed: SEED, numRuns: RUNS }),
  RUNS * 30_000,
)
