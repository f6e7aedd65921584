// The sweep deletes what is left of operations that were interrupted, and nothing else.
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sweepFiles } from '../support/jobs.ts'
import { fetched, keptFiles, createImage, upload, uploaded } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
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
