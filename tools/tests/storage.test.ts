// Both kinds of storage behave alike: a folder, and a bucket of an S3-compatible store.
import { mkdtempSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { configFrom } from '../../server/config/config.ts'
import { ConfigError, readEnv } from '../../server/config/env.ts'
import { openStorage } from '../../server/storage/open-storage.ts'
import type { Storage } from '../../server/storage/storage.ts'
import { startBucket } from './bucket.ts'
import type { Bucket } from './bucket.ts'
import { fetched, createImage, uploaded } from '../../test/support/media.ts'
import { newWord } from '../../test/support/posts.ts'
import { startServer } from '../../test/support/server.ts'

let bucket: Bucket
beforeAll(async () => {
  bucket = await startBucket()
})
afterAll(() => bucket.close())

const envOf: Record<'folder' | 'bucket', () => Record<string, string>> = {
  folder: () => ({ MEDIA_DIR: mkdtempSync(join(tmpdir(), 'storage-')) }),
  bucket: () => bucket.env,
}

async function localFile(content: string | Buffer): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'local-')), 'file')
  await writeFile(file, content)
  return file
}

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await openStorage(configFrom(readEnv(envOf[kind]())).media.location)
  })

  const newPath = () => `2026/03/${newWord()}.txt`
  const textAt = async (path: string, range?: { start: number; end: number }) => (await buffer(await storage.read(path, range))).toString()

  it('returns stored files, whole and in part', async () => {
    const path = newPath()
    expect(await storage.put(path, await localFile('abcdefghij'), 'text/plain')).toBe(true)
    expect(await textAt(path)).toBe('abcdefghij')
    expect(await textAt(path, { start: 2, end: 4 })).toBe('cde')
    expect(await storage.stat(path)).toEqual({ bytes: 10, modified: expect.anything() })
  })

  it('does not overwrite files', async () => {
    const path = newPath()
    await storage.put(path, await localFile('first'), 'text/plain')
    expect(await storage.put(path, await localFile('second'), 'text/plain')).toBe(false)
    expect(await textAt(path)).toBe('first')
  })

  it('deletes files, and ignores missing ones', async () => {
    const path = newPath()
    await storage.put(path, await localFile('words'), 'text/plain')
    await storage.remove(path)
    await storage.remove(path)
    expect(await storage.stat(path)).toBeUndefined()
    await expect(textAt(path)).rejects.toThrow()
  })

  it('supports names in any script', async () => {
    const path = `2025/12/${newWord()}-გემი.txt`
    await storage.put(path, await localFile('words'), 'text/plain')
    expect(await textAt(path)).toBe('words')
  })

  it('serves a site: uploads, renditions, images in other forms, ranges, edits, deletions', async () => {
    const server = await startServer(envOf[kind]())
    const name = newWord()
    const item = await uploaded(server, await createImage(400, 300), { name: `${name}.png` })
    const file = await fetched(item.source_url)
    expect(file.length).toBe(item.media_details.filesize)
    await fetched(item.media_details.sizes['medium']?.source_url ?? '')
    const part = await fetch(item.source_url, { headers: { Range: 'bytes=1-3' } })
    expect([part.status, await part.text()]).toEqual([206, 'PNG'])
    const { data: turned } = await server.as.author.content.POST('/media/{id}/edit', {
      params: { path: { id: item.id } },
      body: { src: item.source_url, rotation: 90 },
    })
    expect(turned?.media_details).toMatchObject({ width: 300, height: 400 })
    const { source_url: variant = '' } = item.media_details.images[0]?.sources[0] ?? {}
    const [first = '', ...same] = await Promise.all(Array.from({ length: 5 }, async () => (await fetched(variant)).toString('base64')))
    expect(same.filter((body) => body !== first)).toEqual([])
    const made = await server.context.db.selectFrom('image_variants').select('path').execute()
    expect(await server.context.storage.stat(made[0]?.path ?? '')).toMatchObject({ bytes: Buffer.from(first, 'base64').length })
    await server.as.author.content.DELETE('/media/{id}', { params: { path: { id: item.id }, query: { force: true } } })
    for (const { source_url } of Object.values(item.media_details.sizes))
      expect(await storage.stat(source_url.slice(`${server.baseUrl}/cms-content/uploads/`.length))).toBeUndefined()
    expect(made).toHaveLength(1)
    expect(await server.context.storage.stat(made[0]?.path ?? '')).toBeUndefined()
    for (const url of [item.source_url, variant]) expect((await fetch(url)).status).toBe(404)
    await server.close()
  })
})

describe('the configuration', () => {
  it('refuses a store without a bucket, and an invalid URL', () => {
    const config = (env: Record<string, string>) => () => configFrom(readEnv(env))
    expect(config({ MEDIA_S3_ENDPOINT: 'http://127.0.0.1:9000' })).toThrow(ConfigError)
    expect(config({ MEDIA_S3_ENDPOINT: 'somewhere', MEDIA_S3_BUCKET: 'uploads' })).toThrow(/MEDIA_S3_ENDPOINT is "somewhere"/)
    expect(config({ MEDIA_MAX_MEGABYTES: '0' })).toThrow(/MEDIA_MAX_MEGABYTES/)
  })
})
