// Images in other widths, formats and crops with several processes, and with one that is killed: no file is ever incomplete or left.
import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { createClient, unwrap, upload } from '../../client/index.ts'
import type { Media } from '../../client/index.ts'
import { configOf } from '../support/config.ts'
import { isPostgres } from '../support/database.ts'
import { createImage } from '../support/media.ts'
import { databaseIn, passwordIn, startProgram } from '../support/program.ts'
import type { Program } from '../support/program.ts'
import { openDatabase } from '#server/db/database.ts'
import { openLog } from '#server/telemetry/log.ts'
import { newDatabase } from '../worker/test-database.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** Starts a service with a large image. `restart` starts another process with the same database and storage. */
async function startWithImage() {
  const folder = mkdtempSync(join(tmpdir(), 'variants-'))
  const database = isPostgres ? await newDatabase() : undefined
  const DATABASE_URL = database?.url ?? databaseIn(folder)
  const start = async (env: Record<string, string> = {}): Promise<Program> => {
    const program = await startProgram(folder, { DATABASE_URL, RATE_LIMIT: 'off', ...env })
    ends.push(() => program.kill())
    return program
  }
  ends.push(async () => {
    await database?.remove()
    await rm(folder, { recursive: true })
  })
  const first = await start()
  const { content } = createClient({ baseUrl: first.baseUrl, auth: { username: 'admin', password: passwordIn(first.output()) } })
  const image = new Blob([new Uint8Array(await createImage(1400, 1000, { format: 'jpeg' }))])
  const media: Media = await unwrap(upload(content, image, { name: 'large.jpg' }))
  const urls = media.media_details.images
    .slice(0, 1)
    .flatMap(({ sources }) => sources.flatMap(({ srcset }) => srcset.split(', ').map((entry) => entry.replace(/ \d+w$/, ''))))
  const config = configOf({ DATABASE_URL })
  const { db } = await openDatabase(config.database, config.databaseSettings, openLog('silent'))
  ends.push(() => db.destroy())
  return {
    first,
    start,
    paths: urls.map((url) => url.slice(first.baseUrl.length)),
    files: async () => (await readdir(join(folder, `uploads/images/${media.id}`)).catch(() => [])).sort(),
    rows: async () => {
      const rows = await db.selectFrom('image_variants').select(['path', 'content_id']).orderBy('path').execute()
      return rows.map(({ path, content_id: id }) => ({ file: path.slice(path.lastIndexOf('/') + 1), isUsed: id !== null }))
    },
  }
}

/** Decodes every pixel. */
async function read(url: string): Promise<string> {
  const response = await fetch(url)
  expect([response.status, response.url]).toEqual([200, url])
  const body = Buffer.from(await response.arrayBuffer())
  await sharp(body, { failOn: 'error' }).raw().toBuffer()
  return body.toString('base64')
}

describe('two processes', () => {
  it('make and serve the same complete files, and keep one of each', async () => {
    const { first, start, paths, files, rows } = await startWithImage()
    const second = await start()
    const bodies = await Promise.all(
      paths.map((path) => Promise.all([first, second, first, second].map(({ baseUrl }) => read(baseUrl + path)))),
    )
    for (const same of bodies) expect(new Set(same).size).toBe(1)
    const stored = await files()
    expect(stored).toHaveLength(paths.length)
    expect(await rows()).toEqual(stored.map((file) => ({ file, isUsed: true })))
  }, 60_000)
})

describe('a killed process', () => {
  it('leaves neither a broken image nor a file that is not used', async () => {
    const { first, start, paths, files, rows } = await startWithImage()
    const requests = Promise.allSettled(paths.map((path) => fetch(first.baseUrl + path).then((response) => response.arrayBuffer())))
    while (!(await rows()).length) await pause(2)
    await first.kill()
    await requests
    const program = await start({ MEDIA_SWEEP_SECONDS: '0' })
    for (const path of paths) await read(program.baseUrl + path)
    const stored = await files()
    expect(stored).toHaveLength(paths.length)
    expect(await rows()).toEqual(stored.map((file) => ({ file, isUsed: true })))
  }, 120_000)
})
