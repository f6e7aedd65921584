// A process that is killed while items change: every change reaches the receiver, in order per item.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { createClient, unwrap } from '../../client/index.ts'
import type { Client } from '../../client/index.ts'
import { isPostgres } from '../support/database.ts'
import { databaseIn, startProgram } from '../support/program.ts'
import type { Program } from '../support/program.ts'
import { startReceiver } from '../support/receiver.ts'
import { newDatabase } from '../worker/test-database.ts'

const POSTS = 20
const CHANGES = 500
const KILLS = 3

it('delivers each of hundreds of changes in order per item, although the service is killed repeatedly', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'))
  const database = isPostgres ? await newDatabase() : undefined
  const receiver = await startReceiver()
  const env = { DATABASE_URL: database?.url ?? databaseIn(folder), RATE_LIMIT: 'off', WEBHOOK_PRIVATE_HOSTS: receiver.host }
  let program = await startProgram(folder, env)
  const password = /^Password +(.+)$/m.exec(program.output())?.[1] ?? ''
  const clientOf = ({ baseUrl }: Program): Client => createClient({ baseUrl, auth: { username: 'admin', password }, retries: 0 })
  try {
    let client = clientOf(program)
    await unwrap(client.hooks.POST('/subscriptions', { body: { url: receiver.url } }))
    const { cursor: start } = await unwrap(client.hooks.GET('/changes'))
    const ids: number[] = []
    for (let count = 0; count < POSTS; count++)
      ids.push((await unwrap(client.content.POST('/posts', { body: { title: 'Post', status: 'publish' } }))).id)
    let made = POSTS
    for (let kills = 0; kills <= KILLS; kills++) {
      const share = Math.floor((CHANGES * (kills + 1)) / (KILLS + 1))
      while (made < share) {
        const results = await Promise.allSettled(
          ids.map((id, index) =>
            unwrap(client.content.POST('/posts/{id}', { params: { path: { id } }, body: { title: `${made + index}` } })),
          ),
        )
        made += results.filter(({ status }) => status === 'fulfilled').length
      }
      if (kills === KILLS) break
      // In the middle of writes and deliveries.
      const open = ids.map((id) => client.content.POST('/posts/{id}', { params: { path: { id } }, body: { title: 'Killed' } }))
      await Promise.all([program.kill(), Promise.allSettled(open)])
      program = await startProgram(folder, env)
      client = clientOf(program)
    }
    const due: { id: number; cursor: string }[] = []
    for await (const page of eachChange(client, start)) due.push(...page)
    expect(due.length).toBeGreaterThanOrEqual(CHANGES)
    const keyOf = ({ id, cursor }: { id: number; cursor: string }) => `${id} ${cursor}`
    const missing = () => {
      const received = new Set(receiver.received.map(({ event }) => keyOf(event.data as { id: number; cursor: string })))
      return due.filter((one) => !received.has(keyOf(one)))
    }
    while (missing().length) await pause(200)
    for (const id of ids) {
      const cursors = receiver.received.flatMap(({ event }) => {
        const data = event.data as { id: number; cursor: string }
        return data.id === id ? [Number(data.cursor)] : []
      })
      // A delivery whose outcome was not recorded before the process was killed is repeated, before the next one of its item.
      expect(cursors).toEqual(cursors.toSorted((a, b) => a - b))
    }
  } finally {
    await program.kill()
    await receiver.close()
    await database?.remove()
    rmSync(folder, { recursive: true })
  }
}, 180_000)

/** Reads all changes one at a time, because a page contains each item once. */
async function* eachChange(client: Client, start: string) {
  for (let since = start, hasMore = true; hasMore;) {
    const page = await unwrap(client.hooks.GET('/changes', { params: { query: { since, per_page: 1 } } }))
    yield page.changes
    since = page.cursor
    hasMore = page.has_more
  }
}
