// Media: uploads, lists, updates, renditions, edits and stored files.
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import type { Client, Result } from '../../client/index.ts'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import { makeEvent, makeOrganizer, makeVenue } from '../support/calendar.ts'
import { colourAt, fetched, keptFiles, createImage, upload, uploaded } from '../support/media.ts'
import type { Media, MediaInput } from '../support/media.ts'
import { makePage } from '../support/pages.ts'
import { changePost, makePost, newWord, posts, readPost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const icon = await createImage(64, 64)
const shortVideo = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')

const at = (id: number) => ({ params: { path: { id } } })
const readMedia = (id: number, as = server.anonymous) => dataOf(as.content.GET('/media/{id}', at(id)))
const removeMedia = (id: number, as = server.as.author) =>
  as.content.DELETE('/media/{id}', { params: { path: { id }, query: { force: true } } })

/** Returns the names of all stored files. */
async function keptNames(): Promise<string[]> {
  return (await keptFiles(server)).map((path) => basename(path))
}

async function ids(
  query: NonNullable<Parameters<typeof server.anonymous.content.GET<'/media'>>[1]>['params'],
  as = server.anonymous,
): Promise<number[]> {
  return (await dataOf(as.content.GET('/media', { params: query }))).map((item) => item.id)
}

describe('createMedia', () => {
  it('accepts an image as the body, with its name in the header', async () => {
    const name = newWord()
    const content = await createImage(1200, 800, { format: 'jpeg' })
    const response = await upload(server, content, { name: `${name}.jpg` })
    expect(response.status).toBe(201)
    const item = (await response.json()) as Media
    expect(response.headers.get('Location')).toBe(`${server.restRoot}/cms/v2/media/${item.id}`)
    expect(item).toMatchObject({
      slug: name,
      status: 'inherit',
      type: 'attachment',
      title: { raw: name, rendered: name },
      author: server.ids.author,
      comment_status: 'open',
      ping_status: 'closed',
      media_type: 'image',
      mime_type: 'image/jpeg',
      meta: {},
      alt_text: '',
      post: null,
      featured_media: 0,
      link: `${server.baseUrl}/${name}/`,
      permalink_template: `${server.baseUrl}/?attachment_id=${item.id}`,
      missing_image_sizes: [],
      media_details: { width: 1200, height: 800, filesize: content.length },
    })
    const { sizes } = item.media_details
    expect(Object.fromEntries(Object.entries(sizes).map(([size, { width, height }]) => [size, [width, height]]))).toEqual({
      thumbnail: [150, 150],
      medium: [300, 200],
      medium_large: [768, 512],
      large: [1024, 683],
      full: [1200, 800],
    })
    for (const { source_url, width, height, filesize } of Object.values(sizes)) {
      const file = await fetched(source_url)
      expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width, height })
      expect(file.length).toBe(filesize)
    }
    expect(await fetched(item.source_url)).toEqual(content)
    expect(item.source_url).toMatch(new RegExp(`^${server.baseUrl}/cms-content/uploads/\\d{4}/\\d{2}/${name}\\.jpg$`))
    expect(item.guid).toEqual({ raw: item.source_url, rendered: item.source_url })
  })

  it('accepts fields in the query of a raw upload', async () => {
    const slug = newWord()
    const item = await uploaded(server, icon, {
      name: 'mill.png',
      fields: {
        title: 'The mill',
        alt_text: 'A <b>mill</b>',
        caption: 'By the river',
        description: 'In May',
        slug,
        comment_status: 'closed',
      },
    })
    expect(item).toMatchObject({
      slug,
      title: { raw: 'The mill' },
      alt_text: 'A mill',
      caption: { raw: 'By the river', rendered: '<p>By the river</p>\n' },
      description: { raw: 'In May' },
      comment_status: 'closed',
    })
  })

  it('renders the file before its description', async () => {
    const mill = await uploaded(server, icon, { name: `${newWord()}.png`, fields: { alt_text: 'A "mill"', description: 'In May' } })
    expect(mill.description.rendered).toBe(
      `<p class="attachment"><a href='${mill.source_url}'><img loading="lazy" decoding="async" width="64" height="64" ` +
        `src="${mill.source_url}" class="attachment-medium size-medium" alt="A &quot;mill&quot;" /></a></p>\n<p>In May</p>\n`,
    )
    const notes = await uploaded(server, 'x', { name: `${newWord()}.txt`, fields: { title: '<b>A</b> & b' } })
    expect(notes.description.rendered).toBe(`<p class="attachment"><a href='${notes.source_url}'>${notes.title.rendered}</a></p>\n`)
    const video = await uploaded(server, shortVideo, { name: `${newWord()}.mp4` })
    expect(video.description.rendered).toMatch(/^<div style="width: 640px;" class="wp-video"><video class="wp-video-shortcode"/)
  })

  it('accepts a form with the file and its fields', async () => {
    const form = new FormData()
    form.set('title', 'The board')
    form.set('alt_text', 'Chalk & slate')
    form.set('post', '0')
    form.set('file', new Blob(['On the board today.'], { type: 'text/plain' }), 'board.txt')
    const item = await dataOf(server.as.author.content.POST('/media', { body: form }))
    expect(item).toMatchObject({
      title: { raw: 'The board' },
      alt_text: 'Chalk & slate',
      media_type: 'file',
      mime_type: 'text/plain',
      media_details: { filesize: 19, width: null, sizes: {}, image_meta: null },
    })
    expect((await fetched(item.source_url)).toString()).toBe('On the board today.')
  })

  it('parses JSON parts of a form', async () => {
    // FormData would add a file name to each part.
    const boundary = 'cut'
    const parts = { meta: {}, title: { raw: 'As "JSON"' }, post: null, caption: 'A line' }
    const body = [
      ...Object.entries(parts).map(
        ([name, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(value)}\r\n`,
      ),
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="words.txt"\r\nContent-Type: text/plain\r\n\r\nWords.\r\n--${boundary}--\r\n`,
    ].join('')
    const send = (text: string): Promise<Response> =>
      fetch(`${server.restRoot}/cms/v2/media`, {
        method: 'POST',
        headers: { Authorization: server.authorization.author, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
        body: text,
      })
    const response = await send(body)
    expect([response.status, await response.json()]).toMatchObject([
      201,
      { meta: {}, title: { raw: 'As "JSON"' }, post: null, caption: { raw: 'A line' } },
    ])
    expect(await failureIn(await send(body.replace('{}', '{')))).toEqual({ status: 400, code: 'rest_invalid_json' })
  })

  it('accepts a Base64 file with its fields as JSON, also in batches', async () => {
    const body = { file: Buffer.from('hello').toString('base64'), filename: 'hello.txt', title: 'Hello', alt_text: 'A word' }
    const alone = await dataOf(server.as.author.content.POST('/media', { body }))
    expect(alone).toMatchObject({ title: { raw: 'Hello' }, alt_text: 'A word', mime_type: 'text/plain' })
    expect(await (await fetch(alone.source_url)).text()).toBe('hello')
    const batch = await fetch(`${server.restRoot}/batch/v1`, {
      method: 'POST',
      headers: { Authorization: server.authorization.author, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        requests: [
          { path: '/cms/v2/media', body },
          { path: '/cms/v2/media', body: { ...body, title: 'Again' } },
          { path: '/cms/v2/media', body: { title: 'None' } },
          { path: '/cms/v2/media', body: { ...body, file: 'not base64!' } },
          { path: '/cms/v2/media', body: { file: body.file } },
        ],
      }),
    })
    const { responses } = (await batch.json()) as { responses: { status: number; body: { title?: { raw: string }; code?: string } }[] }
    expect(responses.map(({ status, body: { title, code } }) => [status, title?.raw ?? code])).toEqual([
      [201, 'Hello'],
      [201, 'Again'],
      [400, 'rest_upload_no_data'],
      [400, 'rest_invalid_param'],
      [400, 'rest_missing_callback_param'],
    ])
    const refused = await server.as.subscriber.content.POST('/media', { body })
    expect(refused.response.status).toBe(403)
  })

  it('does not accept JSON as a file, regardless of its name', async () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'application/vnd.api+json'])
      expect(
        await failureIn(await upload(server, '{"title":"Harbour"}', { name: 'harbour.txt', headers: { 'Content-Type': type } })),
      ).toEqual({ status: 400, code: 'rest_upload_no_content_disposition' })
    const form = new FormData()
    form.set('file', new Blob(['{"title":"Harbour"}'], { type: 'application/json' }), 'harbour.txt')
    const headers = { Authorization: server.authorization.author }
    expect(await failureIn(await fetch(`${server.restRoot}/cms/v2/media`, { method: 'POST', headers, body: form }))).toEqual({
      status: 400,
      code: 'rest_upload_sideload_error',
    })
  })

  it('refuses a form without a file, with an unnamed file, or that is truncated', async () => {
    const send = (body: string) =>
      fetch(`${server.restRoot}/cms/v2/media`, {
        method: 'POST',
        headers: { Authorization: server.authorization.author, 'Content-Type': 'multipart/form-data; boundary=cut' },
        body,
      })
    expect(await failureIn(await send('--cut\r\nContent-Disposition: form-data; name="title"\r\n\r\nNo file\r\n--cut--\r\n'))).toEqual({
      status: 400,
      code: 'rest_upload_no_data',
    })
    expect(
      await failureIn(
        await send(
          '--cut\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream\r\n\r\nwords\r\n--cut--\r\n',
        ),
      ),
    ).toEqual({ status: 400, code: 'rest_upload_invalid_disposition' })
    expect(await failureIn(await send('--cut\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nwor'))).toEqual({
      status: 400,
      code: 'rest_upload_no_data',
    })
  })

  it('refuses an empty body, and one without a file name', async () => {
    const send = (headers: Record<string, string>, body?: string) =>
      fetch(`${server.restRoot}/cms/v2/media`, {
        method: 'POST',
        headers: { Authorization: server.authorization.author, ...headers },
        ...(body && { body }),
      })
    expect(await failureIn(await send({}))).toEqual({ status: 400, code: 'rest_upload_no_data' })
    expect(await failureIn(await send({ 'Content-Type': 'application/json' }, '{"title":"no file"}'))).toEqual({
      status: 400,
      code: 'rest_upload_no_content_disposition',
    })
    expect(await failureIn(await send({ 'Content-Disposition': 'attachment' }, 'words'))).toEqual({
      status: 400,
      code: 'rest_upload_invalid_disposition',
    })
  })

  it('verifies the file with Content-MD5, in Base64 or hexadecimal', async () => {
    const md5 = createHash('md5').update('Plain words.').digest()
    for (const digest of [md5.toString('base64'), md5.toString('hex')])
      expect((await upload(server, 'Plain words.', { name: 'sum.txt', headers: { 'Content-MD5': digest } })).status).toBe(201)
    expect(
      await failureIn(await upload(server, 'Other words.', { name: 'sum.txt', headers: { 'Content-MD5': md5.toString('base64') } })),
    ).toEqual({ status: 412, code: 'rest_upload_hash_mismatch' })
  })

  it('rotates an image upright before creating renditions, and keeps camera metadata without the location', async () => {
    const item = await uploaded(server, await createImage(400, 200, { format: 'jpeg', orientation: 6, withLocation: true }), {
      name: 'held.jpg',
    })
    expect(item.media_details).toMatchObject({
      width: 200,
      height: 400,
      image_meta: { camera: 'Camera One', credit: 'Nino', orientation: '6' },
    })
    const file = await fetched(item.source_url)
    const found = await sharp(file).metadata()
    expect([found.width, found.height, found.orientation, found.exif]).toEqual([200, 400, undefined, undefined])
    expect([await colourAt(file, 100, 50), await colourAt(file, 100, 350)]).toEqual(['red', 'blue'])
    const medium = await fetched(item.media_details.sizes['medium']?.source_url ?? '')
    expect([await colourAt(medium, 75, 30), await colourAt(medium, 75, 270)]).toEqual(['red', 'blue'])
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('removes the location from a %s without changing its pixels', async (format) => {
    const content = await createImage(90, 60, { format, withLocation: true })
    expect((await sharp(content).metadata()).exif).toBeDefined()
    const item = await uploaded(server, content, { name: `place.${format}` })
    const file = await fetched(item.source_url)
    expect((await sharp(file).metadata()).exif).toBeUndefined()
    expect(file.includes('Camera One')).toBe(false)
    expect([await colourAt(file, 10, 30), await colourAt(file, 80, 30)]).toEqual(['red', 'blue'])
    expect(item.media_details.image_meta?.camera).toBe('Camera One')
    if (format !== 'avif') expect((await sharp(file).raw().toBuffer()).equals(await sharp(content).raw().toBuffer())).toBe(true)
  })

  it('attaches files only to content that the caller may edit', async () => {
    const mine = await makePost(server.as.author)
    expect(await uploaded(server, icon, { fields: { post: String(mine.id) } })).toMatchObject({
      post: mine.id,
      link: expect.stringContaining(`/${mine.slug}/`),
    })
    expect((await uploaded(server, icon, { fields: { post: String(mine.id) } })).permalink_template).toBe(`${mine.link}%postname%/`)
    const theirs = await makePost(server.as.editor)
    expect(await failureIn(await upload(server, icon, { fields: { post: String(theirs.id) } }))).toEqual({
      status: 403,
      code: 'rest_cannot_edit',
    })
    const other = await uploaded(server, icon)
    expect(await failureIn(await upload(server, icon, { fields: { post: String(other.id) } }))).toEqual(invalid('post'))
    expect(await failureIn(await upload(server, icon, { fields: { post: '99999999' } }))).toEqual({ status: 403, code: 'rest_cannot_edit' })
  })

  it('stores no file if it refuses the fields', async () => {
    const name = newWord()
    expect(
      await failureIn(await upload(server, await createImage(400, 300), { name: `${name}.png`, fields: { author: '99999999' } })),
    ).toMatchObject({ status: 403 })
    expect(await failureIn(await upload(server, icon, { name: `${name}.png`, fields: { status: 'loud' } }))).toEqual(invalid('status'))
    expect((await keptNames()).filter((file) => file.startsWith(name))).toEqual([])
    expect(await server.context.db.selectFrom('media_files').select('path').where('content_id', 'is', null).execute()).toEqual([])
  })

  it('assigns unique names to concurrent uploads with the same name', async () => {
    const name = newWord()
    const content = await createImage(320, 200)
    const items = await Promise.all(Array.from({ length: 8 }, () => uploaded(server, content, { name: `${name}.png` })))
    expect(new Set(items.map((item) => item.source_url)).size).toBe(8)
    expect(new Set(items.map((item) => item.slug)).size).toBe(8)
    expect((await keptNames()).filter((file) => file.startsWith(name))).toHaveLength(8 * 3)
  })

  it('numbers files with the same name, and titles their items accordingly', async () => {
    const name = newWord()
    const made = []
    for (const title of ['', '', 'Mine']) made.push(await uploaded(server, icon, { name: `${name}.png`, fields: title ? { title } : {} }))
    expect(made.map((item) => [basename(item.source_url), item.title.raw])).toEqual([
      [`${name}.png`, name],
      [`${name}-1.png`, `${name}-1`],
      [`${name}-2.png`, 'Mine'],
    ])
    expect(made.slice(0, 2).map((item) => item.slug)).toEqual([name, `${name}-1`])
  })

  it.each([
    ['My X (1).png', 'My-X-1'],
    ["Bob's X.png", 'Bobs-X'],
    ['X & co+.png', 'X-co'],
    ['vX1.2.png', 'vX1.2'],
    ['X.php.png', 'X.php_'],
    ['X.tar.mp3.png', 'X.tar_.mp3'],
    ['émile X.png', 'emile-X'],
    ['ქალაქი X.png', 'ქალაქი-X'],
    ['.X.png', 'X'],
    ['X@2x.png', 'X-2x'],
    ['../../X.png', 'X'],
    ['..\\X.png', 'X'],
  ])('sanitizes the file name %s', async (name, plain) => {
    const word = newWord()
    const item = await uploaded(server, icon, { name: name.replace('X', word) })
    const due = plain.replace('X', word)
    expect(item.title.raw).toBe(due)
    expect(decodeURIComponent(basename(item.source_url))).toBe(`${due}.png`)
    expect(await fetched(item.source_url)).toEqual(icon)
  })

  it('truncates a name that is too long for file systems', async () => {
    for (const letter of ['a', 'ა']) {
      const item = await uploaded(server, await createImage(400, 300), { name: `${newWord()}${letter.repeat(300)}.png` })
      expect(Buffer.byteLength(decodeURIComponent(basename(item.media_details.sizes['medium']?.source_url ?? '')))).toBeLessThan(256)
    }
  })

  it('accepts a name in Latin-1, which older clients send', async () => {
    const word = newWord()
    const item = await uploaded(server, icon, { headers: { 'Content-Disposition': `attachment; filename="${word}-p\u00e9-\u00df.png"` } })
    expect(item.title.raw).toBe(`${word}-pe-s`)
  })

  it('does not use a slug of content of another type', async () => {
    const word = newWord()
    const [page, event] = [await makePage(server.as.editor, { title: word }), await makeEvent(server.as.editor, { title: `${word}-b` })]
    const [below, beside] = [await uploaded(server, icon, { name: `${word}.png` }), await uploaded(server, icon, { name: `${word}-b.png` })]
    expect([page.slug, below.slug, event.slug, beside.slug]).toEqual([word, `${word}-2`, `${word}-b`, `${word}-b-2`])
    expect(below.generated_slug).toBe(`${word}-2`)
    expect((await fetch(below.link)).url).toBe(below.source_url)
  })

  it('does not use a slug that URLs of the site reserve', async () => {
    for (const name of ['feed', 'embed'])
      expect((await uploaded(server, icon, { name: `${name}.png` })).slug).toMatch(new RegExp(`^${name}-\\d+$`))
  })

  it.each([
    ['party.ics', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n', 'text/calendar'],
    ['film.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n', 'text/vtt'],
    ['letter.rtf', '{\\rtf1 Hello}', 'application/rtf'],
  ])('accepts %s, and serves it as a download', async (name, content, mime_type) => {
    const item = await uploaded(server, content, { name })
    expect(item).toMatchObject({
      mime_type,
      media_type: 'file',
      source_url: expect.stringMatching(new RegExp(`\\.${name.split('.')[1]}$`)),
    })
    expect((await fetch(item.source_url)).headers.get('Content-Disposition')).toMatch(/^attachment/)
  })

  it('removes markup from the alt text', async () => {
    const alt_text = 'A <b>tower</b><script>alert(1)</script>\n & \u00a0"more"'
    expect((await uploaded(server, icon, { fields: { alt_text } })).alt_text).toBe('A tower & "more"')
  })

  it('does not use the file name of a rendition for another file', async () => {
    const name = newWord()
    const first = await uploaded(server, await createImage(400, 300), { name: `${name}.png` })
    const second = await uploaded(server, icon, { name: `${name}-300x225.png` })
    expect(second.source_url).not.toBe(first.media_details.sizes['medium']?.source_url)
    expect(await fetched(second.source_url)).toEqual(icon)
  })

  it('creates no renditions larger than the image, and none of an icon', async () => {
    expect((await uploaded(server, icon)).media_details.sizes).toEqual({})
    const wide = await uploaded(server, await createImage(200, 100))
    expect(wide.media_details.sizes).toMatchObject({ thumbnail: { width: 150, height: 100 }, full: { width: 200, height: 100 } })
    expect(Object.keys(wide.media_details.sizes).sort()).toEqual(['full', 'thumbnail'])
  })

  it('returns two renditions with the same dimensions', async () => {
    const { media_details } = await uploaded(server, await createImage(1536, 2048, { format: 'jpeg' }))
    expect(media_details.sizes).toMatchObject({
      large: { width: 768, height: 1024 },
      medium_large: { width: 768, height: 1024 },
      '1536x1536': { width: 1152, height: 1536 },
    })
    for (const { source_url } of Object.values(media_details.sizes)) await fetched(source_url)
  })
})

describe('getMedia', () => {
  it('returns the fields of each context', async () => {
    const { id } = await uploaded(server, icon)
    const keysOf = async (context: 'view' | 'embed' | 'edit') =>
      Object.keys(await dataOf(server.as.author.content.GET('/media/{id}', { params: { path: { id }, query: { context } } }))).sort()
    const embed = [
      '_links',
      'alt_text',
      'author',
      'caption',
      'date',
      'featured_media',
      'id',
      'language',
      'link',
      'media_details',
      'media_type',
      'mime_type',
      'slug',
      'source_url',
      'title',
      'type',
    ]
    const view = [
      ...embed,
      'class_list',
      'comment_status',
      'date_gmt',
      'description',
      'fallbacks',
      'focal_point',
      'guid',
      'meta',
      'modified',
      'modified_gmt',
      'ping_status',
      'post',
      'status',
      'template',
      'translations',
    ]
    expect([await keysOf('embed'), await keysOf('view')]).toEqual([embed, view.sort()])
    expect(await keysOf('edit')).toEqual([...view, 'generated_slug', 'missing_image_sizes', 'permalink_template'].sort())
  })

  it('hides a file attached to a draft from callers who may not read the draft', async () => {
    const draft = await makePost(server.as.author, { status: 'draft' })
    const { id } = await uploaded(server, icon, { fields: { post: String(draft.id) } })
    expect(await failureOf(server.anonymous.content.GET('/media/{id}', at(id)))).toEqual({ status: 401, code: 'rest_forbidden' })
    expect(await failureOf(server.as.contributor.content.GET('/media/{id}', at(id)))).toEqual({ status: 403, code: 'rest_forbidden' })
    expect(await readMedia(id, server.as.author)).toMatchObject({ id, post: draft.id })
    expect(await readMedia(id, server.as.editor)).toMatchObject({ id })
    await changePost(server.as.author, draft.id, { status: 'publish' })
    expect(await readMedia(id)).toMatchObject({ id })
  })

  it('is public only if the event, venue or organizer that it is attached to is public', async () => {
    const { author, contributor } = server.as
    const hosts = [
      [await makeEvent(author, { status: 'draft' }), '/events/{id}'],
      [await makeVenue(author, { status: 'draft' }), '/venues/{id}'],
      [await makeOrganizer(author, { status: 'draft' }), '/organizers/{id}'],
    ] as const
    for (const [host, route] of hosts) {
      const { id, link } = await uploaded(server, icon, { fields: { post: String(host.id) } })
      expect(link).toBe(`${server.baseUrl}/?attachment_id=${id}`)
      expect(await failureOf(server.anonymous.content.GET('/media/{id}', at(id)))).toEqual({ status: 401, code: 'rest_forbidden' })
      expect(await failureOf(contributor.content.GET('/media/{id}', at(id)))).toEqual({ status: 403, code: 'rest_forbidden' })
      expect(await ids({ query: { parent: [host.id] } })).toEqual([])
      expect(await ids({ query: { parent: [host.id] } }, author)).toEqual([id])
      const { url } = await dataOf(author.calendar.PATCH(route, { params: { path: { id: host.id } }, body: { status: 'publish' } }))
      const shown = await readMedia(id)
      expect(shown).toMatchObject({ post: host.id, link: `${url}${shown.slug}/` })
      expect((await fetch(shown.link)).url).toBe(shown.source_url)
      expect(await ids({ query: { parent: [host.id] } })).toEqual([id])
    }
    const theirs = await makeEvent(server.as.editor)
    expect(await failureIn(await upload(server, icon, { fields: { post: String(theirs.id) } }))).toEqual({
      status: 403,
      code: 'rest_cannot_edit',
    })
  })

  it('hides a private item and its file from others', async () => {
    const { id, source_url } = await uploaded(server, icon, { fields: { status: 'private' } })
    expect(await failureOf(server.anonymous.content.GET('/media/{id}', at(id)))).toEqual({ status: 401, code: 'rest_forbidden' })
    expect((await fetch(source_url)).status).toBe(404)
    const response = await fetch(source_url, { headers: { Authorization: server.authorization.author } })
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  })

  it('returns 404 for an unknown ID and for a post', async () => {
    expect(await failureOf(server.anonymous.content.GET('/media/{id}', at(99999999)))).toEqual({
      status: 404,
      code: 'rest_post_invalid_id',
    })
    const post = await makePost(server.as.author)
    expect(await failureOf(server.anonymous.content.GET('/media/{id}', at(post.id)))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
  })
})

describe('listMedia', () => {
  it('filters by media_type and mime_type', async () => {
    const search = newWord()
    const named = (content: Uint8Array | string, ending: string) => uploaded(server, content, { name: `${search}.${ending}` })
    const [png, jpg, txt, pdf] = [
      await named(icon, 'png'),
      await named(await createImage(20, 20, { format: 'jpeg' }), 'jpg'),
      await named('words', 'txt'),
      await named('%PDF-1.4\n%%EOF', 'pdf'),
    ]
    const sorted = { search, orderby: 'id', order: 'asc' } as const
    expect(await ids({ query: sorted })).toEqual([png.id, jpg.id, txt.id, pdf.id])
    expect(await ids({ query: { ...sorted, media_type: 'image' } })).toEqual([png.id, jpg.id])
    expect(await ids({ query: { ...sorted, media_type: 'text' } })).toEqual([txt.id])
    expect(await ids({ query: { ...sorted, media_type: 'application' } })).toEqual([pdf.id])
    expect(await ids({ query: { ...sorted, media_type: 'video' } })).toEqual([])
    expect(await ids({ query: { ...sorted, mime_type: 'image/png' } })).toEqual([png.id])
    expect(await failureOf(server.anonymous.content.GET('/media', { params: { query: { media_type: 'drawing' as 'image' } } }))).toEqual(
      invalid('media_type'),
    )
  })

  it('filters by the item that files are attached to', async () => {
    const search = newWord()
    const post = await makePost(server.as.author)
    const attached = await uploaded(server, icon, { name: `${search}.png`, fields: { post: String(post.id) } })
    const free = await uploaded(server, icon, { name: `${search}.png` })
    expect(await ids({ query: { parent: [post.id] } })).toEqual([attached.id])
    expect(await ids({ query: { search, parent: [0] } })).toEqual([free.id])
    expect(await ids({ query: { search, parent_exclude: [post.id] } })).toEqual([free.id])
  })

  it('finds files by file name and title, but no hidden ones', async () => {
    const word = newWord()
    const item = await uploaded(server, icon, { name: `${word}-quay.png`, fields: { title: 'Boats' } })
    const hidden = await uploaded(server, icon, { name: `${word}-quay.png`, fields: { title: 'Ships', status: 'private' } })
    for (const search of [`${word}-quay.png`, `${word} boats`, word.toUpperCase()])
      expect(await ids({ query: { search } })).toEqual([item.id])
    expect(await ids({ query: { search: `${word} ships` } })).toEqual([])
    expect(await ids({ query: { search: `boats -${word}`, include: [item.id] } })).toEqual([])
    expect(await ids({ query: { search: word, status: ['private'] } }, server.as.author)).toEqual([hidden.id])
    expect(await ids({ query: { search: `${word}%` } })).toEqual([])
  })

  it('returns items with the status inherit unless others are requested', async () => {
    const search = newWord()
    const open = await uploaded(server, icon, { name: `${search}.png` })
    const closed = await uploaded(server, icon, { name: `${search}.png`, fields: { status: 'private' } })
    expect(await ids({ query: { search } }, server.as.editor)).toEqual([open.id])
    expect(await ids({ query: { search, status: ['private'] } }, server.as.editor)).toEqual([closed.id])
    expect(await ids({ query: { search, status: ['inherit', 'private'], orderby: 'id', order: 'asc' } }, server.as.author)).toEqual([
      open.id,
      closed.id,
    ])
    expect(await ids({ query: { search, status: ['private'] } }, server.as.contributor)).toEqual([])
    expect(await failureOf(server.anonymous.content.GET('/media', { params: { query: { status: ['private'] } } }))).toEqual(
      invalid('status'),
    )
    expect(await failureOf(server.as.editor.content.GET('/media', { params: { query: { status: ['publish' as 'inherit'] } } }))).toEqual(
      invalid('status'),
    )
  })

  it('counts only what the caller may see', async () => {
    const search = newWord()
    const draft = await makePost(server.as.author, { status: 'draft' })
    await uploaded(server, icon, { name: `${search}.png`, fields: { post: String(draft.id) } })
    const shown = await uploaded(server, icon, { name: `${search}.png` })
    const totals = async (as = server.anonymous) => {
      const { response, data } = await as.content.GET('/media', { params: { query: { search, per_page: 1 } } })
      return [response.headers.get('X-CMS-Total'), data?.length]
    }
    expect(await totals()).toEqual(['1', 1])
    expect(await totals(server.as.author)).toEqual(['2', 1])
    expect(await ids({ query: { search } }, server.as.subscriber)).toEqual([shown.id])
  })

  it('sorts, paginates and filters', async () => {
    const search = newWord()
    const titled = (title: string) => uploaded(server, icon, { fields: { title: `${search} ${title}`, slug: `${search}-${title}` } })
    const [c, a, b] = [await titled('cedar'), await titled('ash'), await titled('birch')]
    expect(await ids({ query: { search, orderby: 'title', order: 'asc' } })).toEqual([a.id, b.id, c.id])
    expect(await ids({ query: { search, orderby: 'title', order: 'asc', per_page: 2, page: 2 } })).toEqual([c.id])
    expect(await ids({ query: { search, orderby: 'title', order: 'asc', offset: 1 } })).toEqual([b.id, c.id])
    expect(await ids({ query: { include: [b.id, c.id], orderby: 'include' } })).toEqual([b.id, c.id])
    expect(await ids({ query: { search, exclude: [b.id], orderby: 'slug', order: 'asc' } })).toEqual([a.id, c.id])
    expect(await ids({ query: { slug: [`${search}-ash`] } })).toEqual([a.id])
    expect(await ids({ query: { search, author_exclude: [server.ids.author] } })).toEqual([])
    expect(
      await ids({
        query: {
          search,
          author: [server.ids.author],
          after: '2000-01-01T00:00:00',
          modified_after: '2000-01-01T00:00:00',
          orderby: 'id',
          order: 'asc',
        },
      }),
    ).toEqual([c.id, a.id, b.id])
    expect(await ids({ query: { search, before: '2000-01-01T00:00:00' } })).toEqual([])
    expect(await ids({ query: { search: `${search} ash`, search_columns: ['post_title'], search_semantics: 'exact' } })).toEqual([])
    expect(await failureOf(server.anonymous.content.GET('/media', { params: { query: { context: 'edit' } } }))).toEqual({
      status: 401,
      code: 'rest_forbidden_context',
    })
  })
})

type Change = (client: Client, id: number, body: MediaInput) => Promise<Result<Media>>

const changes: Record<'POST' | 'PUT' | 'PATCH', Change> = {
  POST: ({ content }, id, body) => content.POST('/media/{id}', { ...at(id), body }),
  PUT: ({ content }, id, body) => content.PUT('/media/{id}', { ...at(id), body }),
  PATCH: ({ content }, id, body) => content.PATCH('/media/{id}', { ...at(id), body }),
}

describe.each([
  ['updateMedia', 'POST'],
  ['putMedia', 'PUT'],
  ['patchMedia', 'PATCH'],
] as const)('%s', (_id, method) => {
  const change = (id: number, body: MediaInput, as = server.as.author) => changes[method](as, id, body)

  it('changes only the fields in the request', async () => {
    const { id, date, source_url } = await uploaded(server, icon, { fields: { alt_text: 'Bars', caption: 'Months' } })
    const changed = await dataOf(change(id, { title: { raw: 'Renamed' }, description: 'Drawn', comment_status: 'closed' }))
    expect(changed).toMatchObject({
      title: { raw: 'Renamed' },
      description: { raw: 'Drawn' },
      caption: { raw: 'Months' },
      alt_text: 'Bars',
      comment_status: 'closed',
      ping_status: 'closed',
      date,
      source_url,
    })
    const dated = await dataOf(change(id, { date: '2023-03-04T10:11:12', slug: `${newWord()}` }))
    expect(dated).toMatchObject({ date: '2023-03-04T10:11:12', alt_text: 'Bars', media_details: { width: 64 } })
  })

  it('accepts a previous response as the body', async () => {
    const item = await uploaded(server, await createImage(200, 200), { fields: { alt_text: 'Square' } })
    const { modified: _m, modified_gmt: _g, ...same } = await dataOf(change(item.id, item as MediaInput))
    expect(item).toMatchObject(same)
  })

  it('refuses the status trash, because media have no trash', async () => {
    const { id } = await uploaded(server, icon)
    expect(await failureOf(change(id, { status: 'trash' as 'private' }))).toEqual(invalid('status'))
    expect((await readMedia(id)).status).toBe('inherit')
  })

  it('attaches and detaches a file', async () => {
    const { id } = await uploaded(server, icon)
    const post = await makePost(server.as.author)
    const put = (value: number | null) => dataOf(change(id, { post: value }))
    expect((await put(post.id)).post).toBe(post.id)
    expect((await put(null)).post).toBeNull()
  })

  it('is restricted to the author and editors', async () => {
    const { id } = await uploaded(server, icon, { as: 'editor' })
    const body = { title: 'Taken over' }
    expect(await failureOf(change(id, body, server.as.author))).toEqual({ status: 403, code: 'rest_cannot_edit' })
    expect(await failureOf(change(id, body, server.anonymous))).toEqual({ status: 401, code: 'rest_cannot_edit' })
    expect(await failureOf(change(99999999, body, server.as.editor))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
    expect(await failureOf(change(id, { author: 99999999 }, server.as.editor))).toMatchObject({ status: 400, code: 'rest_invalid_author' })
  })
})

describe('deleteMedia', () => {
  it('deletes the item with all its files, and frees their names', async () => {
    const name = newWord()
    const item = await uploaded(server, await createImage(800, 600), { name: `${name}.png` })
    expect((await keptNames()).filter((file) => file.startsWith(name))).toHaveLength(4)
    expect(await dataOf(removeMedia(item.id))).toMatchObject({ deleted: true, previous: { id: item.id, source_url: item.source_url } })
    expect((await keptNames()).filter((file) => file.startsWith(name))).toEqual([])
    expect((await fetch(item.source_url)).status).toBe(404)
    expect(await failureOf(removeMedia(item.id))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
    expect((await uploaded(server, icon, { name: `${name}.png` })).source_url).toBe(item.source_url)
  })

  it('requires force, and keeps the item and its file otherwise', async () => {
    const { id, source_url } = await uploaded(server, icon)
    expect(await failureOf(server.as.author.content.DELETE('/media/{id}', at(id)))).toEqual({
      status: 501,
      code: 'rest_trash_not_supported',
    })
    expect(await readMedia(id)).toMatchObject({ status: 'inherit' })
    await fetched(source_url)
  })

  it('is restricted to the author and editors, and keeps the file if it is refused', async () => {
    const { id, source_url } = await uploaded(server, icon, { as: 'editor' })
    expect(await failureOf(removeMedia(id))).toEqual({ status: 403, code: 'rest_cannot_delete' })
    expect(await failureOf(removeMedia(id, server.anonymous))).toEqual({ status: 401, code: 'rest_cannot_delete' })
    await fetched(source_url)
    expect(await dataOf(removeMedia(id, server.as.administrator))).toMatchObject({ deleted: true })
  })

  it('removes it as the featured image of posts', async () => {
    const { id } = await uploaded(server, icon)
    const post = await makePost(server.as.author, { featured_media: id })
    expect((await readPost(server.anonymous, post.id)).featured_media).toBe(id)
    await removeMedia(id)
    const after = await readPost(server.anonymous, post.id)
    expect([after.featured_media, after._links['cms:featuredmedia']]).toEqual([0, undefined])
  })
})

describe('createMediaSizes', () => {
  const make = (id: number, as = server.as.author) =>
    as.content.POST('/media/{id}/post-process', { ...at(id), body: { action: 'create-image-subsizes' } })

  it('creates missing renditions, and determines missing dimensions', async () => {
    const { id, media_details } = await uploaded(server, await createImage(800, 600, { format: 'jpeg' }))
    const { db, storage } = server.context
    const lost = await db
      .selectFrom('media_files')
      .select('path')
      .where('content_id', '=', id)
      .where('size', 'in', ['medium', 'medium_large'])
      .execute()
    for (const { path } of lost) await storage.remove(path)
    await db
      .deleteFrom('media_files')
      .where(
        'path',
        'in',
        lost.map(({ path }) => path),
      )
      .execute()
    await db
      .updateTable('media_files')
      .set({ width: null, height: null, bytes: null })
      .where('content_id', '=', id)
      .where('size', '=', 'full')
      .execute()
    const missing = await dataOf(server.as.author.content.GET('/media/{id}', { params: { path: { id }, query: { context: 'edit' } } }))
    expect(missing.missing_image_sizes).toEqual(expect.arrayContaining(['medium', 'medium_large']))
    const item = await dataOf(make(id))
    expect(item).toMatchObject({ missing_image_sizes: [], media_details })
    for (const { source_url } of Object.values(item.media_details.sizes)) await fetched(source_url)
  })

  it('does not change a file that is not an image', async () => {
    const { id } = await uploaded(server, 'words', { name: 'words.txt' })
    expect((await dataOf(make(id))).media_details.sizes).toEqual({})
  })

  it('requires the right to edit the item, and an action', async () => {
    const { id } = await uploaded(server, icon)
    expect(await failureOf(make(id, server.anonymous))).toEqual({ status: 401, code: 'rest_cannot_edit' })
    expect(await failureOf(make(id, server.as.contributor))).toEqual({ status: 403, code: 'rest_cannot_edit' })
    expect(await failureOf(make(99999999))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
    expect(await failureOf(server.as.author.content.POST('/media/{id}/post-process', { ...at(id), body: {} as never }))).toMatchObject({
      status: 400,
      code: 'rest_missing_callback_param',
    })
    expect(
      await failureOf(
        server.as.author.content.POST('/media/{id}/post-process', { ...at(id), body: { action: 'sharpen' as 'create-image-subsizes' } }),
      ),
    ).toEqual(invalid('action'))
  })
})

describe('createMediaEdit', () => {
  type Edit = Parameters<typeof server.anonymous.content.POST<'/media/{id}/edit'>>[1]['body']
  const edit = (id: number, body: Edit, as = server.as.author) => as.content.POST('/media/{id}/edit', { ...at(id), body })
  const turn = (angle: number) => ({ type: 'rotate' as const, args: { angle } })
  const crop = (left: number, top: number, width: number, height: number) => ({ type: 'crop' as const, args: { left, top, width, height } })

  it('rotates clockwise, and creates a new item with the texts of the original', async () => {
    const item = await uploaded(server, await createImage(600, 400, { format: 'jpeg' }), {
      fields: { title: 'Tower', alt_text: 'A tower', caption: 'North' },
    })
    const turned = await dataOf(edit(item.id, { src: item.source_url, modifiers: [turn(90)] }))
    expect(turned).toMatchObject({
      title: { raw: 'Tower' },
      alt_text: 'A tower',
      caption: { raw: 'North' },
      author: server.ids.author,
      mime_type: 'image/jpeg',
      media_details: { width: 400, height: 600, sizes: { medium: { width: 200, height: 300 } } },
    })
    expect(turned.id).not.toBe(item.id)
    expect(turned.media_details.parent_image).toEqual({ attachment_id: item.id, file: item.media_details.file })
    expect(item.media_details.parent_image).toBeNull()
    const again = await dataOf(edit(turned.id, { src: turned.source_url, modifiers: [turn(90)] }))
    expect(again.media_details.parent_image).toEqual({ attachment_id: turned.id, file: turned.media_details.file })
    const file = await fetched(turned.source_url)
    expect([await colourAt(file, 200, 50), await colourAt(file, 200, 550)]).toEqual(['red', 'blue'])
    expect(await readMedia(item.id)).toMatchObject({ media_details: { width: 600, height: 400 } })
  })

  it('marks the file names of edited images and numbers them', async () => {
    const name = newWord()
    const one = await uploaded(server, icon, { name: `${name}.png` })
    const turned = (from: Media) =>
      dataOf(
        server.as.author.content.POST('/media/{id}/edit', {
          ...at(from.id),
          body: { src: from.source_url, modifiers: [{ type: 'rotate', args: { angle: 90 } }] },
        }),
      )
    const two = await turned(one)
    const three = await turned(two)
    expect([two, three, await turned(three)].map((item) => basename(item.source_url))).toEqual([
      `${name}-edited.png`,
      `${name}-edited-1.png`,
      `${name}-edited-2.png`,
    ])
  })

  it('crops in percent, and applies modifiers in order', async () => {
    const item = await uploaded(server, await createImage(1200, 800), { name: 'bay.png' })
    const cut = await dataOf(edit(item.id, { src: item.source_url, modifiers: [crop(25, 10, 50, 40)] }))
    expect(cut.media_details).toMatchObject({ width: 600, height: 320 })
    const both = await dataOf(
      edit(item.id, { src: item.media_details.sizes['medium']?.source_url ?? '', modifiers: [turn(270), crop(0, 0, 100, 50)] }),
    )
    expect(both.media_details).toMatchObject({ width: 800, height: 600 })
    expect(await colourAt(await fetched(both.source_url), 400, 300)).toBe('blue')
  })

  it('accepts the older fields', async () => {
    const item = await uploaded(server, await createImage(120, 80))
    expect((await dataOf(edit(item.id, { src: item.source_url, rotation: 90 }))).media_details).toMatchObject({ width: 80, height: 120 })
    expect((await dataOf(edit(item.id, { src: item.source_url, x: 10, y: 20, width: 50, height: 25 }))).media_details).toMatchObject({
      width: 60,
      height: 20,
    })
  })

  it.each<[string, Edit | Record<string, unknown>, object]>([
    ['without modifiers', {}, { status: 400, code: 'rest_image_not_edited' }],
    ['with an empty list of modifiers', { modifiers: [] }, invalid('modifiers')],
    ['with an unknown modifier', { modifiers: [{ type: 'mirror', args: {} }] }, invalid('modifiers')],
    ['with a crop without a height', { modifiers: [{ type: 'crop', args: { left: 0, top: 0, width: 50 } }] }, invalid('modifiers')],
    ['that leaves no pixels', { modifiers: [crop(100, 0, 50, 50)] }, { status: 400, code: 'rest_image_not_edited' }],
    ['with a rotation of 0', { rotation: 0 }, invalid('rotation')],
    ['with a rotation of 360', { rotation: 360 }, invalid('rotation')],
    ['with coordinates outside the image', { x: 101, y: -1, width: 50, height: 50 }, invalid('x', 'y')],
    [
      'of another image',
      { src: 'http://elsewhere.example/a.png', modifiers: [turn(90)] },
      { status: 404, code: 'rest_unknown_attachment' },
    ],
  ])('refuses an edit %s', async (_what, body, failure) => {
    const item = await uploaded(server, icon)
    expect(await failureOf(edit(item.id, { ...body, src: 'src' in body ? String(body.src) : item.source_url }))).toEqual(failure)
  })

  it('requires the URL, an image, and the rights to upload and to edit', async () => {
    const item = await uploaded(server, icon, { as: 'editor' })
    const text = await uploaded(server, 'words', { name: 'a.txt' })
    const change = { src: item.source_url, modifiers: [turn(90)] }
    expect(await failureOf(edit(item.id, { modifiers: [turn(90)] } as never))).toMatchObject({
      status: 400,
      code: 'rest_missing_callback_param',
    })
    expect(await failureOf(edit(text.id, { ...change, src: text.source_url }))).toEqual({ status: 404, code: 'rest_unknown_attachment' })
    expect(await failureOf(edit(item.id, change, server.anonymous))).toEqual({ status: 401, code: 'rest_cannot_edit_image' })
    expect(await failureOf(edit(item.id, change, server.as.contributor))).toEqual({ status: 403, code: 'rest_cannot_edit_image' })
    expect(await failureOf(edit(item.id, change, server.as.author))).toEqual({ status: 403, code: 'rest_cannot_edit' })
    expect(await failureOf(edit(99999999, change))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
  })
})

describe('a batch', () => {
  it('updates and deletes items, but requires a file to create one and does not allow edits', async () => {
    const kept = await uploaded(server, icon)
    const removed = await uploaded(server, icon)
    const { responses } = await dataOf(
      server.as.author.batches.POST('/', {
        body: {
          requests: [
            { method: 'POST', path: '/cms/v2/media', body: { title: 'No file' } },
            { method: 'PATCH', path: `/cms/v2/media/${kept.id}`, body: { alt_text: 'Changed' } },
            { method: 'DELETE', path: `/cms/v2/media/${removed.id}?force=true` },
            { method: 'POST', path: `/cms/v2/media/${kept.id}/edit`, body: { src: kept.source_url, rotation: 90 } },
          ],
        },
      }),
    )
    expect(responses.map((response) => [response?.status, (response?.body as { code?: string }).code])).toEqual([
      [400, 'rest_upload_no_data'],
      [200, undefined],
      [200, undefined],
      [400, 'rest_batch_not_allowed'],
    ])
    expect((await readMedia(kept.id)).alt_text).toBe('Changed')
    expect((await fetch(removed.source_url)).status).toBe(404)
  })
})

describe('featured images and attached files', () => {
  it('are linked from content, and can be embedded', async () => {
    const cover = await uploaded(server, await createImage(400, 300), { fields: { title: 'Cover' } })
    const post = await makePost(server.as.author, { featured_media: cover.id })
    const read = await readPost(server.anonymous, post.id, { _embed: ['cms:featuredmedia'] })
    expect(read._links['cms:featuredmedia']).toEqual([{ embeddable: true, href: `${server.restRoot}/cms/v2/media/${cover.id}` }])
    expect(read._links['cms:attachment']).toEqual([{ href: `${server.restRoot}/cms/v2/media?parent=${post.id}` }])
    expect(read._embedded?.['cms:featuredmedia']).toEqual([
      expect.objectContaining({ id: cover.id, title: { rendered: 'Cover' }, source_url: cover.source_url }),
    ])
  })

  it('are not embedded for callers who may not read them', async () => {
    const hidden = await uploaded(server, icon, { fields: { status: 'private' } })
    const post = await makePost(server.as.author, { featured_media: hidden.id })
    expect((await readPost(server.anonymous, post.id, { _embed: [] }))._embedded?.['cms:featuredmedia']).toBeUndefined()
    expect((await readPost(server.as.author, post.id, { _embed: ['cms:featuredmedia'] }))._embedded?.['cms:featuredmedia']).toHaveLength(1)
  })

  it('must be images: an unknown ID is refused, and anything else is ignored', async () => {
    const text = await uploaded(server, 'words', { name: 'a.txt' })
    const other = await makePost(server.as.author)
    for (const id of [text.id, other.id]) expect((await makePost(server.as.author, { featured_media: id })).featured_media).toBe(0)
    expect(await failureOf(posts(server.as.author).create({ title: 'x', featured_media: 99999999 }))).toEqual({
      status: 400,
      code: 'rest_invalid_featured_media',
    })
  })

  it('can be images of events, with their dimensions', async () => {
    const { id, source_url, media_details } = await uploaded(server, await createImage(400, 300))
    const event = await dataOf(
      server.as.author.calendar.POST('/events', {
        body: { title: 'Regatta', start_date: '2031-03-04 10:00:00', end_date: '2031-03-04 12:00:00', image: source_url },
      }),
    )
    expect(event.image).toMatchObject({
      id,
      url: source_url,
      extension: 'png',
      width: 400,
      height: 300,
      filesize: media_details.filesize,
      sizes: { medium: { width: 300, height: 225, 'mime-type': 'image/png', url: media_details.sizes['medium']?.source_url } },
    })
    expect(Object.keys(event.image?.sizes ?? {}).sort()).toEqual(['medium', 'thumbnail'])
  })

  it('are kept when the item that they are attached to is deleted', async () => {
    const post = await makePost(server.as.author)
    const { id, source_url } = await uploaded(server, icon, { fields: { post: String(post.id) } })
    await posts(server.as.author).remove(post.id, { force: true })
    expect((await readMedia(id)).post).toBeNull()
    await fetched(source_url)
  })
})

describe('the URL of a media item', () => {
  const follow = async (url: string) => {
    const response = await fetch(url, { redirect: 'manual' })
    return [response.status, response.headers.get('Location')]
  }

  it('redirects to its file, also if it is attached to a post', async () => {
    const post = await makePost(server.as.author)
    for (const fields of [{}, { post: String(post.id) }] as Record<string, string>[]) {
      const item = await uploaded(server, icon, { name: `${newWord()}.png`, fields })
      expect(await follow(item.link)).toEqual([302, item.source_url])
      expect(await follow(`${server.baseUrl}/?attachment_id=${item.id}`)).toEqual([302, item.source_url])
    }
  })

  it('does not reveal an item that is not public', async () => {
    const item = await uploaded(server, icon, { name: `${newWord()}.png`, fields: { status: 'private' } })
    expect(await follow(item.link)).toEqual([404, null])
    expect(await follow(`${server.baseUrl}/?attachment_id=${item.id}`)).toEqual([404, null])
    expect(await follow(`${server.baseUrl}/?attachment_id=99999999`)).toEqual([404, null])
  })
})

describe('a file', () => {
  it('supports content types, caching and range requests', async () => {
    const { source_url } = await uploaded(server, 'abcdefghij', { name: 'letters.txt' })
    const request = (headers: Record<string, string> = {}, method = 'GET') => fetch(source_url, { method, headers })
    const whole = await request()
    expect(
      Object.fromEntries(
        ['Content-Type', 'X-Content-Type-Options', 'Accept-Ranges', 'Content-Length', 'Cache-Control'].map((name) => [
          name,
          whole.headers.get(name),
        ]),
      ),
    ).toEqual({
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Accept-Ranges': 'bytes',
      'Content-Length': '10',
      'Cache-Control': 'public, no-cache, no-transform',
    })
    expect(whole.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const part = async (range: string, further = {}) => {
      const response = await request({ Range: range, ...further })
      return [response.status, response.headers.get('Content-Range'), await response.text()]
    }
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', 'cde'])
    expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', 'hij'])
    expect(await part('bytes=8-')).toEqual([206, 'bytes 8-9/10', 'ij'])
    expect(await part('bytes=20-')).toEqual([416, 'bytes */10', ''])
    expect(await part('bytes=0-1,4-5')).toEqual([200, null, 'abcdefghij'])
    expect(await part('bytes=2-4', { 'If-Range': '"older"' })).toEqual([200, null, 'abcdefghij'])
    expect(await part('bytes=2-4', { 'If-Range': whole.headers.get('ETag') ?? '' })).toEqual([206, 'bytes 2-4/10', 'cde'])
    // Without this header, fetch adds no-cache to conditional requests.
    const known = { 'Cache-Control': 'max-age=0' }
    expect((await request({ ...known, 'If-None-Match': whole.headers.get('ETag') ?? '' })).status).toBe(304)
    expect((await request({ ...known, 'If-Modified-Since': whole.headers.get('Last-Modified') ?? '' })).status).toBe(304)
    const head = await request({}, 'HEAD')
    expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '10', ''])
  })

  it('is served as an attachment if browsers must not display it', async () => {
    const { source_url } = await uploaded(server, Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), { name: 'empty.zip' })
    const { headers } = await fetch(source_url)
    expect([headers.get('Content-Type'), headers.get('Content-Disposition')]).toEqual(['application/zip', 'attachment; filename=empty.zip'])
  })

  it.each([
    '/cms-content/uploads/',
    '/cms-content/uploads/nothing.png',
    '/cms-content/uploads/../../package.json',
    '/cms-content/uploads/%2e%2e%2f%2e%2e%2fpackage.json',
    '/cms-content/uploads/%00',
    '/cms-content/uploads/%ff',
  ])('is not found at %s', async (path) => {
    const response = await fetch(server.baseUrl + path)
    expect([400, 404]).toContain(response.status)
  })
})
