// Limits and jobs of several processes on one database: shared counts, and jobs that run once.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { publishScheduled, sweepFiles } from '../support/jobs.ts'
import { makePage } from '../support/pages.ts'
import { makePost, newWord } from '../support/posts.ts'
import { shareableDatabase, startSecond } from '../support/second-server.ts'
import type { SecondServer } from '../support/second-server.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

const PER_MINUTE = 40

let first: TestServer
let second: SecondServer
beforeAll(async () => {
  first = await startServer({ ...shareableDatabase(), MEDIA_SWEEP_SECONDS: '60' })
  second = await startSecond(first, { RATE_LIMIT: 'on' })
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const basic = (login: string, password: string): string => `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`

/** Sends requests one after the other. Returns their statuses. */
async function statuses(count: number, url: string, headers: Record<string, string> = {}): Promise<number[]> {
  const all: number[] = []
  for (let request = 0; request < count; request++) {
    const response = await fetch(url, { headers })
    await response.text()
    all.push(response.status)
  }
  return all
}

describe('limits', () => {
  let third: SecondServer
  beforeAll(async () => void (third = await startSecond(first, { RATE_LIMIT: 'on' })))
  afterAll(() => third.close())

  it('failed sign-ins count in all processes', async () => {
    const headers = { Authorization: basic(newWord(), 'wrong') }
    const url = '/cms/v2/users/me'
    expect(await statuses(19, second.restRoot + url, headers)).toEqual(Array(19).fill(401))
    // The other process reads the failures when it adds its own.
    expect(await statuses(2, third.restRoot + url, headers)).toEqual([401, 429])
  })

  it('wrong passwords of an item count in all processes', async () => {
    const { id } = await makePost(first.as.editor, { password: 'harbour' })
    const url = `/cms/v2/posts/${id}?password=wrong`
    expect(await statuses(9, second.restRoot + url)).toEqual(Array(9).fill(403))
    expect(await statuses(2, third.restRoot + url)).toEqual([403, 429])
    expect(await statuses(1, third.restRoot + url.replace('wrong', 'harbour'))).toEqual([429])
  })

  it('requests count in all processes, within a second', async () => {
    const env = { RATE_LIMIT: 'on', RATE_LIMIT_PER_MINUTE: String(PER_MINUTE) }
    const [one, other] = [await startSecond(first, env), await startSecond(first, env)]
    try {
      expect(await statuses(PER_MINUTE, `${one.restRoot}/cms/v2/types`)).toEqual(Array(PER_MINUTE).fill(200))
      const sent: number[] = []
      while (sent.length < PER_MINUTE && !sent.includes(429)) {
        sent.push(...(await statuses(2, `${other.restRoot}/cms/v2/types`)))
        await pause(400)
      }
      expect(sent).toContain(429)
      expect(sent.length).toBeLessThan(PER_MINUTE)
    } finally {
      await one.close()
      await other.close()
    }
  })
})

describe('jobs', () => {
  it('a scheduled page is published once and added to menus once', async () => {
    const { context } = first
    const menu = await fetch(`${first.restRoot}/cms/v2/menus`, {
      method: 'POST',
      headers: { Authorization: first.authorization.administrator, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: newWord(), auto_add: true }),
    })
    const { id } = (await menu.json()) as { id: number }
    const due = await Promise.all(Array.from({ length: 8 }, () => makePage(first.as.editor, { date: '2090-01-01T00:00:00' })))
    const now = (): Date => new Date('2090-01-02T00:00:00Z')
    await Promise.all([context, second.context, context, second.context].map((one) => publishScheduled({ ...one, now })))
    const items = await context.db
      .selectFrom('menu_items')
      .innerJoin('content_terms', 'content_terms.content_id', 'menu_items.content_id')
      .select('object_id')
      .where('term_id', '=', id)
      .execute()
    expect(items.map((item) => item.object_id).sort()).toEqual(due.map((page) => page.id).sort())
    const rows = await context.db
      .selectFrom('content')
      .select(['status', 'version'])
      .where(
        'id',
        'in',
        due.map((page) => page.id),
      )
      .execute()
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['publish']))
    expect(new Set(rows.map(({ version }) => version)).size).toBe(1)
  })

  it('abandoned files are deleted by one process', async () => {
    const files = Array.from({ length: 20 }, () => ({
      path: `2020/01/${newWord()}.png`,
      size: 'full',
      mime_type: 'image/png',
      since: '2020-01-01T00:00:00.000Z',
    }))
    await first.context.db.insertInto('media_files').values(files).execute()
    // Another process begins before the first one has finished.
    const removed = await Promise.all([first, second, first, second].map(({ context }) => sweepFiles(context)))
    expect(removed.reduce((sum, count) => sum + count)).toBe(files.length)
  })
})
