// Single posts: creating, reading, updating, trashing and deleting.
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import { clockAt } from '../support/clock.ts'
import { describePosts, itOfPosts } from '../support/only-posts.ts'
import { makePage, pages } from '../support/pages.ts'
import { changePost, idsOf, makePost, newWord, posts, readPost, trashPost } from '../support/posts.ts'
import type { Post, PostInput } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory, makeTag, tags } from '../support/terms.ts'

const clock = clockAt('2026-03-10T12:00:00')
const { itIs } = clock

const server = await sharedServer({}, { now: clock.now })
const editor = server.as.editor
const anonymous = server.anonymous

describe('createPost', () => {
  itOfPosts('creates a draft of the caller with default values from only a title', async () => {
    const now = itIs('2026-03-10T12:00:00')
    const { data, response } = await posts(server.as.author).create({ title: 'Harbour news' })
    expect(response.status).toBe(201)
    expect(response.headers.get('Location')).toBe(`${server.restRoot}/cms/v2/posts/${data?.id}`)
    expect(data).toEqual({
      id: expect.any(Number),
      date: now,
      date_gmt: now,
      modified: now,
      modified_gmt: now,
      guid: { raw: `${server.baseUrl}/?p=${data?.id}`, rendered: `${server.baseUrl}/?p=${data?.id}` },
      password: '',
      slug: '',
      status: 'draft',
      type: 'post',
      link: `${server.baseUrl}/?p=${data?.id}`,
      title: { raw: 'Harbour news', rendered: 'Harbour news' },
      content: { raw: '', rendered: '', protected: false, block_version: 0 },
      excerpt: { raw: '', rendered: '', protected: false },
      author: server.ids.author,
      featured_media: 0,
      comment_status: 'open',
      ping_status: 'open',
      sticky: false,
      template: '',
      format: 'standard',
      meta: { footnotes: '' },
      categories: [1],
      tags: [],
      permalink_template: `${server.baseUrl}/%postname%/`,
      generated_slug: 'harbour-news',
      class_list: [`post-${data?.id}`, 'post', 'type-post', 'status-draft', 'format-standard', 'hentry', 'category-uncategorized'],
      language: 'en',
      fallbacks: {},
      translations: {},
      _links: expect.any(Object),
    })
  })

  it('stores every writable field', async () => {
    const category = await makeCategory(editor)
    const tag = await makeTag(editor)
    const fields = {
      date: '2024-05-06T07:08:09',
      slug: newWord(),
      status: 'publish',
      title: 'All of it',
      content: '<p>Text.</p>',
      excerpt: 'In short.',
      author: server.ids.author,
      comment_status: 'closed',
      ping_status: 'closed',
      meta: { footnotes: '[{"id":"a","content":"b"}]' },
      categories: [category.id],
      tags: [tag.id],
    } satisfies PostInput
    const { id } = await makePost(editor, fields)
    const { title, content, excerpt, ...rest } = fields
    expect(await readPost(editor, id, { context: 'edit' })).toMatchObject({
      ...rest,
      title: { raw: title },
      content: { raw: content },
      excerpt: { raw: excerpt },
    })
  })

  it('accepts texts as objects with raw', async () => {
    const made = await makePost(editor, { title: { raw: 'From an object' }, content: { raw: 'Body' }, excerpt: { raw: 'Summary' } })
    expect(made).toMatchObject({
      title: { raw: 'From an object' },
      content: { raw: 'Body', rendered: '<p>Body</p>\n' },
      excerpt: { raw: 'Summary', rendered: '<p>Summary</p>\n' },
    })
  })

  it.each<[string, PostInput]>([
    ['an empty body', {}],
    ['empty texts', { title: '', content: '', excerpt: '' }],
    ['a blank title', { title: '   ' }],
    ['only a slug', { slug: 'bare', status: 'publish' }],
  ])('refuses %s', async (_case, body) => {
    expect(await failureOf(posts(editor).create(body))).toEqual({ status: 400, code: 'empty_content' })
  })

  it.each<[string, PostInput]>([
    ['content', { content: 'Just a text.' }],
    ['an excerpt', { excerpt: 'Just a summary.' }],
  ])('accepts only %s; the slug of the published post is derived from its ID', async (_case, body) => {
    const made = await dataOf(posts(editor).create({ ...body, status: 'publish' }))
    expect(made.slug).toBe(`${made.id}-2`)
    expect(made.link).toBe(`${server.baseUrl}/${made.id}-2/`)
    expect(made.title.raw).toBe('')
  })

  it.each([
    ['status', 'published'],
    ['status', 'trash'],
    ['status', 'auto-draft'],
    ['author', 'somebody'],
    ['author', 1.5],
    ['comment_status', true],
    ['ping_status', 'ajar'],
    ['categories', 'news'],
    ['categories', [-1]],
    ['categories', [99999999999]],
    ['tags', { a: 1 }],
    ['featured_media', 'picture'],
    ['meta', 'text'],
    ['template', 'no-such-template'],
    ['password', 'x'.repeat(256)],
    ['date', 'next week'],
    ['date', '2026-02-30T10:00:00'],
    ['date_gmt', '2025-02-29T10:00:00'],
    ['date', '2026-13-01T10:00:00'],
    ['date', '2026-01-01T25:00:00'],
    ['date', '2026-01-01'],
    ['date_gmt', 20260101],
  ])('refuses the %s %j, naming the field', refuses)

  itOfPosts.each([
    ['sticky', 'perhaps'],
    ['format', 'poster'],
  ])('refuses the %s %j, naming the field', refuses)

  async function refuses(name: string, value: unknown): Promise<void> {
    expect(await failureOf(posts(editor).create({ title: newWord(), [name]: value }))).toEqual(invalid(name))
  }

  it('names every invalid parameter in one response', async () => {
    const body = { title: newWord(), status: 'hidden', author: 'me', date: 'soon' } as unknown as PostInput
    expect(await failureOf(posts(editor).create(body))).toEqual(invalid('author', 'date', 'status'))
  })

  it('reports an invalid value in meta with the code of an invalid type', async () => {
    const body = { title: newWord(), meta: { footnotes: 12 } } as unknown as PostInput
    expect(await failureOf(posts(editor).create(body))).toMatchObject({ status: 400, code: 'rest_invalid_type' })
  })

  it('refuses an unknown author, an unknown image, and an ID in the body', async () => {
    expect(await failureOf(posts(editor).create({ title: newWord(), author: 999999 }))).toEqual({
      status: 400,
      code: 'rest_invalid_author',
    })
    expect(await failureOf(posts(editor).create({ title: newWord(), featured_media: 999999 }))).toEqual({
      status: 400,
      code: 'rest_invalid_featured_media',
    })
    expect(await failureOf(posts(editor).create({ title: newWord(), id: 7 }))).toEqual({
      status: 400,
      code: 'rest_post_exists',
    })
  })

  it('removes unsafe HTML from the footnotes of users without unfiltered HTML', async () => {
    const note = { id: 'N1"', content: '<em onclick="x()">See</em> <script>y()</script>' }
    const written = JSON.stringify([note, { id: 'n2' }, 'x'])
    const footnotes = JSON.stringify([{ id: 'n1', content: '<em>See</em> y()' }]).replaceAll('/', '\\/')
    const { contributor } = server.as
    const made = await makePost(contributor, { status: 'draft', meta: { footnotes: written } })
    expect(made.meta).toEqual({ footnotes })
    expect((await changePost(contributor, made.id, { meta: { footnotes: '<b onclick="x()">no list' } })).meta).toEqual({
      footnotes: '<b>no list',
    })
    expect((await changePost(contributor, made.id, { meta: { footnotes: '' } })).meta).toEqual({ footnotes: '' })
    expect((await changePost(editor, made.id, { meta: { footnotes: written } })).meta).toEqual({ footnotes: written })
    const autosave = await dataOf(
      contributor.content.POST('/posts/{id}/autosaves', { params: { path: { id: made.id } }, body: { meta: { footnotes: written } } }),
    )
    expect(autosave.meta).toEqual({ footnotes })
  })

  it('ignores unknown and read-only fields', async () => {
    const made = await makePost(editor, {
      title: 'Known',
      nonsense: { deep: [1] },
      link: 'http://elsewhere.example',
      type: 'page',
    } as PostInput)
    expect(made).toMatchObject({ title: { raw: 'Known' }, type: 'post' })
    expect(made.link).not.toContain('elsewhere')
    expect(made).not.toHaveProperty('nonsense')
  })

  itOfPosts('converts strings to numbers and booleans, and numbers to strings', async () => {
    const loose = {
      title: 1984,
      sticky: 'true',
      author: String(server.ids.author),
      categories: '1',
      comment_status: 'closed',
    } as unknown as PostInput
    expect(await makePost(editor, loose)).toMatchObject({
      title: { raw: '1984' },
      sticky: true,
      author: server.ids.author,
      categories: [1],
      comment_status: 'closed',
    })
  })

  it('uses a past date as the modification date, too', async () => {
    itIs('2026-03-10T12:00:00')
    const date = '2015-02-02T02:02:02'
    expect(await makePost(editor, { date })).toMatchObject({ date, date_gmt: date, modified: date, modified_gmt: date })
  })

  it('prefers date over date_gmt', async () => {
    expect(await makePost(editor, { date: '2020-01-01T00:00:00', date_gmt: '2021-01-01T00:00:00' })).toMatchObject({
      date: '2020-01-01T00:00:00',
    })
  })
})

describe('the status of a post depends on its date', () => {
  beforeAll(() => void itIs('2026-03-10T12:00:00'))

  it.each<[string, PostInput, Post['status']]>([
    ['publish with a future date', { status: 'publish', date: '2050-01-01T00:00:00' }, 'future'],
    ['future with a past date', { status: 'future', date: '2020-01-01T00:00:00' }, 'publish'],
    ['future without a date', { status: 'future' }, 'publish'],
    ['a draft with a future date', { status: 'draft', date: '2050-01-01T00:00:00' }, 'draft'],
    ['a pending post with a future date', { status: 'pending', date: '2050-01-01T00:00:00' }, 'pending'],
    ['a private post with a future date', { status: 'private', date: '2050-01-01T00:00:00' }, 'private'],
  ])('%s', async (_case, fields, status) => {
    expect((await makePost(editor, fields)).status).toBe(status)
  })

  it('a published post is scheduled by a future date, and published again by a past date', async () => {
    const { id } = await makePost(editor)
    expect((await changePost(editor, id, { date: '2050-01-01T00:00:00' })).status).toBe('future')
    expect((await changePost(editor, id, { title: 'Still ahead' })).status).toBe('future')
    expect((await changePost(editor, id, { date: '2020-01-01T00:00:00' })).status).toBe('publish')
  })

  it('a draft without a date gets the date of its publication', async () => {
    itIs('2026-03-10T12:00:00')
    const { id } = await makePost(editor, { status: 'draft' })
    const later = itIs('2026-03-12T09:00:00')
    expect(await changePost(editor, id, { status: 'publish' })).toMatchObject({ date: later, date_gmt: later })
    itIs('2026-03-14T09:00:00')
    expect(await changePost(editor, id, { title: 'Afterwards' })).toMatchObject({ date: later, modified: '2026-03-14T09:00:00' })
  })

  it('a draft with a date keeps it until the date is reset with null', async () => {
    const { id } = await makePost(editor, { status: 'draft', date: '2020-03-03T10:00:00' })
    const now = itIs('2026-03-15T09:00:00')
    expect((await changePost(editor, id, { content: 'More.' })).date).toBe('2020-03-03T10:00:00')
    expect((await changePost(editor, id, { date: null })).date).toBe(now)
    const later = itIs('2026-03-16T09:00:00')
    expect((await changePost(editor, id, { status: 'publish' })).date).toBe(later)
  })
})

describe('a new post without text', () => {
  it.each<[string, PostInput, string]>([
    ['an unknown author', { author: 999999 }, 'rest_invalid_author'],
    ['an unknown image', { featured_media: 999999 }, 'empty_content'],
  ])('is refused with the error that is checked first: %s', async (_case, input, code) => {
    expect(await failureOf(posts(editor).create(input))).toEqual({ status: 400, code })
  })

  itOfPosts('is refused for a password on a sticky post first', async () => {
    expect(await failureOf(posts(editor).create({ sticky: true, password: 'x' }))).toEqual({ status: 400, code: 'rest_invalid_field' })
  })
})

describe('the latest and the earliest date', () => {
  it('with a four-digit year are stored unchanged', async () => {
    expect(await makePost(editor, { date: '9999-12-31T23:59:59', status: 'draft' })).toMatchObject({
      date: '9999-12-31T23:59:59',
      date_gmt: '9999-12-31T23:59:59',
    })
    expect(await makePost(editor, { date_gmt: '0001-01-01T00:00:00', status: 'draft' })).toMatchObject({
      date: '0001-01-01T00:00:00',
      date_gmt: '0001-01-01T00:00:00',
    })
    const word = newWord()
    const { id } = await makePost(editor, { title: word })
    expect(await idsOf(anonymous, { search: word, before: '9999-12-31T23:59:59' })).toEqual([id])
  })
})

describe('slugs', () => {
  it('are not names of feeds or numbers, which have other meanings in URLs', async () => {
    for (const slug of ['feed', 'embed', 'rss2', '19840']) {
      const { id, ...post } = await makePost(editor, { slug })
      expect(post.slug).toBe(`${slug}-2`)
      expect((await changePost(editor, id, { slug: post.slug })).slug).toBe(post.slug)
    }
    expect((await makePost(editor, { slug: 'feed' })).slug).toBe('feed-3')
  })

  it('are derived from the ID if the post has no title', async () => {
    const untitled = { title: '', content: 'Text.' }
    const { id, slug, generated_slug } = await makePost(editor, untitled)
    expect([slug, generated_slug]).toEqual([`${id}-2`, `${id}-2`])
    const draft = await makePost(editor, { ...untitled, status: 'draft' })
    expect([draft.slug, draft.generated_slug]).toEqual(['', `${draft.id}-2`])
    expect((await changePost(editor, draft.id, { status: 'publish' })).slug).toBe(`${draft.id}-2`)
  })

  it('are unique in the trash, too', async () => {
    const title = newWord()
    const [one, two] = [await makePost(editor, { title }), await makePost(editor, { title: 'x', slug: newWord() })]
    await trashPost(editor, one.id)
    await changePost(editor, two.id, { slug: title })
    expect((await trashPost(editor, two.id)).slug).toBe(`${title}__trashed-2`)
    expect((await changePost(editor, two.id, { status: 'publish' })).slug).toBe(title)
    expect((await changePost(editor, one.id, { status: 'publish' })).slug).toBe(`${title}-2`)
  })

  it('are not part of the permalink and its template in the trash', async () => {
    const post = await makePost(editor)
    const [link, page] = [`${server.baseUrl}/?p=${post.id}`, await makePage(editor)]
    expect(await trashPost(editor, post.id)).toMatchObject({ link, permalink_template: link })
    expect((await changePost(editor, post.id, { status: 'publish' })).permalink_template).toBe(`${server.baseUrl}/%postname%/`)
    await pages(editor).remove(page.id)
    expect((await pages(editor).read(page.id, { context: 'edit' })).permalink_template).toBe(`${server.baseUrl}/?page_id=${page.id}`)
  })

  it('are derived from the title, with a number if they are taken', async () => {
    const word = newWord()
    const slugs = []
    for (const title of [`${word} Old  Mill!`, `${word} old mill`, `${word} OLD MILL`]) slugs.push((await makePost(editor, { title })).slug)
    expect(slugs).toEqual([`${word}-old-mill`, `${word}-old-mill-2`, `${word}-old-mill-3`])
  })

  it('are assigned to drafts only on request, and are unique immediately', async () => {
    const word = newWord()
    expect(await makePost(editor, { title: word, status: 'draft' })).toMatchObject({ slug: '', generated_slug: word })
    await makePost(editor, { title: word })
    expect((await makePost(editor, { title: 'Another', slug: word, status: 'draft' })).slug).toBe(`${word}-2`)
  })

  it('stay the same when the title changes, and when a published post becomes a draft', async () => {
    const { id, slug } = await makePost(editor)
    const renamed = await changePost(editor, id, { title: 'A new name' })
    expect(renamed.slug).toBe(slug)
    expect(renamed.generated_slug).toMatch(/^a-new-name/)
    expect(await changePost(editor, id, { status: 'draft' })).toMatchObject({ slug, link: `${server.baseUrl}/?p=${id}` })
  })

  it('stay the same when they are sent again', async () => {
    const { id, slug } = await makePost(editor)
    expect((await changePost(editor, id, { slug })).slug).toBe(slug)
  })

  it('are derived from the title again if they are set to an empty string', async () => {
    const word = newWord()
    const { id } = await makePost(editor, { title: word, slug: newWord() })
    expect((await changePost(editor, id, { slug: '' })).slug).toBe(word)
  })

  it.each([
    ['Big  News & Views!', 'big-news-views'],
    ['with/slashes', 'with-slashes'],
    ['Café-Crème', 'cafe-creme'],
    ['v1.2, final', 'v1-2-final'],
    ['<i>half</i> off', 'half-off'],
    ['Straße', 'strase'],
    ['ქალაქი', '%e1%83%a5%e1%83%90%e1%83%9a%e1%83%90%e1%83%a5%e1%83%98'],
  ])('%s is normalized', async (written, slug) => {
    const word = newWord()
    expect((await makePost(editor, { slug: `${word} ${written}` })).slug).toBe(`${word}-${slug}`)
  })

  it('of posts with the same title are distinct when the posts are created concurrently', async () => {
    const title = newWord()
    const made = await Promise.all(Array.from({ length: 20 }, () => makePost(editor, { title })))
    const slugs = made.map((post) => post.slug)
    expect(new Set(slugs).size).toBe(20)
    expect(slugs.sort()).toEqual([title, ...Array.from({ length: 19 }, (_none, index) => `${title}-${index + 2}`)].sort())
  })

  it('are free while the post is in the trash, and get a number on restoration if they are taken', async () => {
    const title = newWord()
    const { id } = await makePost(editor, { title })
    expect((await trashPost(editor, id)).slug).toBe(`${title}__trashed`)
    expect((await changePost(editor, id, { status: 'publish' })).slug).toBe(title)
    await trashPost(editor, id)
    expect((await makePost(editor, { title })).slug).toBe(title)
    expect((await changePost(editor, id, { status: 'publish' })).slug).toBe(`${title}-2`)
  })
})

describe('getPost', () => {
  it('returns published posts to everybody, without fields for editors', async () => {
    const { id } = await makePost(editor, { content: 'Text.', excerpt: 'Short.' })
    const read = await readPost(anonymous, id)
    expect(read).toMatchObject({
      id,
      status: 'publish',
      content: { rendered: '<p>Text.</p>\n', protected: false },
      excerpt: { rendered: '<p>Short.</p>\n' },
    })
    for (const hidden of ['password', 'permalink_template', 'generated_slug']) expect(read).not.toHaveProperty(hidden)
    for (const text of [read.title, read.content, read.excerpt, read.guid]) expect(text).not.toHaveProperty('raw')
  })

  it('returns fewer fields in the embed context', async () => {
    const { id } = await makePost(editor, { content: 'Text.' })
    const read = await readPost(anonymous, id, { context: 'embed' })
    expect(Object.keys(read).sort()).toEqual([
      '_links',
      'author',
      'date',
      'excerpt',
      'featured_media',
      'id',
      'language',
      'link',
      'slug',
      'title',
      'type',
    ])
  })

  it('returns raw texts in the edit context to users who may edit', async () => {
    const { id } = await makePost(server.as.author, { content: 'Text.' })
    for (const client of [server.as.author, editor, server.as.administrator])
      expect(await readPost(client, id, { context: 'edit' })).toMatchObject({ content: { raw: 'Text.' }, password: '' })
    expect(await failureOf(posts(anonymous).get(id, { context: 'edit' }))).toEqual({ status: 401, code: 'rest_forbidden_context' })
    expect(await failureOf(posts(server.as.contributor).get(id, { context: 'edit' }))).toEqual({
      status: 403,
      code: 'rest_forbidden_context',
    })
    expect(await failureOf(posts(editor).get(id, { context: 'print' as 'view' }))).toEqual(invalid('context'))
  })

  it('truncates a generated excerpt to excerpt_length, but not a written one', async () => {
    const { id } = await makePost(editor, { content: 'one two three four five six' })
    expect((await readPost(anonymous, id, { excerpt_length: 3 })).excerpt.rendered).toBe('<p>one two three [&hellip;]</p>\n')
    expect((await readPost(anonymous, id, { excerpt_length: 6 })).excerpt.rendered).toBe('<p>one two three four five six</p>\n')
    await changePost(editor, id, { excerpt: 'Written by hand' })
    expect((await readPost(anonymous, id, { excerpt_length: 1 })).excerpt.rendered).toBe('<p>Written by hand</p>\n')
    expect(await failureOf(posts(anonymous).get(id, { excerpt_length: 'many' as unknown as number }))).toEqual(invalid('excerpt_length'))
  })

  it('generates an excerpt of 55 words', async () => {
    const words = (count: number) => Array.from({ length: count }, (_none, index) => `n${index}`).join(' ')
    const { id } = await makePost(editor, { content: words(60) })
    expect((await readPost(anonymous, id)).excerpt.rendered).toBe(`<p>${words(55)} [&hellip;]</p>\n`)
    const short = await makePost(editor, { content: words(55) })
    expect((await readPost(anonymous, short.id)).excerpt.rendered).toBe(`<p>${words(55)}</p>\n`)
  })

  it('adds no paragraphs to content with blocks', async () => {
    const { id } = await makePost(editor, { content: '<!-- wp:paragraph -->\n<p>Boats</p>\n<!-- /wp:paragraph -->' })
    expect((await readPost(editor, id, { context: 'edit' })).content.block_version).toBe(1)
    expect((await readPost(anonymous, id)).content.rendered.trim()).toBe('<p>Boats</p>')
  })

  it('returns 404 for an unknown ID', async () => {
    for (const id of [0, 999999, 2147483647])
      expect(await failureOf(posts(anonymous).get(id))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
  })

  it('links to itself, its collection, its author and its terms', async () => {
    const { id } = await makePost(editor)
    const at = `${server.restRoot}/cms/v2`
    expect((await readPost(anonymous, id))._links).toMatchObject({
      self: [{ href: `${at}/posts/${id}` }],
      collection: [{ href: `${at}/posts` }],
      author: [{ href: `${at}/users/${server.ids.editor}`, embeddable: true }],
      'cms:term': [
        { taxonomy: 'category', embeddable: true, href: `${at}/categories?post=${id}` },
        { taxonomy: 'post_tag', embeddable: true, href: `${at}/tags?post=${id}` },
      ],
      curies: [{ name: 'cms', templated: true }],
    })
  })

  it('embeds all linked resources, or those with the given relations', async () => {
    const category = await makeCategory(editor)
    const tag = await makeTag(editor)
    const { id } = await makePost(editor, { categories: [category.id], tags: [tag.id] })
    const all = await fetch(`${server.restRoot}/cms/v2/posts/${id}?_embed`).then((response) => response.json() as Promise<Post>)
    expect(all._embedded).toEqual({
      author: [expect.objectContaining({ id: server.ids.editor, name: 'The editor' })],
      'cms:term': [
        [expect.objectContaining({ id: category.id, name: category.name })],
        [expect.objectContaining({ id: tag.id, name: tag.name })],
      ],
    })
    expect(JSON.stringify(all._embedded)).not.toContain('editor@example.org')
    expect(Object.keys((await readPost(anonymous, id, { _embed: ['author'] }))._embedded ?? {})).toEqual(['author'])
    expect(Object.keys((await readPost(anonymous, id, { _embed: ['cms:term'] }))._embedded ?? {})).toEqual(['cms:term'])
    expect(await readPost(anonymous, id, { _embed: ['nothing'] })).not.toHaveProperty('_embedded')
    expect(await readPost(anonymous, id)).not.toHaveProperty('_embedded')
  })

  it('embeds linked resources in responses to writes, too', async () => {
    const send = async (path: string, body: object): Promise<Post> => {
      const headers = { Authorization: server.authorization.editor, 'Content-Type': 'application/json' }
      const response = await fetch(`${server.restRoot}/cms/v2${path}?_embed=author`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return (await response.json()) as Post
    }
    const made = await send('/posts', { title: newWord() })
    const author = { _embedded: { author: [{ id: server.ids.editor }] } }
    expect(made).toMatchObject(author)
    expect(await send(`/posts/${made.id}`, { title: newWord() })).toMatchObject(author)
  })

  it('returns only the fields in _fields, including nested ones', async () => {
    const { id } = await makePost(editor, { title: 'Fields' })
    expect(await readPost(anonymous, id, { _fields: ['id', 'title.rendered', 'content.protected', 'no_such_field'] })).toEqual({
      id,
      title: { rendered: 'Fields' },
      content: { protected: false },
    })
    expect(Object.keys(await readPost(anonymous, id, { _fields: ['id', '_links'] })).sort()).toEqual(['_links', 'id'])
    expect(Object.keys(await readPost(anonymous, id, { _fields: ['_embedded'], _embed: ['author'] }))).toEqual(['_embedded'])
  })
})

/** Three operations that do the same. */
describe.each([['updatePost'], ['putPost'], ['patchPost']] as const)('%s', (operation) => {
  const verb = { updatePost: 'update', putPost: 'put', patchPost: 'patch' } as const
  const change = (client: Client, id: number, fields: PostInput) => posts(client)[verb[operation]](id, fields)

  it('changes only the fields in the body', async () => {
    itIs('2026-04-01T08:00:00')
    const tag = await makeTag(editor)
    const before = await makePost(editor, {
      content: 'First.',
      excerpt: 'Short.',
      comment_status: 'closed',
      format: 'aside',
      tags: [tag.id],
      meta: { footnotes: '[]' },
      date: '2021-02-03T04:05:06',
    })
    const modified = itIs('2026-04-02T08:00:00')
    const after = await dataOf(change(editor, before.id, { excerpt: 'Shorter.' }))
    // A changed text creates a revision, which the links include.
    expect(after).toEqual({
      ...before,
      _links: after._links,
      modified,
      modified_gmt: modified,
      excerpt: { raw: 'Shorter.', rendered: '<p>Shorter.</p>\n', protected: false },
    })
    expect(await readPost(editor, before.id, { context: 'edit' })).toEqual(after)
  })

  it('accepts the representation returned in the edit context', async () => {
    const tag = await makeTag(editor)
    const { id } = await makePost(editor, {
      content: '<p>Text &amp; more.</p>',
      excerpt: 'Short.',
      tags: [tag.id],
      format: 'link',
      sticky: true,
    })
    const read = await readPost(editor, id, { context: 'edit' })
    itIs('2026-04-03T08:00:00')
    const sent = await dataOf(change(editor, id, read as PostInput))
    expect({ ...sent, modified: '', modified_gmt: '', _links: {} }).toEqual({ ...read, modified: '', modified_gmt: '', _links: {} })
  })

  it('updates only the modification date for an empty body', async () => {
    const before = await makePost(editor)
    const now = itIs('2026-04-04T08:00:00')
    expect(await dataOf(change(editor, before.id, {}))).toEqual({ ...before, modified: now, modified_gmt: now, _links: expect.anything() })
  })

  it('ignores a text with only rendered', async () => {
    const { id } = await makePost(editor, { content: 'Kept.' })
    expect((await dataOf(change(editor, id, { content: { rendered: '<p>Ignored.</p>' } as { raw?: string } }))).content.raw).toBe('Kept.')
  })

  it('refuses to remove the last text', async () => {
    const { id } = await makePost(editor, { title: '', content: 'Alone.' })
    expect(await failureOf(change(editor, id, { content: '' }))).toEqual({ status: 400, code: 'empty_content' })
    expect((await readPost(editor, id, { context: 'edit' })).content.raw).toBe('Alone.')
  })

  it('resets the footnotes with null, and keeps them if meta omits them', async () => {
    const { id } = await makePost(editor, { meta: { footnotes: '[1]' } })
    expect((await dataOf(change(editor, id, { meta: {} }))).meta.footnotes).toBe('[1]')
    expect((await dataOf(change(editor, id, { meta: { footnotes: null } }))).meta.footnotes).toBe('')
  })

  it('returns 404 for an unknown ID', async () => {
    expect(await failureOf(change(editor, 999999, { title: 'x' }))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
  })

  it('refuses an invalid value and does not change the post', async () => {
    const before = await makePost(editor)
    expect(await failureOf(change(editor, before.id, { title: 'Changed', status: 'lost' as 'draft' }))).toEqual(invalid('status'))
    expect(await failureOf(change(editor, before.id, { title: 'Changed', author: 999999 }))).toEqual({
      status: 400,
      code: 'rest_invalid_author',
    })
    expect(await readPost(editor, before.id, { context: 'edit' })).toEqual(before)
  })

  it('restores a post from the trash only if a status is given', async () => {
    const { id } = await makePost(editor)
    await trashPost(editor, id)
    expect(await dataOf(change(editor, id, { title: 'Edited in the trash' }))).toMatchObject({
      status: 'trash',
      title: { raw: 'Edited in the trash' },
    })
    expect((await dataOf(change(editor, id, { status: 'private' }))).status).toBe('private')
  })
})

describePosts('every format', () => {
  const formats = ['standard', 'aside', 'chat', 'gallery', 'link', 'image', 'quote', 'status', 'video', 'audio'] as const
  it.each(formats)('%s is stored', async (format) => {
    expect((await readPost(anonymous, (await makePost(editor, { format })).id)).format).toBe(format)
  })
})

describe('categories and tags of a post', () => {
  it('are in the order of lists by name', async () => {
    const word = newWord()
    const ids: number[] = []
    for (const name of ['Beta', 'alpha', 'Gamma', 'delta', 'Über', 'ära', '\u{1F600}', '\uFB01'])
      ids.push((await makeTag(editor, { name: `${word} ${name}` })).id)
    const { id, tags: shown } = await makePost(editor, { tags: ids })
    const listed = await tags(editor).list({ post: id, orderby: 'name' })
    expect(shown).toEqual(listed.data?.map((tag) => tag.id))
    expect(shown.slice(0, 4).map((tag) => ids.indexOf(tag))).toEqual([1, 0, 3, 2])
    const { _embedded } = await readPost(anonymous, id, { _embed: ['cms:term'] })
    expect(_embedded?.['cms:term']).toMatchObject([{}, shown.map((tag) => ({ id: tag }))])
  })

  itOfPosts('default to the default category; an empty list stays empty', async () => {
    expect((await makePost(editor)).categories).toEqual([1])
    expect((await makePost(editor, { categories: [] })).categories).toEqual([])
  })

  it('are replaced as a whole; unknown IDs and duplicates are ignored', async () => {
    const [a, b] = [await makeCategory(editor, { name: `${newWord()} a` }), await makeCategory(editor)]
    const tag = await makeTag(editor)
    const { id } = await makePost(editor, { categories: [a.id], tags: [tag.id, tag.id, 999999] })
    expect((await readPost(anonymous, id)).tags).toEqual([tag.id])
    expect(await changePost(editor, id, { categories: [b.id] })).toMatchObject({ categories: [b.id], tags: [tag.id] })
    expect(await changePost(editor, id, { tags: [] })).toMatchObject({ categories: [b.id], tags: [] })
    expect((await changePost(editor, id, { categories: [999999] })).categories).toEqual([])
  })

  it('are separate: a tag is not a category', async () => {
    const tag = await makeTag(editor)
    expect((await makePost(editor, { categories: [tag.id] })).categories).toEqual([])
  })

  it('are sorted by name', async () => {
    const word = newWord()
    const [z, a] = [await makeTag(editor, { name: `${word} z` }), await makeTag(editor, { name: `${word} a` })]
    expect((await makePost(editor, { tags: [z.id, a.id] })).tags).toEqual([a.id, z.id])
  })
})

describe('deletePost', () => {
  it('moves the post to the trash by default', async () => {
    const { id, slug } = await makePost(editor, { content: 'Text.' })
    const now = itIs('2026-05-01T08:00:00')
    expect(await trashPost(editor, id)).toMatchObject({
      id,
      status: 'trash',
      slug: `${slug}__trashed`,
      link: `${server.baseUrl}/?p=${id}`,
      modified: now,
      content: { raw: 'Text.' },
    })
    expect((await readPost(editor, id)).status).toBe('trash')
    expect(await failureOf(posts(anonymous).get(id))).toEqual({ status: 401, code: 'rest_forbidden' })
    expect(await failureOf(posts(editor).remove(id))).toEqual({ status: 410, code: 'rest_already_trashed' })
  })

  itOfPosts('is not sticky in the trash', async () => {
    expect((await trashPost(editor, (await makePost(editor, { sticky: true })).id)).sticky).toBe(false)
  })

  it('deletes permanently with force, also from the trash', async () => {
    const [kept, trashed] = [await makePost(editor), await makePost(editor)]
    await trashPost(editor, trashed.id)
    for (const [id, status] of [
      [kept.id, 'publish'],
      [trashed.id, 'trash'],
    ] as const) {
      expect(await dataOf(posts(editor).remove(id, { force: true }))).toMatchObject({ deleted: true, previous: { id, status } })
      expect(await failureOf(posts(editor).get(id))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
      expect(await failureOf(posts(editor).remove(id, { force: true }))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
    }
  })

  it('supports _fields', async () => {
    for (const [query, response] of [
      ['_fields=status', { status: 'trash' }],
      ['force=true&_fields=deleted', { deleted: true }],
    ] as const) {
      const { id } = await makePost(editor)
      const headers = { Authorization: server.authorization.editor }
      const removed = await fetch(`${server.restRoot}/cms/v2/posts/${id}?${query}`, { method: 'DELETE', headers })
      expect(await removed.json()).toEqual(response)
    }
  })

  it('accepts force in the body, too', async () => {
    const { id } = await makePost(editor)
    const response = await fetch(`${server.restRoot}/cms/v2/posts/${id}`, {
      method: 'DELETE',
      headers: { Authorization: server.authorization.editor, 'Content-Type': 'application/json' },
      body: '{"force":true}',
    })
    expect(await response.json()).toMatchObject({ deleted: true })
  })

  it.each(['perhaps', 'yes', '2'])('refuses force=%s', async (force) => {
    const { id } = await makePost(editor)
    const response = await fetch(`${server.restRoot}/cms/v2/posts/${id}?force=${force}`, {
      method: 'DELETE',
      headers: { Authorization: server.authorization.editor },
    })
    expect(await failureIn(response)).toEqual(invalid('force'))
    expect((await readPost(anonymous, id)).status).toBe('publish')
  })

  it('returns 404 for an unknown ID', async () => {
    expect(await failureOf(posts(editor).remove(999999))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
  })

  it('removes the post from lists', async () => {
    const word = newWord()
    const { id } = await makePost(editor, { title: word })
    expect(await idsOf(anonymous, { search: word })).toEqual([id])
    await trashPost(editor, id)
    expect(await idsOf(anonymous, { search: word })).toEqual([])
    await changePost(editor, id, { status: 'publish' })
    expect(await idsOf(anonymous, { search: word })).toEqual([id])
    await posts(editor).remove(id, { force: true })
    expect(await idsOf(anonymous, { search: word })).toEqual([])
  })
})
