// Replacing the file of a media item, and its focal point: the URLs stay, and nothing is lost if anything fails.
import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { sweepFiles } from '../support/jobs.ts'
import { colourAt, createImage, fetched, keptFiles, upload, uploaded } from '../support/media.ts'
import type { Media } from '../support/media.ts'
import { makePost, newWord, readPost } from '../support/posts.ts'
import { dataOf, failureIn } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { author } = server.as

type Who = keyof typeof server.authorization

const replace = (
  id: number,
  content: Uint8Array | string,
  { as = 'author', headers = {} }: { as?: Who; headers?: Record<string, string> } = {},
) =>
  fetch(`${server.restRoot}/cms/v2/media/${id}/file`, {
    method: 'PUT',
    headers: { Authorization: server.authorization[as], 'Content-Disposition': 'attachment; filename="new.bin"', ...headers },
    body: typeof content === 'string' ? content : new Uint8Array(content),
  })

async function replaced(id: number, content: Uint8Array | string): Promise<Media> {
  const response = await replace(id, content)
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as Media
}

const read = async (id: number): Promise<Media> =>
  (await (
    await fetch(`${server.restRoot}/cms/v2/media/${id}?context=edit`, { headers: { Authorization: server.authorization.author } })
  ).json()) as Media
const urlsOf = ({ media_details }: Media): string[] => Object.values(media_details.sizes).map(({ source_url }) => source_url)
const dimensionsAt = async (url: string): Promise<[number, number]> => {
  const { width, height } = await sharp(await fetched(url)).metadata()
  return [width, height]
}
/** An image of one color. */
const plain = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

describe('putMediaFile', () => {
  it('shows the new file at all URLs of the old one, with its own dimensions', async () => {
    const before = await uploaded(server, await plain(600, 400, '#f00'), { name: `${newWord()}.png`, fields: { alt_text: 'Kept' } })
    const after = await replaced(before.id, await plain(900, 600, '#00f'))
    expect(after).toMatchObject({ id: before.id, source_url: before.source_url, guid: before.guid, alt_text: 'Kept', title: before.title })
    expect(after.media_details).toMatchObject({ width: 900, height: 600, file: before.media_details.file })
    expect(urlsOf(after)).toEqual(expect.arrayContaining(urlsOf(before)))
    expect(Object.keys(after.media_details.sizes).sort()).toEqual(['full', 'medium', 'medium_large', 'thumbnail'])
    for (const { source_url, width, height, filesize } of Object.values(after.media_details.sizes)) {
      const file = await fetched(source_url)
      expect([await dimensionsAt(source_url), file.length, await colourAt(file, 5, 5)]).toEqual([[width, height], filesize, 'blue'])
    }
    expect(await read(before.id)).toEqual(after)
  })

  it('shows the whole image at the URL of a size that it is too small for', async () => {
    const before = await uploaded(server, await plain(1200, 800, '#f00'), { name: `${newWord()}.png` })
    const after = await replaced(before.id, await plain(200, 100, '#00f'))
    expect(urlsOf(after).sort()).toEqual(urlsOf(before).sort())
    expect(await dimensionsAt(before.media_details.sizes['large']?.source_url ?? '')).toEqual([200, 100])
    expect(await dimensionsAt(before.media_details.sizes['thumbnail']?.source_url ?? '')).toEqual([150, 100])
    const again = await replaced(before.id, await plain(1500, 1000, '#f00'))
    expect(await dimensionsAt(again.media_details.sizes['large']?.source_url ?? '')).toEqual([1024, 683])
  })

  it('keeps neither the old files, nor those of a file that was replaced before', async () => {
    const name = newWord()
    const stored = async () => (await keptFiles(server)).filter((path) => path.includes(name))
    const { id } = await uploaded(server, await plain(600, 400, '#f00'), { name: `${name}.png` })
    expect(await stored()).toHaveLength(3)
    for (const color of ['#0f0', '#00f']) {
      await replaced(id, await plain(600, 400, color))
      expect(await stored()).toHaveLength(3)
    }
    await replaced(id, await plain(100, 100, '#00f'))
    expect(await stored()).toHaveLength(1)
    await dataOf(author.content.DELETE('/media/{id}', { params: { path: { id }, query: { force: true } } }))
    expect(await stored()).toEqual([])
    const { db } = server.context
    expect(await db.selectFrom('media_files').select('path').where('path', 'like', `%${name}%`).execute()).toEqual([])
  })

  it('changes the entity tags of the item and of the file, and what is cached for anonymous callers', async () => {
    const { id, source_url } = await uploaded(server, await plain(600, 400, '#f00'), { name: `${newWord()}.png` })
    const urls = [source_url, `${server.restRoot}/cms/v2/media/${id}`, `${server.restRoot}/cms/v2/media?include=${id}`]
    const post = await makePost(author, { content: `<img class="wp-image-${id}" src="${source_url}">` })
    urls.push(`${server.restRoot}/cms/v2/posts/${post.id}`)
    const tags: string[] = []
    for (const url of urls) for (let time = 0; time < 3; time++) tags.push((await fetch(url)).headers.get('ETag') ?? '')
    const known = (index: number) => ({ headers: { 'If-None-Match': tags[index * 3] ?? '', 'Cache-Control': 'max-age=0' } })
    for (const [index, url] of urls.entries()) expect([url, (await fetch(url, known(index))).status]).toEqual([url, 304])
    await replaced(id, await plain(900, 600, '#00f'))
    for (const [index, url] of urls.entries()) expect([url, (await fetch(url, known(index))).status]).toEqual([url, 200])
    expect((await readPost(server.anonymous, post.id)).content.rendered).toContain('width="900"')
  })

  it.each([
    ['another type of image', async () => createImage(8, 8, { format: 'jpeg' })],
    ['a text', () => Promise.resolve('words')],
    ['a broken image', async () => (await createImage(80, 80)).subarray(0, 60)],
    ['nothing', () => Promise.resolve('')],
  ])('refuses %s, and keeps the file', async (_what, content) => {
    const { id, source_url } = await uploaded(server, await plain(600, 400, '#f00'), { name: `${newWord()}.png` })
    const [before, files] = [await read(id), await keptFiles(server)]
    expect((await replace(id, await content())).status).toBe(400)
    expect(await read(id)).toEqual(before)
    expect(await colourAt(await fetched(source_url), 5, 5)).toBe('red')
    expect(await keptFiles(server)).toEqual(files)
  })

  it('says which type the file must have', async () => {
    const { id } = await uploaded(server, await plain(8, 8, '#f00'), { name: `${newWord()}.png` })
    const response = await replace(id, await createImage(8, 8, { format: 'jpeg' }))
    expect(await response.json()).toMatchObject({ code: 'rest_upload_sideload_error', message: expect.stringContaining('image/png') })
  })

  it('loses nothing if the storage fails, at whichever file', async () => {
    const { id, source_url } = await uploaded(server, await plain(600, 400, '#f00'), { name: `${newWord()}.png` })
    const [before, files] = [await read(id), await keptFiles(server)]
    const { context } = server
    const { storage } = context
    for (const many of [0, 1, 2]) {
      let put = 0
      context.storage = {
        ...storage,
        put: (...file) => (put++ < many ? storage.put(...file) : Promise.reject(new Error('The disk is gone.'))),
      }
      expect((await replace(id, await plain(600, 400, '#00f'))).status).toBe(500)
      context.storage = storage
      expect(await read(id)).toEqual(before)
      expect(await colourAt(await fetched(source_url), 5, 5)).toBe('red')
      expect(await keptFiles(server)).toEqual(files)
    }
  })

  it('leaves nothing behind when the old files cannot be removed', async () => {
    const name = newWord()
    const { id } = await uploaded(server, await plain(600, 400, '#f00'), { name: `${name}.png` })
    await replaced(id, await plain(600, 400, '#0f0'))
    const { context } = server
    const { storage } = context
    context.storage = { ...storage, remove: () => Promise.reject(new Error('The disk is gone.')) }
    expect((await replace(id, await plain(600, 400, '#00f'))).status).toBe(200)
    context.storage = storage
    expect(await colourAt(await fetched((await read(id)).source_url), 5, 5)).toBe('blue')
    await sweepFiles({ ...context, now: () => new Date(Date.now() + 24 * 60 * 60_000) })
    expect((await keptFiles(server)).filter((path) => path.includes(name))).toHaveLength(3)
  })

  it('shows one of the new files after concurrent replacements', async () => {
    const name = newWord()
    const { id } = await uploaded(server, await plain(600, 400, '#000'), { name: `${name}.png` })
    const responses = await Promise.all(['#f00', '#00f', '#f00', '#00f'].map(async (color) => replace(id, await plain(600, 400, color))))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const colors = await Promise.all(urlsOf(await read(id)).map(async (url) => colourAt(await fetched(url), 5, 5)))
    expect(new Set(colors).size).toBe(1)
    expect((await keptFiles(server)).filter((path) => path.includes(name))).toHaveLength(3)
  })

  it('replaces other files than images, and accepts a form, JSON and a batch', async () => {
    const { id, source_url } = await uploaded(server, 'old words', { name: `${newWord()}.txt` })
    await replaced(id, 'new words')
    expect((await fetched(source_url)).toString()).toBe('new words')
    const form = new FormData()
    form.set('file', new File(['words of a form'], 'form.txt'))
    const headers = { Authorization: server.authorization.author }
    expect((await fetch(`${server.restRoot}/cms/v2/media/${id}/file`, { method: 'PUT', headers, body: form })).status).toBe(200)
    expect((await fetched(source_url)).toString()).toBe('words of a form')
    const body = { file: Buffer.from('words of a batch').toString('base64'), filename: 'a.txt' }
    const batch = await fetch(`${server.restRoot}/batch/v1`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ requests: [{ method: 'PUT', path: `/cms/v2/media/${id}/file`, body }] }),
    })
    expect(await batch.json()).toMatchObject({ responses: [{ status: 200 }] })
    expect((await fetched(source_url)).toString()).toBe('words of a batch')
  })

  it('edits and completes the new file, not the old one', async () => {
    const { id, source_url } = await uploaded(server, await plain(600, 400, '#f00'), { name: `${newWord()}.png` })
    await replaced(id, await plain(600, 400, '#00f'))
    const edited = await dataOf(
      author.content.POST('/media/{id}/edit', {
        params: { path: { id } },
        body: { src: source_url, modifiers: [{ type: 'rotate', args: { angle: 90 } }] },
      }),
    )
    expect(await colourAt(await fetched(edited.source_url), 5, 5)).toBe('blue')
  })

  it('respects If-Match and Content-MD5', async () => {
    const { id } = await uploaded(server, await plain(8, 8, '#f00'), { name: `${newWord()}.png` })
    const content = await plain(8, 8, '#00f')
    const tag = (await fetch(`${server.restRoot}/cms/v2/media/${id}`)).headers.get('ETag') ?? ''
    expect((await replace(id, content, { headers: { 'If-Match': tag } })).status).toBe(200)
    expect(await failureIn(await replace(id, content, { headers: { 'If-Match': tag } }))).toEqual({
      status: 412,
      code: 'rest_precondition_failed',
    })
    expect(await failureIn(await replace(id, content, { headers: { 'Content-MD5': 'fkeCCXXFGnYuY8qpXMduRQ==' } }))).toEqual({
      status: 412,
      code: 'rest_upload_hash_mismatch',
    })
  })

  it('requires the rights to upload files and to edit the item, and a file of this site', async () => {
    const { id } = await uploaded(server, await plain(8, 8, '#f00'), { name: `${newWord()}.png`, as: 'editor' })
    const content = await plain(8, 8, '#00f')
    for (const as of ['subscriber', 'contributor', 'author'] as const) expect((await replace(id, content, { as })).status).toBe(403)
    expect((await fetch(`${server.restRoot}/cms/v2/media/${id}/file`, { method: 'PUT', body: 'words' })).status).toBe(401)
    expect((await replace(999_999, content, { as: 'editor' })).status).toBe(404)
    const { db } = server.context
    const meta = '{"source_url":"https://old.example/a.png"}'
    const foreign = await uploaded(server, await plain(8, 8, '#f00'), { name: `${newWord()}.png` })
    await db.updateTable('content').set({ meta }).where('id', '=', foreign.id).execute()
    await db.updateTable('media_files').set({ content_id: null }).where('content_id', '=', foreign.id).execute()
    expect(await failureIn(await replace(foreign.id, content))).toEqual({ status: 404, code: 'rest_unknown_attachment' })
  })
})

describe('the focal point', () => {
  const change = (id: number, focal_point: unknown) =>
    fetch(`${server.restRoot}/cms/v2/media/${id}`, {
      method: 'POST',
      headers: { Authorization: server.authorization.author, 'Content-Type': 'application/json' },
      body: JSON.stringify({ focal_point }),
    })
  const thumbnailOf = ({ media_details }: Media): string => media_details.sizes['thumbnail']?.source_url ?? ''
  /** The colors at the left and the right of the thumbnail. */
  const sidesOf = async (item: Media): Promise<string[]> => {
    const file = await fetched(thumbnailOf(item))
    return [await colourAt(file, 5, 75), await colourAt(file, 144, 75)]
  }

  /** Does something else once, when the first new file has been stored. */
  async function whileStoring(work: () => Promise<unknown>, meanwhile: (path: string) => Promise<unknown>): Promise<void> {
    const { context } = server
    const { storage } = context
    context.storage = {
      ...storage,
      async put(path, ...file) {
        const isPut = await storage.put(path, ...file)
        if (context.storage !== storage) {
          context.storage = storage
          await meanwhile(path)
        }
        return isPut
      },
    }
    await work().finally(() => (context.storage = storage))
  }

  it('is null, and is stored and removed', async () => {
    const { id, focal_point } = await uploaded(server, await createImage(8, 8), { name: `${newWord()}.png`, fields: { alt_text: 'Kept' } })
    expect(focal_point).toBeNull()
    expect(await (await change(id, { x: 0.25, y: 1 })).json()).toMatchObject({ focal_point: { x: 0.25, y: 1 }, alt_text: 'Kept' })
    const view = await dataOf(server.anonymous.content.GET('/media/{id}', { params: { path: { id } } }))
    expect(view.focal_point).toEqual({ x: 0.25, y: 1 })
    const embed = await fetch(`${server.restRoot}/cms/v2/media/${id}?context=embed`)
    expect(await embed.json()).not.toHaveProperty('focal_point')
    await dataOf(author.content.POST('/media/{id}', { params: { path: { id } }, body: { title: 'Other' } }))
    expect((await read(id)).focal_point).toEqual({ x: 0.25, y: 1 })
    expect(await (await change(id, null)).json()).toMatchObject({ focal_point: null, alt_text: 'Kept' })
  })

  it.each([{ x: 1.1, y: 0 }, { x: -0.1, y: 0 }, { x: 0.5 }, { x: 'left', y: 0 }, { x: 0, y: 0, z: 0 }, 'center', [0, 0]])(
    'must be a point of the image: %j',
    async (point) => {
      const { id } = await uploaded(server, await createImage(8, 8), { name: `${newWord()}.png` })
      expect((await change(id, point)).status).toBe(400)
    },
  )

  it('is in the middle of the cropped size, as far as the image goes, at the same URL', async () => {
    const item = await uploaded(server, await createImage(600, 200), { name: `${newWord()}.png` })
    expect(await sidesOf(item)).toEqual(['red', 'blue'])
    for (const [x, sides] of [
      [0, ['red', 'red']],
      [1, ['blue', 'blue']],
      [0.5, ['red', 'blue']],
    ] as const) {
      const changed = (await (await change(item.id, { x, y: 0.5 })).json()) as Media
      expect(thumbnailOf(changed)).toBe(thumbnailOf(item))
      expect([x, await sidesOf(changed)]).toEqual([x, sides])
    }
    await change(item.id, { x: 1, y: 0.5 })
    expect(await sidesOf(await replaced(item.id, await createImage(900, 300)))).toEqual(['blue', 'blue'])
  })

  it('is not set, nor is anything cropped, if the change is refused', async () => {
    const item = await uploaded(server, await createImage(600, 200), { name: `${newWord()}.png` })
    const files = await keptFiles(server)
    const refused = await fetch(`${server.restRoot}/cms/v2/media/${item.id}`, {
      method: 'POST',
      headers: { Authorization: server.authorization.author, 'Content-Type': 'application/json', 'If-Match': '"0.0.x"' },
      body: JSON.stringify({ focal_point: { x: 1, y: 0.5 } }),
    })
    expect(refused.status).toBe(412)
    expect([await sidesOf(await read(item.id)), await keptFiles(server)]).toEqual([['red', 'blue'], files])
  })

  it('stays as it was if what is cropped cannot take its place', async () => {
    const item = await uploaded(server, await createImage(600, 200), { name: `${newWord()}.png` })
    // The sweep has found the new files before the item has them.
    await whileStoring(
      () =>
        change(item.id, { x: 1, y: 0.5 }).then((response) => {
          expect(response.status).toBe(503)
        }),
      (path) => server.context.db.deleteFrom('media_files').where('path', '=', path).execute(),
    )
    const after = await read(item.id)
    expect([after.focal_point, await sidesOf(after)]).toEqual([null, ['red', 'blue']])
  })

  it('counts for a file that is replaced meanwhile', async () => {
    const item = await uploaded(server, await createImage(600, 200), { name: `${newWord()}.png` })
    const other = await createImage(900, 300)
    await whileStoring(
      () => change(item.id, { x: 1, y: 0.5 }),
      () => replaced(item.id, other),
    )
    const after = await read(item.id)
    expect([after.focal_point, after.media_details.width, await sidesOf(after)]).toEqual([{ x: 1, y: 0.5 }, 900, ['blue', 'blue']])
  })

  it('counts for the new file if it changes while that is stored', async () => {
    const item = await uploaded(server, await createImage(600, 200), { name: `${newWord()}.png` })
    const other = await createImage(900, 300)
    await whileStoring(
      () => replaced(item.id, other),
      () => change(item.id, { x: 0, y: 0.5 }),
    )
    const after = await read(item.id)
    expect([after.focal_point, after.media_details.width, await sidesOf(after)]).toEqual([{ x: 0, y: 0.5 }, 900, ['red', 'red']])
  })

  it('crops nothing when it is sent back as it was', async () => {
    const item = await uploaded(server, await createImage(600, 200), { name: `${newWord()}.png` })
    const files = await keptFiles(server)
    await change(item.id, null)
    expect(await keptFiles(server)).toEqual(files)
  })

  it('counts for an upload that has it', async () => {
    const file = (await createImage(600, 200)).toString('base64')
    const response = await fetch(`${server.restRoot}/cms/v2/media`, {
      method: 'POST',
      headers: { Authorization: server.authorization.author, 'Content-Type': 'application/json' },
      body: JSON.stringify({ file, filename: `${newWord()}.png`, focal_point: { x: 1, y: 0 } }),
    })
    const item = (await response.json()) as Media
    expect([item.focal_point, await sidesOf(item)]).toEqual([{ x: 1, y: 0 }, ['blue', 'blue']])
  })

  it('is the position of covers and featured images that have none of their own', async () => {
    const { id, source_url } = await uploaded(server, await createImage(600, 400), { name: `${newWord()}.png` })
    await change(id, { x: 0.2, y: 0.7 })
    const cover = (style: string) =>
      `<!-- wp:cover {"url":"${source_url}","id":${id}} --><div class="wp-block-cover"><img class="wp-block-cover__image-background wp-image-${id}" alt="" src="${source_url}"${style} data-object-fit="cover"/></div><!-- /wp:cover -->`
    const rendered = async (content: string) =>
      (await readPost(server.anonymous, (await makePost(author, { content, featured_media: id })).id)).content.rendered
    expect(await rendered(cover(''))).toContain('style="object-position:20% 70%"')
    expect(await rendered(cover(' style="opacity:1"'))).toContain('style="opacity:1;object-position:20% 70%"')
    expect(await rendered(cover(' style="object-position:0% 0%"'))).not.toContain('20% 70%')
    expect(await rendered('<!-- wp:post-featured-image {"aspectRatio":"1"} /-->')).toContain('object-position:20% 70%')
    expect(await rendered('<!-- wp:post-featured-image /-->')).not.toContain('object-position')
    expect(await rendered(`<p><img class="wp-image-${id}" src="${source_url}"></p>`)).not.toContain('object-position')
  })
})

describe('the media library of an editor', () => {
  it('is searched and filtered by type and month, and edited in a batch', async () => {
    const word = newWord()
    const items = [
      await uploaded(server, await createImage(8, 8), { name: `${word}.png`, fields: { date: '2024-05-10T10:00:00' } }),
      await uploaded(server, 'words', { name: `${word}.txt`, fields: { date: '2024-06-10T10:00:00' } }),
      await uploaded(server, await createImage(8, 8), { name: `${newWord()}.png`, fields: { date: '2024-05-11T10:00:00' } }),
    ]
    const [image = 0, text = 0] = items.map(({ id }) => id)
    const found = async (query: string) =>
      ((await (await fetch(`${server.restRoot}/cms/v2/media?search=${word}&${query}`)).json()) as Media[]).map(({ id }) => id)
    expect(await found('')).toEqual([text, image])
    expect(await found('media_type=image')).toEqual([image])
    expect(await found('mime_type=text/plain')).toEqual([text])
    expect(await found('after=2024-05-01T00:00:00&before=2024-06-01T00:00:00')).toEqual([image])
    const requests = [image, text].map((id) => ({ method: 'PATCH', path: `/cms/v2/media/${id}`, body: { caption: word } }))
    const batch = await fetch(`${server.restRoot}/batch/v1`, {
      method: 'POST',
      headers: { Authorization: server.authorization.author, 'Content-Type': 'application/json' },
      body: JSON.stringify({ requests }),
    })
    expect(await batch.json()).toMatchObject({ responses: [{ status: 200 }, { status: 200 }] })
    expect((await read(text)).caption.raw).toBe(word)
  })
})

it('a file that is replaced while it is read is still a file', async () => {
  const { id, source_url } = await uploaded(server, await plain(600, 400, '#f00'), { name: `${newWord()}.png` })
  const reads = Array.from({ length: 30 }, () => fetch(source_url).then(({ status }) => status))
  await replaced(id, await plain(600, 400, '#00f'))
  reads.push(...Array.from({ length: 30 }, () => fetch(source_url).then(({ status }) => status)))
  await Promise.all([replaced(id, await plain(600, 400, '#f00')), replaced(id, await plain(600, 400, '#00f'))])
  expect(new Set(await Promise.all(reads))).toEqual(new Set([200]))
  expect((await upload(server, await plain(8, 8, '#f00'), { name: 'x.png' })).status).toBe(201)
})
