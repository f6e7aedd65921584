// Scheduled items are published on time: while the service runs, and at its start if they became due while it was stopped.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, jest } from '@jest/globals'
import { createClient } from '../../client/index.ts'
import type { ContentType } from '#server/context.ts'
import { allOperations, routeOf, bodyProperties, propertiesOf, resolveRef } from '../support/contract.ts'
import { runPeriodically } from '#server/jobs/periodic.ts'
import { publishing } from '#server/jobs/publishing.ts'
import { dataOf, failureOf } from '../support/responses.ts'
import { clockAt } from '../support/clock.ts'
import { describeOnSqlite } from '../support/database.ts'
import { historyOf, revisedKinds } from '../support/history.ts'
import { changePage, makePage, readPage, trashPage } from '../support/pages.ts'
import type { PageInput } from '../support/pages.ts'
import { changePost, listPosts, makePost, newWord, posts, readPost, trashPost } from '../support/posts.ts'
import { databaseIn, startProgram } from '../support/program.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const clock = clockAt('2026-03-10T12:00:00')
const { itIs } = clock

const server = await sharedServer({ SITE_TIMEZONE: 'America/New_York' }, { now: clock.now })
const { editor, administrator } = server.as
const anonymous = server.anonymous

/** Publishes due items once, like the start of the service. */
async function publishDue(): Promise<void> {
  const stop = await runPeriodically(server.context, publishing)
  await stop()
}

/** At eight in the evening of the tenth in New York, it is midnight in UTC. */
const due = '2026-03-10T20:00:00'
const before = '2026-03-10T23:59:59'
const after = '2026-03-11T00:00:00'

async function statusIn(id: number): Promise<string | undefined> {
  return (await server.context.db.selectFrom('content').select('status').where('id', '=', id).executeTakeFirst())?.status
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

describe('while the service runs', () => {
  it('a scheduled post is published, until publishing is stopped', async () => {
    itIs(before)
    const { id } = await makePost(editor, { date: due })
    const stop = await runPeriodically(server.context, publishing)
    expect(await statusIn(id)).toBe('future')
    itIs(after)
    for (let tries = 0; tries < 100 && (await statusIn(id)) === 'future'; tries++) await pause(50)
    expect(await statusIn(id)).toBe('publish')
    await stop()
    itIs(before)
    const late = await makePost(editor, { date: due })
    itIs(after)
    await pause(1_200)
    expect(await statusIn(late.id)).toBe('future')
  })
})

describe('a scheduled post', () => {
  it('is published at its time, not a second earlier, with its own date and URL', async () => {
    const word = newWord()
    itIs(before)
    const { id, modified } = await makePost(editor, { title: word, content: 'News.', date: due })
    await publishDue()
    expect(await readPost(editor, id)).toMatchObject({ status: 'future', link: `${server.baseUrl}/?p=${id}` })
    expect(await failureOf(posts(anonymous).get(id))).toEqual({ status: 401, code: 'rest_forbidden' })
    expect(await listPosts(anonymous, { search: word })).toMatchObject({ ids: [], total: 0 })
    itIs(after)
    await publishDue()
    const published = { id, status: 'publish', date: due, date_gmt: after, modified, slug: word, link: `${server.baseUrl}/${word}/` }
    for (const client of [editor, anonymous]) expect(await readPost(client, id)).toMatchObject(published)
    expect(await listPosts(anonymous, { search: word })).toMatchObject({ ids: [id], total: 1, items: [published] })
    expect((await fetch(published.link)).status).toBe(200)
  })

  it('gets no revision when it is published', async () => {
    itIs(before)
    const { id } = await makePost(editor, { date: due })
    itIs(after)
    await publishDue()
    expect((await historyOf('posts').listRevisions(editor, id)).total).toBe(0)
  })

  it('is not published if it was postponed, trashed or unscheduled', async () => {
    itIs(before)
    const [moved, trashed, drafted] = [
      await makePost(editor, { date: due }),
      await makePost(editor, { date: due }),
      await makePost(editor, { date: due }),
    ]
    await changePost(editor, moved.id, { date: '2026-03-10T20:00:01' })
    await trashPost(editor, trashed.id)
    await changePost(editor, drafted.id, { status: 'draft' })
    itIs(after)
    await publishDue()
    expect([await statusIn(moved.id), await statusIn(trashed.id), await statusIn(drafted.id)]).toEqual(['future', 'trash', 'draft'])
  })

  it('is published when it is restored from the trash after its time', async () => {
    itIs(before)
    const { id } = await makePost(editor, { date: due })
    await trashPost(editor, id)
    itIs(after)
    expect((await changePost(editor, id, { status: 'future' })).status).toBe('publish')
  })
})

describe('an item that is not scheduled', () => {
  it.each(['draft', 'pending', 'private'] as const)('stays %s when its date passes', async (status) => {
    itIs(before)
    const ahead = await makePost(editor, { status, date: due })
    const behind = await makePost(editor, { status, date: '2020-01-01T00:00:00' })
    itIs(after)
    await publishDue()
    expect([await statusIn(ahead.id), await statusIn(behind.id)]).toEqual([status, status])
  })
})

describe.each(revisedKinds)('scheduled %s', (kind) => {
  it('are published together', async () => {
    const { make, owner, read } = historyOf(kind)
    const client = server.as[owner]
    itIs(before)
    const made = [await make(client, { date: due }), await make(client, { date: due }), await make(client, { date: '2026-03-11T20:00:00' })]
    itIs(after)
    await publishDue()
    const statuses = await Promise.all(made.map(async ({ id }) => (await read(client, id, { context: 'edit' })).status))
    expect(statuses).toEqual(['publish', 'publish', 'future'])
  })
})

/** The collections of the contract whose items can be scheduled, with the field of their title. */
const schedulable = allOperations().flatMap(({ document, method, operation, ...one }): [string, string][] => {
  const item = operation.responses['201']?.content?.['application/json']?.schema
  const status = item && propertiesOf(document, item)['status']
  if (method !== 'post' || !status || !resolveRef(document, status).enum?.includes('future')) return []
  const fields = bodyProperties(document, operation)
  return [[routeOf(one), ['title', 'venue', 'organizer'].find((field) => field in fields) ?? '']]
})

describe.each(schedulable)('a scheduled item of %s', (route, title) => {
  it('is published by its content type', async () => {
    itIs(before)
    const response = await fetch(server.restRoot + route, {
      method: 'POST',
      headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' },
      body: JSON.stringify({ [title]: newWord(), date: due, status: 'publish', start_date: due, end_date: due }),
    })
    const { id, status } = (await response.json()) as { id: number; status: string }
    expect(status).toBe('future')
    const traits = [...server.context.contentTypes.values()].find((type) => [type.route, type.siteRoute].includes(route))
      ?.traits as Required<ContentType['traits']>
    const publish = jest.spyOn(traits, 'publish')
    itIs(after)
    await publishDue()
    const published = publish.mock.calls.map(([row]) => row.id)
    publish.mockRestore()
    expect(published).toEqual([id])
    expect(await statusIn(id)).toBe('publish')
  })
})

it('an item whose type the process does not know stays scheduled', async () => {
  itIs(before)
  const { id } = await makePost(editor, { date: due })
  const { db } = server.context
  await db.updateTable('content').set({ type: 'later' }).where('id', '=', id).execute()
  itIs(after)
  await publishDue()
  expect(await statusIn(id)).toBe('future')
})

describe('a scheduled page', () => {
  const makeMenu = (auto_add: boolean) => dataOf(administrator.content.POST('/menus', { body: { name: newWord(), auto_add } }))
  const leadsTo = async (menu: number) =>
    (await dataOf(administrator.content.GET('/menu-items', { params: { query: { menus: [menu] } } }))).map((item) => item.object_id)
  const schedule = (fields: PageInput = {}) => makePage(editor, { date: due, ...fields })

  it('is added to menus with automatic items when it is published, not earlier', async () => {
    itIs(before)
    const [taking, other] = [await makeMenu(true), await makeMenu(false)]
    const [first, second] = [await schedule(), await schedule()]
    await publishDue()
    expect(await leadsTo(taking.id)).toEqual([])
    itIs(after)
    await publishDue()
    expect((await readPage(anonymous, first.id)).status).toBe('publish')
    expect(await leadsTo(taking.id)).toEqual([first.id, second.id])
    expect(await leadsTo(other.id)).toEqual([])
  })

  it('is added once, even if several processes publish and it is unpublished in between', async () => {
    itIs(before)
    const menu = await makeMenu(true)
    const { id } = await schedule()
    itIs(after)
    await Promise.all([publishDue(), publishDue(), publishDue()])
    expect(await leadsTo(menu.id)).toEqual([id])
    await changePage(editor, id, { status: 'draft' })
    await changePage(editor, id, { status: 'publish' })
    expect(await leadsTo(menu.id)).toEqual([id])
  })

  it('is not added if it has a parent or comes from the trash', async () => {
    itIs(before)
    const above = await makePage(editor, { status: 'draft' })
    const menu = await makeMenu(true)
    await schedule({ parent: above.id })
    await trashPage(editor, (await schedule()).id)
    itIs(after)
    await publishDue()
    expect(await leadsTo(menu.id)).toEqual([])
  })
})

describeOnSqlite('the start of the service', () => {
  it('publishes items that became due while it was stopped, and no others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'publishing-'))
    const then = clockAt('2020-01-01T00:00:00')
    const earlier = await startServer({ DATABASE_URL: databaseIn(folder) }, { now: then.now })
    const writer = earlier.as.editor
    const passed = await makePost(writer, { title: 'Passed', date: '2021-01-01T00:00:00' })
    const ahead = await makePost(writer, { date: '2990-01-01T00:00:00' })
    const draft = await makePost(writer, { status: 'draft', date: '2021-01-01T00:00:00' })
    expect(passed.status).toBe('future')
    await earlier.close()
    const program = await startProgram(folder, { DEMO_CONTENT: 'off' })
    try {
      const reader = createClient({ baseUrl: program.baseUrl })
      let read = await posts(reader).get(passed.id)
      for (let tries = 0; tries < 100 && read.error; tries++) {
        await pause(50)
        read = await posts(reader).get(passed.id)
      }
      expect(read.data).toMatchObject({ id: passed.id, status: 'publish', date: '2021-01-01T00:00:00' })
      for (const { id } of [ahead, draft]) expect(await failureOf(posts(reader).get(id))).toEqual({ status: 401, code: 'rest_forbidden' })
    } finally {
      await program.stop()
    }
  })
})
