// A full disk of the log or the database: the service keeps doing what it still can, and recovers when there is space again.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { isPostgres } from '../support/database.ts'
import { createImage, upload } from '../support/media.ts'
import { posts } from '../support/posts.ts'
import { freePort } from '../support/program.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

describe('a log that cannot be written', () => {
  it.each([
    ['is on a full disk', () => openSync('/dev/full', 'w'), /^The log cannot be written: ENOSPC\./],
    ['has lost its reader', () => 'pipe' as const, /^The log cannot be written: EPIPE\./],
  ])('costs lines and nothing else, where it %s', async (_case, stdout, says) => {
    const folder = mkdtempSync(join(tmpdir(), 'log-'))
    const port = await freePort()
    const service = spawn(process.execPath, ['server/main.ts'], {
      stdio: ['ignore', stdout(), 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: `file:${join(folder, 'content.sqlite')}`,
        MEDIA_DIR: join(folder, 'uploads'),
        DEMO_CONTENT: 'off',
        LOG_LEVEL: 'info',
      },
    })
    service.stdout?.destroy()
    let told = ''
    service.stderr?.on('data', (chunk) => (told += String(chunk)))
    const ended = once(service, 'close')
    const request = () => fetch(`http://127.0.0.1:${port}/cms-json/cms/v2/posts`).catch(() => undefined)
    try {
      for (let tries = 0; tries < 200 && !(await request()); tries++) await pause(100)
      for (let count = 0; count < 5; count++) {
        expect((await request())?.status).toBe(200)
        await pause(20)
      }
      expect(told).toMatch(says)
      expect(told.match(/The log/g)).toHaveLength(1)
      service.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    } finally {
      service.kill('SIGKILL')
    }
  })
})

/** Mounts a separate disk. Returns undefined without the right to mount. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    return undefined
  }
}

const disk = smallDisk()
afterAll(() => void (disk && execFileSync('umount', [disk])))
// Skipped where this user may not mount a disk.
const onSmallDisk = disk ? it : it.skip
const onSmallDatabaseDisk = isPostgres ? it.skip : onSmallDisk

/** Leaves no room on the disk. Returns the file that takes it. */
function fill(folder: string): string {
  const filler = join(folder, 'filler')
  expect(() => writeFileSync(filler, Buffer.alloc(16 * 1024 * 1024))).toThrow('ENOSPC')
  return filler
}

const readiness = async ({ baseUrl }: TestServer): Promise<[status: number, body: unknown]> => {
  const response = await fetch(`${baseUrl}/readyz`)
  return [response.status, await response.json()]
}

describe('a full disk of the uploads', () => {
  onSmallDisk('is told by /readyz, and refuses uploads with 503 until there is room', async () => {
    const folder = disk ?? ''
    const server = await startServer({ MEDIA_DIR: join(folder, 'uploads') })
    const image = await createImage(8, 8)
    const send = async () => (await upload(server, image, { name: 'small.png' })).status
    expect(await send()).toBe(201)
    expect(await readiness(server)).toEqual([200, { status: 'ok' }])
    const filler = fill(folder)
    expect(await send()).toBe(503)
    expect(await readiness(server)).toEqual([200, { status: 'disk-full', reason: 'The disk of the uploads is full.' }])
    rmSync(filler)
    expect(await readiness(server)).toEqual([200, { status: 'ok' }])
    expect(await send()).toBe(201)
    await server.close()
  })
})

describe('a full disk of the database', () => {
  onSmallDatabaseDisk('refuses writes with 503, goes on reading, and takes writes again when there is room', async () => {
    const folder = disk ?? ''
    const server = await startServer({ DATABASE_URL: `file:${join(folder, 'content.sqlite')}` })
    const write = (title: string) =>
      fetch(`${server.restRoot}/cms/v2/posts`, {
        method: 'POST',
        headers: { Authorization: server.authorization.editor, 'Content-Type': 'application/json' },
        body: JSON.stringify({ title, status: 'publish', content: `<p>${'Waves. '.repeat(40_000)}</p>` }),
      })
    const titles = async () => (await posts(server.anonymous).list({ _fields: ['title'] })).data?.map(({ title }) => title.rendered)
    expect((await write('Before')).status).toBe(201)
    const filler = fill(folder)
    for (let tries = 0; tries < 3; tries++) {
      const refused = await write('Refused')
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await refused.json()).toMatchObject({
        code: 'rest_unavailable',
        message: 'The disk of the service is full or not writable. Nothing was changed; try again in a few seconds.',
      })
    }
    expect(await titles()).toEqual(['Before'])
    expect(await readiness(server)).toEqual([200, { status: 'disk-full', reason: 'The disk of the database is full.' }])
    rmSync(filler)
    expect((await write('After')).status).toBe(201)
    expect(await readiness(server)).toEqual([200, { status: 'ok' }])
    expect(await titles()).toEqual(['After', 'Before'])
    await server.close()
  })
})
