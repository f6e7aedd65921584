// Descriptions of images that were uploaded before the service described them.
import { Readable } from 'node:stream'
import { beforeAll, afterAll, describe, expect, it } from '@jest/globals'
import { describeImages } from '../support/jobs.ts'
import { createImage, uploaded } from '../support/media.ts'
import type { Media } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { shareableDatabase, startSecond } from '../support/second-server.ts'
import type { SecondServer } from '../support/second-server.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

let server: TestServer
let second: SecondServer
beforeAll(async () => {
  server = await startServer(shareableDatabase())
  second = await startSecond(server)
})
afterAll(async () => {
  await second.close()
  await server.close()
})

type Context = TestServer['context']

/** Uploads images as an earlier version did, without descriptions. Each has what it would have. */
async function undescribed(count: number): Promise<Media[]> {
  const content = await createImage(400, 300)
  const media: Media[] = []
  while (media.length < count) media.push(await uploaded(server, content, { name: `${newWord()}.png` }))
  await server.context.db
    .updateTable('media_files')
    .set({ frames: null, placeholder: null, dominant_color: null })
    .where(
      'content_id',
      'in',
      media.map(({ id }) => id),
    )
    .execute()
  return media
}

const detailsOf = async ({ id }: Media): Promise<Media['media_details']> =>
  ((await (await fetch(`${server.restRoot}/cms/v2/media/${id}`)).json()) as Media).media_details
const later = (context: Context, minutes: number): Context => ({ ...context, now: () => new Date(Date.now() + minutes * 60_000) })

/** The same context, which notes the files that it reads. */
function noting(context: Context, paths: string[]): Context {
  const { storage } = context
  return { ...context, storage: { ...storage, read: (path, range) => (paths.push(path), storage.read(path, range)) } }
}

describe('images without a description', () => {
  it('get one each, from one of several processes, and their images with it', async () => {
    const media = await undescribed(12)
    const [first] = media
    expect(await detailsOf(first as Media)).toMatchObject({ images: [], placeholder: null, dominant_color: null })
    const paths: string[] = []
    await Promise.all([server.context, second.context].map((context) => describeImages(noting(context, paths))))
    expect(paths.toSorted()).toEqual(media.map(({ media_details }) => media_details.file).toSorted())
    for (const item of media) expect(await detailsOf(item)).toEqual(item.media_details)
  })

  it('are left to others some minutes after a process has been killed', async () => {
    const [item] = (await undescribed(1)) as [Media]
    const { context } = server
    const killed = { ...context, storage: { ...context.storage, read: () => Promise.reject(new Error('Killed.')) } }
    await describeImages(killed)
    await describeImages(later(second.context, 9))
    expect((await detailsOf(item)).images).toEqual([])
    await describeImages(later(second.context, 11))
    expect(await detailsOf(item)).toEqual(item.media_details)
  })

  it('have none if they cannot be decoded, and are not tried again', async () => {
    const [item] = (await undescribed(1)) as [Media]
    const { context } = server
    const broken = { ...context, storage: { ...context.storage, read: () => Promise.resolve(Readable.from('broken')) } }
    await describeImages(broken)
    expect((await detailsOf(item)).images).toEqual([])
    const paths: string[] = []
    await describeImages(later(noting(context, paths), 60))
    expect(paths).toEqual([])
  })
})
