// Concurrent requests: work that several of them need is done once, and none deletes what another one uses.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { sweepFiles } from '../support/jobs.ts'
import { dataOf, failureIn } from '../support/responses.ts'
import { isPostgres } from '../support/database.ts'
import { keptFiles, createImage, upload, uploaded } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { databaseIn, startProgram } from '../support/program.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ MEDIA_SWEEP_SECONDS: '60' })

const filesOf = ({ context: { db } }: TestServer, id: number) =>
  db.selectFrom('media_files').select(['path', 'size']).where('content_id', '=', id).orderBy('size').execute()

/** An image without its renditions. */
async function withoutRenditions(of: TestServer): Promise<number> {
  const { db, storage } = of.context
  const { id } = await uploaded(of, await createImage(400, 300), { name: `${newWord()}.png` })
  for (const { path, size } of await filesOf(of, id)) {
    if (size === 'full') continue
    await storage.remove(path)
    await db.deleteFrom('media_files').where('path', '=', path).execute()
  }
  return id
}

/** Requests the renditions from all services at the same time, several times each. */
async function makeAtOnce(roots: readonly string[], id: number, authorization: string): Promise<number[]> {
  return Promise.all(
    roots.map(async (root) => {
      const response = await fetch(`${root}/cms/v2/media/${id}/post-process`, {
        method: 'POST',
        headers: { Authorization: authorization, 'Content-Type': 'application/json' },
        body: JSON.stringify({ action: 'create-image-subsizes' }),
      })
      await response.arrayBuffer()
      return response.status
    }),
  )
}

async function expectEachOnce(of: TestServer, id: number): Promise<void> {
  const files = await filesOf(of, id)
  expect(files.map(({ size }) => size)).toEqual(['full', 'medium', 'thumbnail'])
  const { count } = await of.context.db
    .selectFrom('media_files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect((await keptFiles(of)).length).toBe(Number(count))
  for (const { path } of files) expect(await keptFiles(of)).toContain(path)
}

describe('renditions that several requests create at the same time', () => {
  it('are created once and leave no other files', async () => {
    const id = await withoutRenditions(server)
    const roots = Array.from({ length: 4 }, () => server.restRoot)
    expect(await makeAtOnce(roots, id, server.authorization.author)).toEqual(roots.map(() => 200))
    await expectEachOnce(server, id)
    const { missing_image_sizes } = await dataOf(
      server.as.author.content.GET('/media/{id}', { params: { path: { id }, query: { context: 'edit' } } }),
    )
    expect(missing_image_sizes).toEqual([])
  })

  const onFiles = isPostgres ? it.skip : it

  onFiles('are there once where two processes have one database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'two-'))
    const one = await startServer({ DATABASE_URL: databaseIn(folder), MEDIA_DIR: join(folder, 'uploads') })
    const other = await startProgram(folder, { DEMO_CONTENT: 'off', RATE_LIMIT: 'off' })
    try {
      const id = await withoutRenditions(one)
      const roots = Array.from({ length: 4 }, (_none, index) => (index % 2 ? one.restRoot : `${other.baseUrl}/cms-json`))
      expect(await makeAtOnce(roots, id, one.authorization.author)).toEqual(roots.map(() => 200))
      await expectEachOnce(one, id)
    } finally {
      await other.stop()
      await one.close()
    }
  })

  it('are deleted with an item that is deleted in the meantime', async () => {
    const id = await withoutRenditions(server)
    const before = (await keptFiles(server)).length
    const [making, removing] = await Promise.all([
      makeAtOnce([server.restRoot, server.restRoot], id, server.authorization.author),
      server.as.author.content.DELETE('/media/{id}', { params: { path: { id }, query: { force: true } } }),
    ])
    expect(removing.response.status).toBe(200)
    for (const status of making) expect([200, 404]).toContain(status)
    await sweepFiles({ ...server.context, now: () => new Date(Date.now() + 61_000) })
    expect((await keptFiles(server)).length).toBe(before - 1)
  })
})

describe('files that are swept while they are uploaded', () => {
  it('make their upload fail, so no item lacks its files', async () => {
    const { context } = server
    const { storage } = context
    const before = await keptFiles(server)
    const name = newWord()
    let swept = 0
    context.storage = {
      ...storage,
      async put(...file) {
        const isPut = await storage.put(...file)
        if (file[0].includes('-150x150')) swept = await sweepFiles({ ...context, storage, now: () => new Date(Date.now() + 61_000) })
        return isPut
      },
    }
    try {
      const response = await upload(server, await createImage(320, 240), { name: `${name}.png` })
      expect([swept > 0, response.headers.get('Retry-After'), await failureIn(response)]).toEqual([
        true,
        expect.stringMatching(/^\d+$/),
        { status: 503, code: 'rest_unavailable' },
      ])
    } finally {
      context.storage = storage
    }
    const { data } = await server.as.author.content.GET('/media', { params: { query: { search: name } } })
    expect(data).toEqual([])
    expect(await keptFiles(server)).toEqual(before)
  })

  it('are not swept if the upload claimed them in time', async () => {
    const { id } = await uploaded(server, await createImage(320, 240))
    const files = await filesOf(server, id)
    await sweepFiles({ ...server.context, now: () => new Date(Date.now() + 61_000) })
    expect(await filesOf(server, id)).toEqual(files)
    for (const { path } of files) expect(await keptFiles(server)).toContain(path)
  })
})

describe('terms', () => {
  it.each<[string, string, string]>([
    ['a category', '/cms/v2/categories', 'category'],
    ['a tag', '/cms/v2/tags', 'post_tag'],
    ['a menu', '/cms/v2/menus', 'nav_menu'],
    ['an event category', '/cal/events/v1/categories', 'cal_events_cat'],
  ])('are made, changed and removed under the same lock: %s', async (_what, route, lock) => {
    const { context } = server
    const { dialect } = context
    const taken: string[] = []
    const send = async (method: string, path: string, body?: object): Promise<number> => {
      const response = await fetch(server.restRoot + path, {
        method,
        headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      expect([method, response.ok]).toEqual([method, true])
      const { id } = (await response.json()) as { id: number }
      // Deleting a term locks it for each part of its items.
      expect([method, taken.splice(0).includes(lock)]).toEqual([method, true])
      return id
    }
    context.dialect = {
      ...dialect,
      lockWrites(db, name) {
        taken.push(name)
        return dialect.lockWrites(db, name)
      },
    }
    try {
      const id = await send('POST', route, { name: newWord() })
      await send('PUT', `${route}/${id}`, { name: newWord() })
      await send('DELETE', `${route}/${id}?force=true`)
    } finally {
      context.dialect = dialect
    }
  })
})
