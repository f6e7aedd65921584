// Two processes that are killed while they store the next occurrences of series: each occurrence is stored once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { createClient, unwrap } from '../../client/index.ts'
import { openDatabase } from '#server/db/database.ts'
import { openLog } from '#server/telemetry/log.ts'
import { runCommand } from '../worker/cli.ts'
import { configOf } from '../support/config.ts'
import { isPostgres } from '../support/database.ts'
import { databaseIn, startProgram } from '../support/program.ts'
import { newDatabase } from '../worker/test-database.ts'

const SERIES = 60
const KILLS = 3

it('stores each occurrence once, although the processes are killed repeatedly', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-series-'))
  const database = isPostgres ? await newDatabase() : undefined
  const env = { DATABASE_URL: database?.url ?? databaseIn(folder), RATE_LIMIT: 'off' }
  const config = configOf(env)
  const { db } = await openDatabase(config.database, config.databaseSettings, openLog('silent'))
  try {
    const first = await startProgram(folder, env)
    const [, password = ''] = /^Password +(.+)$/m.exec(first.output()) ?? []
    const { calendar } = createClient({ baseUrl: first.baseUrl, auth: { username: 'admin', password } })
    const month = new Date().toISOString().slice(0, 7)
    const times = { start_date: `${month}-01 18:30:00`, end_date: `${month}-01 20:00:00` }
    const recurrence = { rrule: 'FREQ=MONTHLY' }
    for (let made = 0; made < SERIES; made++)
      await unwrap(calendar.POST('/events', { body: { title: `Choir ${made}`, ...times, recurrence } }))
    await first.stop()
    const stored = () =>
      db
        .selectFrom('event_occurrences')
        .select(['series_id', 'occurrence'])
        .where('series_id', 'is not', null)
        .orderBy('series_id')
        .orderBy('occurrence')
        .execute()
    const complete = await stored()

    // As if the service had not run for a year.
    const year = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10)
    await db.deleteFrom('event_occurrences').where('series_id', 'is not', null).where('occurrence', '>', `${year} 23:59:59`).execute()
    await db
      .updateTable('events')
      .set({ generated_until: `${year} 23:59:59` })
      .where('generated_until', '<>', '')
      .execute()
    expect((await stored()).length).toBeLessThan(complete.length * 0.6)

    for (let kills = 0; kills < KILLS; kills++) {
      const programs = await Promise.all([startProgram(folder, env), startProgram(folder, env)])
      await pause(kills * 20)
      await Promise.all(programs.map((program) => program.kill()))
    }
    const last = await startProgram(folder, env)
    while ((await stored()).length < complete.length) await pause(100)
    await last.stop()
    expect(await stored()).toEqual(complete)
    const { code, stdout } = await runCommand(['counts'], { DATABASE_URL: env.DATABASE_URL, LOG_LEVEL: 'silent' })
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('"wrong":1')])
  } finally {
    await db.destroy()
    await database?.remove()
    rmSync(folder, { recursive: true })
  }
}, 120_000)
