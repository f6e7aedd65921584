// Importing a small export with one of everything, repeatedly, and invalid files.
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { dataOf } from '../support/responses.ts'
import { fetched, keptFiles, createImage } from '../support/media.ts'
import { makePage } from '../support/pages.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { bring as bringInto, reportLines } from './bring.ts'
import type { Report } from './bring.ts'

const small = join(import.meta.dirname, 'small.wxr.xml')

let server: TestServer

beforeEach(async () => {
  server = await startServer({ SITE_TIMEZONE: 'Asia/Tbilisi' })
})
afterEach(() => server.close())

const bring = (file: string, mediaFolder?: string): Promise<Report> => bringInto(file, server, mediaFolder)

const rowOf = (type: string, title: string) =>
  server.context.db.selectFrom('content').selectAll().where('type', '=', type).where('title', '=', title).executeTakeFirstOrThrow()
const metaOf = (row: { meta: string }): unknown => JSON.parse(row.meta)
const everything = () => server.context.db.selectFrom('content').selectAll().orderBy('id').execute()

async function post(slug: string) {
  const { data } = await server.as.administrator.content.GET('/posts', {
    params: { query: { slug: [slug], context: 'edit', status: ['any'] } },
  })
  if (!data?.[0]) throw new Error(`no post ${slug}`)
  return data[0]
}

async function fileOf(content: string | Uint8Array): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'import-')), 'export.xml')
  await writeFile(file, content)
  return file
}

const sound = () => readFile(small, 'utf8')

describe('a valid file', () => {
  it('is imported by type and status, and the report counts skipped items', async () => {
    const report = await bring(small)
    expect(report).toEqual({
      file: small,
      users: { added: 1, present: 1 },
      terms: { category: { added: 5, present: 0 }, post_tag: { added: 2, present: 0 }, nav_menu: { added: 1, present: 0 } },
      items: {
        post: { publish: 4, future: 1, draft: 1, pending: 1, private: 1, trash: 1 },
        page: { publish: 4 },
        attachment: { inherit: 3 },
      },
      translations: 0,
      changed: {},
      present: {},
      skipped: [
        { what: 'comment', count: 1, reason: expect.any(String) },
        { what: 'nav_menu_item', count: 1, reason: 'it has no target' },
        { what: 'post', count: 1, reason: expect.stringContaining('"archived"') },
      ],
      kept: { comment: 1, item: 2 },
      media: undefined,
      seconds: expect.any(Number),
    })
    const text = reportLines(report).join('\n')
    expect(text).toContain('9  4 publish, 1 future')
    expect(text).toMatch(/nav_menu_item +1 {2}/)
    expect(text).toMatch(/^Kept for exports\n {2}item +2\n {2}comment +1\n/m)
  })

  it('skips and reports texts that are too long for the contract', async () => {
    const long = (await sound())
      .replace('<content:encoded><![CDATA[', `$&${'word '.repeat(200_001)}`)
      .replace(/<wp:cat_name>(<!\[CDATA\[)?/, `$&${'x'.repeat(2001)}`)
    expect((await bring(await fileOf(long))).skipped).toEqual(
      expect.arrayContaining([
        { what: expect.any(String), count: 1, reason: 'its content is longer than 1000000 characters' },
        { what: 'term of category', count: 1, reason: 'its name is longer than 2000 characters' },
      ]),
    )
  })

  it('imports users: known email addresses are reused, the others become authors', async () => {
    await bring(small)
    const maia = await server.context.db.selectFrom('users').selectAll().where('login', '=', 'maia').executeTakeFirstOrThrow()
    expect(maia).toMatchObject({
      name: 'Maia of the ferry',
      first_name: 'Maia',
      last_name: 'Lomidze',
      email: 'maia@island.example',
      role: 'author',
    })
    expect((await post('low-tide')).author).toBe(maia.id)
    expect((await post('twin')).author).toBe(server.ids.editor)
    expect((await post('harbour-diary')).author).toBe(server.ids.administrator)
  })

  it('imports categories with their parents, and terms that only items name', async () => {
    await bring(small)
    const { data: categories = [] } = await server.anonymous.content.GET('/categories', { params: { query: { per_page: 100 } } })
    const bySlug = new Map(categories.map((one) => [one.slug, one]))
    expect(bySlug.get('harbour')).toMatchObject({ name: 'Harbour &amp; quay', description: 'All about the harbour', parent: 0 })
    expect(bySlug.get('boats')).toMatchObject({ parent: bySlug.get('harbour')?.id, count: 1 })
    expect(bySlug.get('weather')).toMatchObject({ name: 'Weather', count: 1 })
    // Each has the other as its parent: one of them stays at the top.
    expect([bySlug.get('hen')?.parent, bySlug.get('egg')?.parent]).toContain(0)
    const { tags, categories: itsCategories } = await post('low-tide')
    expect(tags).toHaveLength(2)
    expect(new Set(itsCategories)).toEqual(new Set([bySlug.get('boats')?.id, bySlug.get('weather')?.id]))
    expect((await post('twin')).categories).toEqual([1])
  })

  it('keeps texts, dates, status and meta of a post', async () => {
    await bring(small)
    expect(await post('low-tide')).toMatchObject({
      title: { raw: 'Low tide', rendered: 'Low tide' },
      content: {
        raw: 'Walk out to the rocks.\n\nMind the "seaweed" ]]> ok.',
        rendered: expect.stringContaining('<p>Mind the &#8220;seaweed&#8221;'),
        block_version: 0,
      },
      excerpt: { raw: 'A walk', rendered: '<p>A walk</p>\n' },
      date: '2021-03-04T14:00:00',
      date_gmt: '2021-03-04T10:00:00',
      modified: '2021-03-05T14:00:00',
      modified_gmt: '2021-03-05T10:00:00',
      status: 'publish',
      format: 'aside',
      sticky: true,
      comment_status: 'closed',
      ping_status: 'closed',
      guid: { raw: 'https://island.example/?p=11' },
    })
    expect(metaOf(await rowOf('post', 'Low tide'))).toEqual({ mood: 'calm', walk: ['north', 'south'] })
    expect((await post('twin')).content).toMatchObject({ block_version: 1, rendered: '<p>Made of blocks.</p>' })
    expect(await post('twin')).toMatchObject({ comment_status: 'open', ping_status: 'open', format: 'standard', sticky: false })
  })

  it('redirects former slugs of posts, unless another post has them, and URLs with a date', async () => {
    await bring(small)
    const { link } = await post('low-tide')
    for (const path of ['ebb', '2021/03/ebb', '2021/03/05/low-tide'])
      expect([path, (await fetch(`${server.baseUrl}/${path}/`)).url]).toEqual([path, link])
    expect((await fetch(`${server.baseUrl}/twin/`)).url).toBe((await post('twin')).link)
  })

  it('shows a protected post only with its password, and never as sticky', async () => {
    await bring(small)
    const { id, password, sticky } = await post('for-members')
    expect([password, sticky]).toEqual(['oyster', false])
    const { data } = await server.anonymous.content.GET('/posts/{id}', { params: { path: { id } } })
    expect(data?.content).toEqual({ rendered: '', protected: true })
  })

  it('derives scheduled or published from the date', async () => {
    await bring(small)
    expect((await post('next-regatta')).status).toBe('future')
    expect((await post('last-regatta')).status).toBe('publish')
  })

  it('imports a draft without a date as floating, without a slug', async () => {
    await bring(small)
    expect(await rowOf('post', 'Half a thought')).toMatchObject({ slug: '', status: 'draft', date_floats: 1 })
    expect(await rowOf('post', 'For review')).toMatchObject({
      slug: 'for-review',
      status: 'pending',
      date: '2021-05-01T09:00:00',
      date_floats: 0,
    })
  })

  it('keeps the previous status of an item in the trash', async () => {
    await bring(small)
    const trashed = await rowOf('post', 'Thrown away')
    expect(trashed).toMatchObject({ status: 'trash', status_before_trash: 'publish', slug_before_trash: 'thrown-away', meta: '{}' })
    const { data } = await server.as.administrator.content.POST('/posts/{id}', {
      params: { path: { id: trashed.id } },
      body: { status: 'publish' },
    })
    expect(data?.slug).toBe('thrown-away')
  })

  it('builds the tree of pages, even if a child comes first, and keeps slugs that are unused below their parent', async () => {
    await bring(small)
    const ferry = await rowOf('page', 'Ferry')
    expect(ferry).toMatchObject({ parent: 0, menu_order: 2, template: '' })
    expect(await rowOf('page', 'Timetable')).toMatchObject({ parent: ferry.id, menu_order: 5, template: 'full-width', slug: 'timetable' })
    expect(await rowOf('page', 'Timetable of the bus')).toMatchObject({ parent: 0, slug: 'timetable' })
    const nameless = await rowOf('page', '')
    expect(nameless).toMatchObject({ parent: ferry.id, slug: String(nameless.id) })
  })

  it('changes the slug of an item if it is taken', async () => {
    const { data } = await server.as.administrator.content.POST('/posts', { body: { title: 'Twin', status: 'publish' } })
    expect(data?.slug).toBe('twin')
    await bring(small)
    expect((await rowOf('post', 'Twin with the same guid')).slug).toBe('twin-2')
  })

  it('keeps media at their original URL without a folder, attached to their posts', async () => {
    await bring(small)
    const rocks = await rowOf('attachment', 'The rocks')
    const lowTide = await rowOf('post', 'Low tide')
    expect(rocks).toMatchObject({ status: 'inherit', parent: lowTide.id, mime_type: 'image/png' })
    expect(lowTide.featured_media).toBe(rocks.id)
    expect(metaOf(rocks)).toEqual({
      attached_file: '2021/03/rocks.png',
      alt_text: 'Rocks',
      source_url: 'https://island.example/wp-content/uploads/2021/03/rocks.png',
    })
    expect(metaOf(await rowOf('attachment', 'A way out'))).not.toHaveProperty('attached_file')
  })
})

describe('a second import', () => {
  it('adds and changes nothing', async () => {
    await bring(small)
    const before = await everything()
    const report = await bring(small)
    expect(report).toMatchObject({
      users: { added: 0, present: 2 },
      terms: { category: { added: 0, present: 5 }, post_tag: { added: 0, present: 2 } },
      items: {},
      present: { post: 9, page: 4, attachment: 3 },
    })
    expect(await everything()).toEqual(before)
    const { count } = await server.context.db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('login', '=', 'maia')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
  })

  it('shows the images of the file in galleries, captions and blocks, by their new IDs', async () => {
    const content =
      '[gallery link="none" ids="31,999"] [caption id="attachment_31" width="9"]<img class="wp-image-31 wp-image-999" src="x"/> C[/caption]' +
      '<!-- wp:image {"id":31} --><figure></figure><!-- /wp:image --><!-- wp:acme/x {"id":31} /-->'
    const file = await fileOf((await sound()).replace('Walk out to the rocks.', content))
    await bring(file)
    const rocks = await rowOf('attachment', 'The rocks')
    expect(rocks.id).not.toBe(31)
    const expected = content.replace(',999', '').replaceAll('31', String(rocks.id)).replace(`acme/x {"id":${rocks.id}}`, 'acme/x {"id":31}')
    expect((await post('low-tide')).content.raw).toContain(expected)
    expect((await post('low-tide')).content.rendered).toContain("<figure class='gallery-item'>")
    const before = await everything()
    await bring(file)
    expect(await everything()).toEqual(before)
  })

  it('keeps what has been changed since', async () => {
    await bring(small)
    const { id } = await post('low-tide')
    await server.as.administrator.content.POST('/posts/{id}', { params: { path: { id } }, body: { title: 'High tide', slug: 'high-tide' } })
    await bring(small)
    expect(await post('high-tide')).toMatchObject({ id, title: { raw: 'High tide' } })
    expect((await everything()).filter((row) => row.guid === 'https://island.example/?p=11')).toHaveLength(2)
  })

  it('completes an interrupted import: missing items and references', async () => {
    await bring(small)
    const { db } = server.context
    await db.deleteFrom('content').where('title', 'in', ['Ferry', 'The rocks']).execute()
    await db.updateTable('content').set({ parent: 0, featured_media: 0 }).execute()
    const { id } = await rowOf('page', 'Timetable')
    await db
      .updateTable('content')
      .set({ slug: String(id) })
      .where('id', '=', id)
      .execute()
    const report = await bring(small)
    expect(report.items).toEqual({ page: { publish: 1 }, attachment: { inherit: 1 } })
    expect(await rowOf('page', 'Timetable')).toMatchObject({ id, parent: (await rowOf('page', 'Ferry')).id, slug: 'timetable' })
    expect((await rowOf('post', 'Low tide')).featured_media).toBe((await rowOf('attachment', 'The rocks')).id)
  })
})

describe('a page that gets its parent in a later import', () => {
  it('changes the links and entity tags of the pages below it', async () => {
    const all = await sound()
    const start = all.lastIndexOf('<item>', all.indexOf('<title>Ferry</title>'))
    await bring(await fileOf(all.slice(0, start) + all.slice(all.indexOf('</item>', start) + '</item>'.length)))
    const { id: above, slug } = await rowOf('page', 'Timetable')
    const child = await makePage(server.as.editor, { title: 'Winter', parent: above })
    const grandchild = await makePage(server.as.editor, { title: 'January', parent: child.id })
    const urls = [child, grandchild].map(({ id }) => `${server.restRoot}/cms/v2/pages/${id}`)
    const before = await Promise.all(urls.map((url) => fetch(url)))
    expect(await linksOf(before)).toEqual([`/${slug}/winter/`, `/${slug}/winter/january/`])
    await bring(small)
    const after = await Promise.all(
      urls.map((url, index) => fetch(url, { headers: { 'If-None-Match': before[index]?.headers.get('etag') ?? '' } })),
    )
    expect(after.map(({ status }) => status)).toEqual([200, 200])
    expect(await linksOf(after)).toEqual([`/ferry/${slug}/winter/`, `/ferry/${slug}/winter/january/`])
  })

  const linksOf = (responses: Response[]): Promise<string[]> =>
    Promise.all(responses.map(async (response) => ((await response.json()) as { link: string }).link.replace(server.baseUrl, '')))
})

describe('a folder with media files', () => {
  async function mediaFolder(): Promise<string> {
    const root = await mkdtemp(join(tmpdir(), 'import-media-'))
    await mkdir(join(root, 'site/uploads/2021/03'), { recursive: true })
    await mkdir(join(root, 'outside'))
    await writeFile(join(root, 'site/uploads/2021/03/rocks.png'), await createImage(200, 100))
    await writeFile(join(root, 'site/bell one.mp3'), sound)
    await writeFile(join(root, 'outside/secret.txt'), 'secret')
    await writeFile(join(root, 'secret.txt'), 'secret')
    return join(root, 'site')
  }

  /** The shortest file that is recognized. */
  const sound = Buffer.concat([
    Buffer.from('ID3\x03\0\0\0\0\0\0'),
    Buffer.from('fffb9000', 'hex'),
    Buffer.alloc(413),
    Buffer.from('fffb9000', 'hex'),
    Buffer.alloc(413),
  ])
  const addressOf = (path: string): string => `${server.baseUrl}/cms-content/uploads/${path}`
  const uploaded = (path: string): Promise<Buffer> => fetched(addressOf(path))

  it('provides files by path below uploads or by name, and nothing from outside', async () => {
    const report = await bring(small, await mediaFolder())
    expect(report.media).toEqual({ copied: 2, missing: 1 })
    expect(metaOf(await rowOf('attachment', 'The rocks'))).toEqual({
      alt_text: 'Rocks',
      image_meta: expect.objectContaining({ camera: '' }),
    })
    expect(metaOf(await rowOf('attachment', 'The bell'))).toEqual({})
    expect(metaOf(await rowOf('attachment', 'A way out'))).toHaveProperty('source_url')
    expect(await uploaded('2021/03/rocks.png')).toEqual(await createImage(200, 100))
    expect(await uploaded('2021/06/bell-one.mp3')).toEqual(sound)
    expect(await keptFiles(server)).toEqual(['2021/03/rocks-150x100.png', '2021/03/rocks.png', '2021/06/bell-one.mp3'])
  })

  it('provides media with their renditions', async () => {
    await bring(small, await mediaFolder())
    const { data: items = [] } = await server.anonymous.content.GET('/media', {})
    expect(items.find((item) => item.title.rendered === 'The rocks')).toMatchObject({
      alt_text: 'Rocks',
      mime_type: 'image/png',
      source_url: addressOf('2021/03/rocks.png'),
      media_details: { width: 200, height: 100, sizes: { thumbnail: { width: 150 } } },
    })
    expect(items.find((item) => item.title.rendered === 'A way out')).toMatchObject({
      source_url: expect.stringMatching(/^https?:/),
      media_details: { file: null, sizes: {} },
    })
  })

  it('skips a file whose content does not match its name, and keeps its URL', async () => {
    const folder = await mediaFolder()
    await writeFile(join(folder, 'uploads/2021/03/rocks.png'), '<script>alert(1)</script>')
    expect((await bring(small, folder)).media).toEqual({ copied: 1, missing: 2 })
    expect(metaOf(await rowOf('attachment', 'The rocks'))).toHaveProperty('source_url')
    expect(await keptFiles(server)).toEqual(['2021/06/bell-one.mp3'])
  })

  it('completes media that were imported without it, once', async () => {
    const folder = await mediaFolder()
    await bring(small)
    expect((await bring(small, folder)).media).toEqual({ copied: 2, missing: 1 })
    expect(metaOf(await rowOf('attachment', 'The rocks'))).toEqual({
      alt_text: 'Rocks',
      image_meta: expect.objectContaining({ camera: '' }),
    })
    expect((await bring(small, folder)).media).toEqual({ copied: 0, missing: 1 })
  })

  it('never overwrites an existing file', async () => {
    const folder = await mediaFolder()
    const { storage } = server.context
    await storage.put('2021/03/rocks.png', join(folder, 'bell one.mp3'), 'image/png')
    await bring(small, folder)
    const [rocks] = await dataOf(server.anonymous.content.GET('/media', { params: { query: { slug: ['rocks', 'the-rocks'] } } }))
    expect(rocks?.source_url).toBe(addressOf('2021/03/rocks-1.png'))
    expect(await storage.stat('2021/03/rocks.png')).toMatchObject({ bytes: sound.length })
  })
})

describe('an item in any form of XML', () => {
  const item = (title: string, content: string): string =>
    `<item>${title}<content:encoded>${content}</content:encoded><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item>\n`
  const plain = (title: string): string => item(`<title>${title}</title>`, `<![CDATA[Text of ${title}]]>`)
  /** Each with the title and the content that it has. */
  const forms: [xml: string, title: string, content: string][] = [
    [plain('Entities &amp; &lt;b&gt;'), 'Entities & <b>', 'Text of Entities &amp; &lt;b&gt;'],
    [plain('Number &#228;'), 'Number ä', 'Text of Number &#228;'],
    [item('<title>Ends</title>', '<![CDATA[a </item> <item> b]]>'), 'Ends', 'a </item> <item> b'],
    [item('<title>Parts</title>', 'a<![CDATA[ ]]]]><![CDATA[> ]]>b'), 'Parts', 'a ]]> b'],
    [item('<title>Lines</title>', '<![CDATA[a\r\nb]]>'), 'Lines', 'a\nb'],
    [item('<title>Signs 😀 ქ</title>', '<![CDATA[😀]]>'), 'Signs 😀 ქ', '😀'],
    [item('<title>Comment</title><!-- </item> <item> -->', 'a<!-- b -->c'), 'Comment', 'ac'],
    [item('<title>Attributes</title><x y="a>b"/>', 'a'), 'Attributes', 'a'],
    [item('<title>Names</title><t:title xmlns:t="urn:t">Other</t:title><title >Second</title >', 'a'), 'Names', 'a'],
    [`<!-- ${plain('Hidden')} </item> -->${plain('After a comment')}`, 'After a comment', 'Text of After a comment'],
    [item('<title>Unknown image</title>', '<![CDATA[<img class="wp-image-77">]]>'), 'Unknown image', '<img class="wp-image-77">'],
    [item('<title>Long number</title>', 'wp-image-77 900000000000077'), 'Long number', 'wp-image-77 900000000000077'],
    [plain('Spaces').replace('</item>', '</item >'), 'Spaces', 'Text of Spaces'],
  ]

  it('is imported with its texts, also between items in the usual form', async () => {
    const [head = ''] = (await sound()).split('<item>', 1)
    const items = forms.map(([xml], number) => plain(`Usual ${number}`) + xml)
    await bring(await fileOf(`${head}${items.join('')}</channel></rss>`))
    const found = (await everything()).filter(({ type }) => type === 'post').map(({ title, content }) => [title, content])
    expect(found).toEqual(
      forms.flatMap(([, title, content], number) => [
        [`Usual ${number}`, `Text of Usual ${number}`],
        [title, content],
      ]),
    )
  })

  it('is refused with its line if its prefix has a namespace in another item only', async () => {
    const [head = ''] = (await sound()).split('<item>', 1)
    const named = item('<title>A</title><t:t xmlns:t="urn:t">a</t:t>', '')
    const file = await fileOf(`${head}${plain('A')}${named}${plain('B')}${item('<title>C</title><t:t>a</t:t>', '')}</channel></rss>`)
    await expect(bring(file)).rejects.toThrow(`line ${head.split('\n').length + 3}: This is not well-formed XML: unbound namespace prefix`)
  })
})

describe('an unreadable file', () => {
  it.each<[string, () => Promise<string | Uint8Array>, RegExp]>([
    ['breaks off', async () => (await sound()).slice(0, -400), /line \d+: This is not well-formed XML: unclosed tag/],
    ['has a tag that is not closed', async () => (await sound()).replace('</wp:post_id>', ''), /line \d+: This is not well-formed XML/],
    ['is another kind of XML', async () => '<?xml version="1.0"?>\n<feed></feed>', /line 2: This is not a WXR file: it starts with <feed>/],
    [
      'is a feed without the version of an export',
      async () => '<rss version="2.0"><channel><title>News</title></channel></rss>',
      /is not a WXR file: its channel has no wp:wxr_version/,
    ],
    ['has an unknown version', async () => (await sound()).replace('>1.2<', '>2.0<'), /line 11: The WXR version is "2\.0"/],
    ['is not XML', async () => 'Dear diary', /line 1: This is not well-formed XML/],
    ['is empty', async () => '', /This is not well-formed XML/],
    ['is not UTF-8', async () => Buffer.from((await sound()).replace('Lovely', 'Sch\u00f6n'), 'latin1'), /not UTF-8/],
    [
      'declares another encoding than UTF-8',
      async () => (await sound()).replace('UTF-8', 'ISO-8859-1'),
      /line 1: The encoding is ISO-8859-1; it must be UTF-8/,
    ],
    ['has an undefined entity', async () => (await sound()).replace('Lovely', '&lovely;'), /undefined entity/],
    [
      'has a document type declaration',
      async () =>
        (await sound())
          .replace(
            '<rss',
            '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>\n<rss',
          )
          .replace('Lovely', '&c;'),
      /A document type is not allowed/,
    ],
    ['is nested too deeply', async () => `<rss><channel>${'<a>'.repeat(100_000)}`, /nested more than 50 levels deep/],
  ])('is refused where it %s', async (_what, content, message) => {
    await expect(bring(await fileOf(await content()))).rejects.toThrow(message)
    expect(await everything()).toEqual([])
    expect(await server.context.db.selectFrom('users').select('login').where('login', '=', 'maia').execute()).toEqual([])
  })

  it('names the line', async () => {
    const lines = (await sound()).split('\n')
    lines[36] = '<wp:oops></wp:ouch>'
    await expect(bring(await fileOf(lines.join('\n')))).rejects.toThrow('line 37: ')
  })

  it('is refused if it does not exist', async () => {
    await expect(bring('/nowhere/export.xml')).rejects.toThrow('The file /nowhere/export.xml does not exist.')
    await expect(bring(tmpdir())).rejects.toThrow('cannot be read')
  })
})

describe('templates', () => {
  const template = (type: string, slug: string, more: string): string =>
    `<item><title>${slug}</title><dc:creator>maia</dc:creator><guid>https://island.example/?t=${slug}</guid><content:encoded><![CDATA[<!-- wp:post-content /-->]]></content:encoded><excerpt:encoded>For ${slug}</excerpt:encoded>
    <wp:post_id>${900 + slug.length}</wp:post_id><wp:post_date>2021-06-05 13:00:00</wp:post_date><wp:post_date_gmt>2021-06-05 09:00:00</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name><wp:post_type>${type}</wp:post_type>${more}</item>`
  const theme = '<category domain="wp_theme" nicename="default">default</category>'
  const published = '<wp:status>publish</wp:status>'

  async function withTemplates(...items: string[]): Promise<string> {
    return fileOf((await sound()).replace(/<item>[\s\S]*<\/item>/, items.join('\n')))
  }

  it('are imported with their theme, area, description and origin, once', async () => {
    const origin = '<wp:postmeta><wp:meta_key>origin</wp:meta_key><wp:meta_value>theme</wp:meta_value></wp:postmeta>'
    const file = await withTemplates(
      template('wp_template', 'single', published + theme + origin),
      template(
        'wp_template_part',
        'masthead',
        `${published}${theme}<category domain="wp_template_part_area" nicename="header">header</category>`,
      ),
    )
    const report = await bring(file)
    expect(report.items).toEqual({ cms_template: { publish: 1 }, cms_template_part: { publish: 1 } })
    expect(report.skipped.map(({ what }) => what)).not.toEqual(expect.arrayContaining([expect.stringContaining('wp_')]))
    const { content } = server.as.administrator
    const single = await content.GET('/templates/{id}', { params: { path: { id: 'default//single' } } })
    expect(single.data).toMatchObject({
      source: 'custom',
      origin: 'theme',
      has_theme_file: true,
      content: { raw: '<!-- wp:post-content /-->' },
      description: 'For single',
      author_text: 'Default',
    })
    const masthead = await content.GET('/template-parts/{id}', { params: { path: { id: 'default//masthead' } } })
    expect(masthead.data).toMatchObject({ source: 'custom', area: 'header', origin: null })
    expect((await bring(file)).present).toEqual({ cms_template: 1, cms_template_part: 1 })
  })

  it('of another theme are used once it is active', async () => {
    await bring(await withTemplates(template('wp_template', 'single', published + theme.replaceAll('default', 'harbour'))))
    const { data } = await server.as.administrator.content.GET('/templates', {})
    expect(data?.find((one) => one.slug === 'single')).toMatchObject({ source: 'theme' })
    expect(await rowOf('cms_template', 'single')).toMatchObject({ slug: 'harbour//single' })
  })
})
