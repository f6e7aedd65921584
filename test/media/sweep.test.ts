// The sweep deletes what is left when the service is killed during an operation, and nothing else.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Sqlite from 'better-sqlite3'
import { sweepFiles } from '../support/jobs.ts'
import { describeOnSqlite } from '../support/database.ts'
import { fetched, keptFiles, createImage, upload, uploaded } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { freePort } from '../support/program.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

type Storage = TestServer['context']['storage']

describe('the sweep', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ MEDIA_SWEEP_SECONDS: '60' })
  })
  afterAll(() => server.close())

  const isLater = { now: () => new Date(Date.now() + 61_000) }

  it('keeps files of items, and files unknown to the database', async () => {
    const item = await uploaded(server, await createImage(200, 200))
    const before = await keptFiles(server)
    expect(await sweepFiles({ ...server.context, ...isLater })).toBe(0)
    expect(await keptFiles(server)).toEqual(before)
    await fetched(item.source_url)
  })

  it('keeps an item of another site without a file', async () => {
    const { db } = server.context
    const date = '2020-01-01T00:00:00'
    const { id } = await db
      .insertInto('content')
      .values({
        type: 'attachment',
        status: 'inherit',
        slug: newWord(),
        author: server.ids.author,
        date,
        date_gmt: date,
        modified: date,
        modified_gmt: date,
        mime_type: 'image/png',
        meta: '{"source_url":"https://old.example/a.png"}',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sweepFiles({ ...server.context, ...isLater })
    const { data } = await server.anonymous.content.GET('/media/{id}', { params: { path: { id } } })
    expect(data).toMatchObject({ source_url: 'https://old.example/a.png', media_details: { file: null } })
  })

  it('deletes an interrupted upload after the maximum duration of an upload', async () => {
    const { context } = server
    const name = newWord()
    const { storage } = context
    context.storage = stuckAfter(1, storage)
    void upload(server, await createImage(800, 600), { name: `${name}.png` }).catch(() => undefined)
    const files = async () => (await keptFiles(server)).filter((path) => path.includes(name))
    await until(async () => (await files()).length === 1)
    context.storage = storage
    expect(await sweepFiles(context)).toBe(0)
    expect(await files()).toHaveLength(1)
    expect(await sweepFiles({ ...context, ...isLater })).toBe(4)
    expect(await files()).toEqual([])
    expect(await context.db.selectFrom('media_files').select('path').where('content_id', 'is', null).execute()).toEqual([])
  })

  it('deletes old staging files', async () => {
    const { staging } = server.context.config.media
    await mkdir(`${staging}-left`)
    await sweepFiles(server.context)
    expect(existsSync(`${staging}-left`)).toBe(true)
    await sweepFiles({ ...server.context, ...isLater })
    expect(existsSync(`${staging}-left`)).toBe(false)
  })

  it('deletes files of an interrupted deletion', async () => {
    const { context } = server
    const item = await uploaded(server, await createImage(200, 200))
    await context.db.deleteFrom('content').where('id', '=', item.id).execute()
    expect((await fetch(item.source_url)).status).toBe(404)
    expect(await sweepFiles({ ...context, ...isLater })).toBe(2)
    expect(await keptFiles(server)).not.toContain(item.media_details.file)
  })
})

describeOnSqlite('kill -9', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sweep-'))
  const database = join(folder, 'content.sqlite')
  const uploads = join(folder, 'uploads')
  const ROUNDS = 6

  it('leaves neither a file without an item nor an item without its files', async () => {
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      DATABASE_URL: `file:${database}`,
      MEDIA_DIR: uploads,
      DEMO_CONTENT: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      MEDIA_SWEEP_SECONDS: '0',
    }
    const account = JSON.parse(
      await output(['server/cli/main.ts', 'users', 'add', 'ana', '--role', 'author', '--application-password', 'test'], env),
    ) as { application_password: string }
    const authorization = `Basic ${Buffer.from(`ana:${account.application_password}`).toString('base64')}`
    const images = await Promise.all([createImage(900, 700), createImage(320, 240, { format: 'jpeg' }), createImage(64, 64)])
    let responded = 0
    for (let round = 0; round < ROUNDS; round++) {
      const { server, root } = await started(env)
      const working = Array.from({ length: 4 }, async (_none, worker) => {
        for (;;) {
          const response = await send(root, authorization, images[worker % images.length] ?? Buffer.alloc(0))
          if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
          responded++
          const { id } = (await response.json()) as { id: number }
          if (worker === 3)
            await fetch(`${root}/cms/v2/media/${id}?force=true`, { method: 'DELETE', headers: { Authorization: authorization } })
        }
      })
      const ended = Promise.allSettled(working)
      await new Promise((wake) => setTimeout(wake, 600 + round * 170))
      server.kill('SIGKILL')
      await once(server, 'exit')
      await ended
    }
    const { server } = await started(env)
    const sqlite = new Sqlite(database, { readonly: true })
    await until(async () => sqlite.prepare('select count(*) from media_files where content_id is null').pluck().get() === 0)
    const paths = (sqlite.prepare('select path from media_files order by path').pluck().all() as string[]).sort()
    const without = sqlite
      .prepare(
        "select count(*) from content where type = 'attachment' and id not in (select content_id from media_files where size = 'full')",
      )
      .pluck()
      .get()
    const files = (await readdir(uploads, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(uploads.length + 1))
      .sort()
    sqlite.close()
    server.kill('SIGKILL')
    await once(server, 'exit')
    expect(responded).toBeGreaterThan(ROUNDS)
    expect(files).toEqual(paths)
    expect(without).toBe(0)
  }, 120_000)
})

/** Returns a storage that stores this many files and then hangs, like a killed process. */
function stuckAfter(many: number, storage: Storage): Storage {
  let put = 0
  return { ...storage, put: (...file) => (put++ < many ? storage.put(...file) : new Promise(() => undefined)) }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isSo()); tries++) {
    if (tries > 1200) throw new Error('it has not come to that')
    await new Promise((wake) => setTimeout(wake, 50))
  }
}

function send(root: string, authorization: string, content: Buffer): Promise<Response> {
  return fetch(`${root}/cms/v2/media`, {
    method: 'POST',
    headers: { Authorization: authorization, 'Content-Disposition': 'attachment; filename="boat.png"' },
    body: new Uint8Array(content),
  })
}

async function started(env: NodeJS.ProcessEnv): Promise<{ server: ChildProcess; root: string }> {
  const port = await freePort()
  const server = spawn(process.execPath, ['server/main.ts'], { env: { ...env, PORT: String(port) }, stdio: 'ignore' })
  const root = `http://127.0.0.1:${port}/cms-json`
  await until(async () => (await fetch(`${root}/`).catch(() => undefined))?.status === 200)
  return { server, root }
}

async function output(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (piece: Buffer) => (text += piece.toString()))
  await once(child, 'close')
  return text
}
