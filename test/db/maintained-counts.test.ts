// The counts that triggers maintain equal the actual counts after any change.
import { describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { removeAccount } from '../support/accounts.ts'
import { dataOf } from '../support/responses.ts'
import { changeEvent, changeVenue, makeEvent, makeEventCategory, makeEventTag, makeOrganizer, makeVenue } from '../support/calendar.ts'
import type { EventInput } from '../support/calendar.ts'
import { makePost, posts } from '../support/posts.ts'
import type { PostInput } from '../support/posts.ts'
import { newcomer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { categories, makeCategory } from '../support/terms.ts'

const server = await sharedServer()

interface Counted {
  facet: string
  type: string
  status: string
  value: string
  count: number
}

async function maintainedCounts(): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select facet, type, status, value, count from facet_counts where count <> 0
    union all select 'status', type, status, '', count from content_counts where count <> 0 and type <> 'revision'
    order by 1, 2, 3, 4`.execute(server.context.db)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

async function trueCounts(): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select 'status' as facet, type, status, '' as value, count(*) as count from content where type <> 'revision' group by type, status
    union all select 'author', type, status, cast(author as text), count(*) from content where type <> 'revision' group by type, status, author
    union all select 'date', type, status, substr(date_gmt, 1, 10), count(*) from content where type <> 'revision' group by 2, 3, 4
    union all select 'modified', type, status, substr(modified_gmt, 1, 10), count(*) from content where type <> 'revision' group by 2, 3, 4
    union all select 'block', type, status, cast(id / 1000 as text), count(*) from content where status = 'publish' group by type, status, id / 1000
    union all select 'month', type, status, substr(date_gmt, 1, 7), count(*) from content where type <> 'revision' group by 2, 3, 4
    union all select 'author_month', type, status, author || ' ' || substr(date_gmt, 1, 7), count(*) from content
      where type <> 'revision' group by 2, 3, 4
    union all select 'term_month', content.type, content.status, term_id || ' ' || substr(content.date_gmt, 1, 7), count(*)
      from content_terms join content on content.id = content_id group by 2, 3, 4
    union all select 'term', content.type, content.status, cast(term_id as text), count(*)
      from content_terms join content on content.id = content_id group by content.type, content.status, term_id
    order by 1, 2, 3, 4`.execute(server.context.db)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Returns the rows of `content_terms` whose copied columns differ from their item. */
async function outdatedRows(): Promise<unknown[]> {
  const { rows } = await sql`
    select content_terms.* from content_terms join content on content.id = content_id
    where content.type <> content_terms.type or content.status <> content_terms.status or content.date_gmt <> content_terms.date_gmt`.execute(
    server.context.db,
  )
  return rows
}

interface Listed {
  list: number
  status: string
  start_date: string
  event_id: number
  end_date: string
}

async function maintainedLists(): Promise<{ listed: Listed[]; days: object[] }> {
  const { db } = server.context
  const { rows: listed } = await sql<Listed>`select list, status, start_date, event_id, end_date from event_listings order by 1, 4`.execute(
    db,
  )
  const { rows: days } = await sql<object>`select list, status, day, count from event_day_counts where count <> 0 order by 1, 2, 3`.execute(
    db,
  )
  return { listed, days }
}

async function trueLists(): Promise<Awaited<ReturnType<typeof maintainedLists>>> {
  const { db } = server.context
  const { rows: listed } = await sql<Listed>`
    select lists.list, content.status, start_date, content.id as event_id, end_date
    from events join content on content.id = events.content_id join (
      select content_id, 0 as list from events
      union all select content_id, -1 from events where featured = 1
      union all select content_id, -2 from events where ticketed = 1
      union all select events.content_id, -3 from events join venues on venues.content_id = venue_id
        join content as place on place.id = venue_id where geo_lat is not null and place.status = 'publish'
      union all select content_id, term_id from content_terms
    ) as lists on lists.content_id = events.content_id
    where hide_from_listings = 0 order by 1, 4`.execute(db)
  const byDay = Object.values(Object.groupBy(listed, ({ list, status, start_date }) => `${list} ${status} ${start_date.slice(0, 10)}`))
  const days = byDay
    .flatMap((same) =>
      same?.[0] ? [{ list: same[0].list, status: same[0].status, day: same[0].start_date.slice(0, 10), count: same.length }] : [],
    )
    .toSorted((one, other) => one.list - other.list || compare(one.status, other.status) || compare(one.day, other.day))
  return { listed, days }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Returns the rows of `event_organizers` whose copied end differs from their event. */
async function outdatedEnds(): Promise<unknown[]> {
  const { rows } = await sql`
    select event_organizers.* from event_organizers join events on content_id = event_id
    where events.utc_end_date <> event_organizers.utc_end_date`.execute(server.context.db)
  return rows
}

async function expectTrueCounts(): Promise<void> {
  expect(await maintainedCounts()).toEqual(await trueCounts())
  expect(await outdatedRows()).toEqual([])
  expect(await maintainedLists()).toEqual(await trueLists())
  expect(await outdatedEnds()).toEqual([])
}

/** Random numbers, the same in each run. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % below
  }
}

describe('maintained counts', () => {
  it('are correct after any concurrent changes', async () => {
    const { editor } = server.as
    const next = random(7)
    const pick = <T>(all: readonly T[]): T => all[next(all.length)] as T
    const authors = [server.ids.editor, server.ids.author]
    const terms = await Promise.all(Array.from({ length: 4 }, async () => (await makeCategory(editor)).id))
    const fields = (): PostInput => ({
      status: pick(['publish', 'draft', 'pending', 'private', 'future'] as const),
      categories: terms.filter(() => next(2)),
      author: pick(authors),
      date: `20${10 + next(20)}-0${1 + next(9)}-1${next(9)}T10:00:00`,
    })
    const ids = (await Promise.all(Array.from({ length: 12 }, () => makePost(editor, fields())))).map(({ id }) => id)
    await expectTrueCounts()
    for (let round = 0; round < 8; round++) {
      const changed = ids.filter(() => next(2))
      await Promise.all(
        changed.map((id) => (next(5) ? posts(editor).update(id, fields()) : posts(editor).remove(id, { force: next(2) === 0 }))),
      )
      await makePost(editor, fields())
    }
    await expectTrueCounts()
    await dataOf(categories(editor).remove(terms[0] ?? 0, { force: true }))
    await expectTrueCounts()
  })

  it('are correct after any concurrent changes of events', async () => {
    const { editor } = server.as
    const next = random(9)
    const pick = <T>(all: readonly T[]): T => all[next(all.length)] as T
    const categories = await Promise.all(Array.from({ length: 3 }, () => makeEventCategory(editor)))
    const organizers = await Promise.all([makeOrganizer(editor), makeOrganizer(editor)])
    const venues = await Promise.all([{ geo_lat: 1, geo_lng: 1 }, {}].map((place) => makeVenue(editor, place)))
    const fields = (): EventInput => {
      const day = `203${next(3)}-0${1 + next(9)}-1${next(9)}`
      return {
        status: pick(['publish', 'draft', 'private'] as const),
        categories: categories.filter(() => next(2)).map(({ id }) => id),
        start_date: `${day} 10:00:00`,
        end_date: `${next(2) ? day : '2034-02-03'} 12:00:00`,
        hide_from_listings: next(4) === 0,
        featured: next(2) === 0,
        ticketed: next(2) === 0,
        venue: pick(venues).id,
        organizer: organizers.filter(() => next(2)).map(({ id }) => id),
      }
    }
    const ids = (await Promise.all(Array.from({ length: 10 }, () => makeEvent(editor, fields())))).map(({ id }) => id)
    await expectTrueCounts()
    const inTrash = new Set<number>()
    const remove = (id: number) => {
      inTrash.add(id)
      return editor.calendar.DELETE('/events/{id}', { params: { path: { id } } })
    }
    for (let round = 0; round < 8; round++) {
      const changed = ids.filter((id) => next(2) && !inTrash.has(id))
      await Promise.all([
        ...changed.map((id) => (next(8) ? changeEvent(editor, id, fields()) : remove(id))),
        ...venues.map(({ id }) =>
          changeVenue(editor, id, {
            status: pick(['publish', 'draft'] as const),
            ...pick([
              { geo_lat: 1, geo_lng: 2 },
              { geo_lat: null, geo_lng: null },
            ]),
          }),
        ),
      ])
      await makeEvent(editor, fields())
      await expectTrueCounts()
    }
    await editor.calendar.DELETE('/categories/{id}', { params: { path: { id: categories[0]?.id ?? 0 } } })
    await expectTrueCounts()
    await server.context.db
      .deleteFrom('content')
      .where('id', '=', ids[0] ?? 0)
      .execute()
    await expectTrueCounts()
  })

  it('are correct after the content of a user is reassigned', async () => {
    const { id, client } = await newcomer(server, 'author')
    for (let post = 0; post < 3; post++) await makePost(client)
    await removeAccount(server.context, id, server.ids.editor)
    await expectTrueCounts()
  })

  it('distinguish items of different types with the same tag', async () => {
    const tag = await makeEventTag(server.as.editor)
    await makeEvent(server.as.editor, { tags: [tag.id] })
    await makePost(server.as.editor, { tags: [tag.id] })
    await expectTrueCounts()
    expect((await posts(server.anonymous).listed({ tags: [tag.id] })).total).toBe(1)
  })
})
