// Templates: the theme's files and the custom versions, their revisions and autosaves.
import { describe, expect, it } from '@jest/globals'
import type { Role } from '../support/accounts.ts'
import { dataOf, invalid, failureIn, failureOf, totalsOf } from '../support/responses.ts'
import { makePost, newWord, posts } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeTemplate, templates, themeFolder } from '../support/templates.ts'

const theme = themeFolder('harbour', {
  'theme.json': JSON.stringify({
    customTemplates: [
      { name: 'wide', title: 'Wide words', postTypes: ['page'] },
      { name: 'narrow', title: 'Narrow' },
      { name: 'bare', title: 'Bare', postTypes: ['post', 'page'] },
    ],
  }),
  'style.css': '/*\nTheme Name: The Harbour\n*/',
  'templates/single.html': '<!-- wp:post-content /-->',
  'templates/archive.html': '<p>Archive.</p>',
  'templates/search.html': '',
  'templates/wide.html': '<p>Wide.</p>',
  'templates/narrow.html': '<p>Narrow.</p>',
  'templates/bare.html': '<p>Bare.</p>',
  'templates/changed.html': '<p>As the theme has it.</p>',
})
const slugs = ['archive', 'bare', 'changed', 'index', 'narrow', 'search', 'single', 'wide']

const server = await sharedServer({ THEME_DIR: theme, SITE_TIMEZONE: 'America/New_York' })
const admin = server.as.administrator

const unmanaged = (status: 401 | 403) => ({ status, code: 'rest_cannot_manage_templates' })
const unknown = { status: 404, code: 'rest_template_not_found' }
const file = (slug: string): string => `harbour//${slug}`

/** Sends a raw request, for URLs that the client would write differently. */
const fetched = (path: string, role: Role = 'administrator', init: RequestInit = {}): Promise<Response> =>
  fetch(`${server.restRoot}/cms/v2${path}`, {
    ...init,
    headers: { Authorization: server.authorization[role], 'Content-Type': 'application/json' },
  })

const asIfTyped = <T>(body: object): T => body as T

describe('listTemplates', () => {
  it('has the files of the theme, and whether they are custom templates', async () => {
    const all = await dataOf(templates(admin).list())
    const files = all.filter((one) => one.source === 'theme')
    expect(files.map((one) => one.slug)).toEqual(slugs)
    expect(files.find((one) => one.slug === 'single')).toEqual({
      id: 'harbour//single',
      slug: 'single',
      theme: 'harbour',
      type: 'cms_template',
      source: 'theme',
      origin: null,
      content: { raw: '<!-- wp:post-content /-->' },
      title: { raw: 'Single Posts', rendered: 'Single Posts' },
      description: expect.stringMatching(/\w/),
      status: 'publish',
      cms_id: 0,
      has_theme_file: true,
      is_custom: false,
      author: 0,
      author_text: 'The Harbour',
      modified: null,
      original_source: 'theme',
      _links: {
        self: [
          {
            href: `${server.restRoot}/cms/v2/templates/harbour//single`,
            targetHints: { allow: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
          },
        ],
        collection: [{ href: `${server.restRoot}/cms/v2/templates` }],
        about: [{ href: `${server.restRoot}/cms/v2/types/cms_template` }],
        'cms:action-publish': [{ href: `${server.restRoot}/cms/v2/templates/harbour//single` }],
        'cms:action-unfiltered-html': [{ href: `${server.restRoot}/cms/v2/templates/harbour//single` }],
        curies: expect.anything(),
      },
    })
    expect(files.find((one) => one.slug === 'wide')).toMatchObject({ title: { raw: 'Wide words' }, is_custom: true })
  })

  it('has each custom version once, sorted by ID', async () => {
    const own = await makeTemplate(admin, { slug: `b-${newWord()}` })
    const all = await dataOf(templates(admin).list())
    const found = all.map((one) => one.id)
    expect(found).toContain(own.id)
    expect(found).toEqual([...new Set(found)].toSorted())
  })

  it('filters by cms_id, and by the content type that can use the template', async () => {
    const own = await makeTemplate(admin)
    expect(await dataOf(templates(admin).list({ cms_id: own.cms_id }))).toMatchObject([{ id: own.id }])
    expect(await dataOf(templates(admin).list({ cms_id: 0 }))).toEqual([])
    const ofType = async (post_type: string) => (await dataOf(templates(admin).list({ post_type }))).map((one) => one.slug)
    const [pages, posts, others] = [await ofType('page'), await ofType('post'), await ofType('cms_block')]
    expect(pages).toEqual(expect.arrayContaining(['wide', 'narrow', 'bare', 'changed', own.slug]))
    expect(posts).toEqual(expect.arrayContaining(['bare', 'changed', own.slug]))
    expect(posts).not.toEqual(expect.arrayContaining(['wide']))
    expect(others).toContain(own.slug)
    for (const list of [pages, posts, others]) expect(list).not.toContain('single')
  })

  it('omits the content in the embed context, and has block_version in the edit context', async () => {
    const [embedded, edited] = [
      await dataOf(templates(admin).list({ context: 'embed' })),
      await dataOf(templates(admin).list({ context: 'edit' })),
    ]
    expect(Object.keys(embedded[0] ?? {})).not.toEqual(expect.arrayContaining(['content', 'modified']))
    expect(embedded[0]).not.toHaveProperty('content')
    expect(edited.find((one) => one.slug === 'single')?.content).toEqual({ raw: '<!-- wp:post-content /-->', block_version: 1 })
  })

  it('has no templates of other themes', async () => {
    const row = await makeTemplate(admin)
    await server.context.db
      .updateTable('content')
      .set({ slug: `elsewhere//${row.slug}` })
      .where('id', '=', row.cms_id)
      .execute()
    expect((await dataOf(templates(admin).list())).map((one) => one.slug)).not.toContain(row.slug)
    expect(await failureOf(templates(admin).get(`elsewhere//${row.slug}`))).toEqual(unknown)
  })
})

describe('createTemplate', () => {
  it('creates a template of the active theme, which is published immediately', async () => {
    const slug = newWord()
    const { data, response } = await templates(admin).create({
      slug,
      title: 'Quay & pier',
      content: '<!-- wp:post-title /-->',
      description: 'For quays',
      status: 'draft',
      type: 'page',
    })
    expect(response.headers.get('Location')).toBe(`${server.restRoot}/cms/v2/templates/harbour//${slug}`)
    expect(data).toMatchObject({
      id: file(slug),
      source: 'custom',
      origin: null,
      type: 'cms_template',
      status: 'publish',
      title: { raw: 'Quay & pier', rendered: 'Quay &#038; pier' },
      content: { raw: '<!-- wp:post-title /-->', block_version: 1 },
      description: 'For quays',
    })
    expect(data).toMatchObject({
      author: server.ids.administrator,
      author_text: 'The administrator',
      has_theme_file: false,
      is_custom: true,
      original_source: 'user',
      modified: expect.stringMatching(/^\d{4}-/),
    })
    expect(await dataOf(templates(admin).get(file(slug)))).toMatchObject({ cms_id: data?.cms_id, title: { raw: 'Quay & pier' } })
  })

  it('normalizes the slug and makes it unique', async () => {
    const word = newWord()
    expect(await makeTemplate(admin, { slug: `${word} In Words` })).toMatchObject({ slug: `${word}-in-words` })
    expect(await makeTemplate(admin, { slug: `${word}-in-words` })).toMatchObject({ id: file(`${word}-in-words-2`) })
    const georgian = await makeTemplate(admin, { slug: `${word} ნავი` })
    expect(georgian.slug).toBe(`${word}-${encodeURIComponent('ნავი').toLowerCase()}`)
    for (const id of [georgian.id, `harbour/${word}-ნავი`]) expect((await dataOf(templates(admin).get(id))).cms_id).toBe(georgian.cms_id)
  })

  it('overrides a file with the same slug', async () => {
    const made = await makeTemplate(admin, { slug: 'archive', content: '<p>Mine.</p>' })
    expect(made).toMatchObject({ id: file('archive'), source: 'custom', has_theme_file: true, is_custom: false, original_source: 'theme' })
    expect(await dataOf(templates(admin).get(file('archive')))).toMatchObject({ content: { raw: '<p>Mine.</p>' } })
    await dataOf(templates(admin).remove(file('archive'), { force: true }))
  })

  it('requires a slug and some text', async () => {
    expect(await failureOf(templates(admin).create(asIfTyped({ title: 'x' })))).toEqual({
      status: 400,
      code: 'rest_missing_callback_param',
      params: ['slug'],
    })
    expect(await failureOf(templates(admin).create({ slug: '', content: 'x' }))).toEqual(invalid('slug'))
    expect(await failureOf(templates(admin).create({ slug: '///', content: 'x' }))).toEqual(invalid('slug'))
    expect(await failureOf(templates(admin).create({ slug: newWord() }))).toEqual({ status: 400, code: 'empty_content' })
  })

  it('refuses values of the wrong type, unknown statuses, other themes and unknown authors', async () => {
    const slug = newWord()
    expect(await failureOf(templates(admin).create(asIfTyped({ slug: 7.5, content: ['x'] })))).toEqual(invalid('slug', 'content'))
    expect(await failureOf(templates(admin).create(asIfTyped({ slug, content: 'x', type: 5 })))).toEqual(invalid('type'))
    expect(await failureOf(templates(admin).create(asIfTyped({ slug, content: 'x', status: 'hidden' })))).toEqual(invalid('status'))
    expect(await failureOf(templates(admin).create({ slug, content: 'x', theme: 'elsewhere' }))).toEqual(invalid('theme'))
    expect(await failureOf(templates(admin).create({ slug, content: 'x', author: 999_999 }))).toEqual({
      status: 400,
      code: 'rest_invalid_author',
    })
    expect(await failureOf(templates(admin).get(file(slug)))).toEqual(unknown)
  })
})

describe('getTemplateForSlug', () => {
  const serving = async (query: { slug: string; is_custom?: boolean; template_prefix?: string }) =>
    (await dataOf(templates(admin).lookup(query))).slug

  it('returns the template with the slug if it has content', async () => {
    const { slug } = await makeTemplate(admin, { slug: `category-${newWord()}` })
    expect(await serving({ slug })).toBe(slug)
    expect(await serving({ slug: 'archive' })).toBe('archive')
  })

  it.each([
    ['category-news', 'archive'],
    ['tag-tides', 'archive'],
    ['author-nino', 'archive'],
    ['single-post-hello', 'single'],
    ['attachment', 'single'],
    ['page-about', 'index'],
    ['front-page', 'index'],
    ['search', 'index'],
    ['404', 'index'],
    ['constructor', 'index'],
    ['whatever', 'index'],
  ])('falls back from %s to the less specific %s', async (slug, found) => {
    expect(await serving({ slug })).toBe(found)
  })

  it('tries the templates in between first', async () => {
    const word = newWord()
    await makeTemplate(admin, { slug: 'single-post' })
    await makeTemplate(admin, { slug: `taxonomy-${word}` })
    expect(await serving({ slug: 'single-post-hello' })).toBe('single-post')
    expect(await serving({ slug: `taxonomy-${word}-north`, template_prefix: `taxonomy-${word}` })).toBe(`taxonomy-${word}`)
    expect(await serving({ slug: `taxonomy-${word}-north` })).toBe('archive')
    await dataOf(templates(admin).remove(file('single-post'), { force: true }))
  })

  it.each(['single-event', 'taxonomy-cal_events_cat'])('tries %s, as for every content type and taxonomy', async (slug) => {
    await makeTemplate(admin, { slug })
    expect(await serving({ slug: `${slug}-hello` })).toBe(slug)
  })

  it('falls back to the page template for a custom template', async () => {
    const { slug } = await makeTemplate(admin)
    expect(await serving({ slug, is_custom: true })).toBe('index')
    await makeTemplate(admin, { slug: 'page' })
    expect(await serving({ slug, is_custom: true })).toBe('page')
    await dataOf(templates(admin).remove(file('page'), { force: true }))
  })

  it('requires a slug, and the right to write posts', async () => {
    expect(await failureIn(await fetched('/templates/lookup'))).toEqual({
      status: 400,
      code: 'rest_missing_callback_param',
      params: ['slug'],
    })
    expect(await failureIn(await fetched('/templates/lookup?slug=index&is_custom=perhaps'))).toEqual(invalid('is_custom'))
    expect(await failureOf(templates(admin).lookup({ slug: 'a-'.repeat(101) }))).toEqual(invalid('slug'))
    expect(await failureOf(templates(server.as.subscriber).lookup({ slug: 'index' }))).toEqual(unmanaged(403))
    expect(await failureOf(templates(server.anonymous).lookup({ slug: 'index' }))).toEqual(unmanaged(401))
  })
})

describe('getTemplate', () => {
  it.each([
    '/templates/harbour//single',
    '/templates/harbour/single',
    '/templates/harbour%2F%2Fsingle',
    '/templates/harbour%2fsingle',
    '/templates/harbour//single/',
  ])('accepts the path %s', async (path) => {
    expect(await (await fetched(path)).json()).toMatchObject({ id: 'harbour//single', content: { raw: '<!-- wp:post-content /-->' } })
  })

  it('returns the theme file behind a custom version with source=theme', async () => {
    await dataOf(templates(admin).update(file('narrow'), { content: '<p>Mine.</p>' }))
    const read = async (id: string, query: string) => (await fetched(`/templates/${id}?${query}`)).json() as Promise<unknown>
    expect(await read(file('narrow'), 'source=theme&context=edit')).toMatchObject({
      id: file('narrow'),
      source: 'theme',
      cms_id: 0,
      content: { raw: '<p>Narrow.</p>' },
    })
    expect(await read(file('narrow'), 'source=custom')).toMatchObject({ source: 'custom', content: { raw: '<p>Mine.</p>' } })
    const { id } = await makeTemplate(admin)
    expect(await failureIn(await fetched(`/templates/${id}?source=theme`))).toEqual(unknown)
    expect(await failureIn(await fetched(`/templates/${id}?source=elsewhere`))).toEqual(invalid('source'))
    await dataOf(templates(admin).remove(file('narrow'), { force: true }))
  })

  it('supports the query form of the URL', async () => {
    for (const id of ['harbour//single', 'harbour%2F%2Fsingle', 'harbour/single']) {
      const response = await fetch(`${server.baseUrl}/?rest_route=/cms/v2/templates/${id}`, {
        headers: { Authorization: server.authorization.editor },
      })
      expect(await response.json()).toMatchObject({ id: 'harbour//single' })
    }
  })

  it.each([
    'single',
    'nowhere//single',
    'harbour//nothing',
    'harbour//../single',
    'harbour//SINGLE',
    'harbour/single/more',
    'harbour//constructor',
    'harbour//%00',
  ])('finds nothing at %s', async (id) => {
    expect(await failureOf(templates(admin).get(id))).toEqual(unknown)
  })

  it.each(['harbour//a:b', 'harbour//<b>', 'harbour//*', 'harbour//a|b', 'a//b//c//d/e'])('has no route for %s', async (id) => {
    expect(await failureIn(await fetched(`/templates/${id.split('/').map(encodeURIComponent).join('/')}`))).toEqual({
      status: 404,
      code: 'rest_no_route',
    })
  })

  it('requires the right to write posts', async () => {
    expect(await dataOf(templates(server.as.contributor).get(file('single'), { context: 'edit' }))).toMatchObject({
      content: { block_version: 1 },
    })
    expect(await failureOf(templates(server.as.subscriber).get(file('single')))).toEqual(unmanaged(403))
    expect(await failureOf(templates(server.anonymous).get(file('single')))).toEqual(unmanaged(401))
    expect(await failureOf(templates(server.anonymous).get(file('nothing')))).toEqual(unmanaged(401))
  })
})

describe.each([
  ['updateTemplate', 'update'],
  ['putTemplate', 'put'],
  ['patchTemplate', 'patch'],
] as const)('%s', (_id, verb) => {
  it('changes only the fields in the body, as strings or as objects', async () => {
    const { id, cms_id } = await makeTemplate(admin, { title: 'First', description: 'First words' })
    expect(await dataOf(templates(admin)[verb](id, { title: 'Second' }))).toMatchObject({
      cms_id,
      title: { raw: 'Second' },
      description: 'First words',
      content: { raw: '<p>Words.</p>' },
    })
    expect(
      await dataOf(templates(admin)[verb](id, { content: { raw: '<h2>Third</h2>' }, title: { raw: 'Third' }, description: 'Third words' })),
    ).toMatchObject({ title: { raw: 'Third' }, content: { raw: '<h2>Third</h2>' }, description: 'Third words' })
    expect(await dataOf(templates(admin).get(id))).toMatchObject({ content: { raw: '<h2>Third</h2>' } })
  })

  it('creates a custom version of a file, and keeps the file', async () => {
    const id = file('changed')
    const before = await dataOf(templates(admin).get(id))
    expect(before).toMatchObject({ source: 'theme', content: { raw: '<p>As the theme has it.</p>' } })
    const changed = await dataOf(templates(admin)[verb](id, { title: 'By hand' }))
    expect(changed).toMatchObject({
      id,
      source: 'custom',
      origin: 'theme',
      has_theme_file: true,
      original_source: 'theme',
      author: server.ids.administrator,
      title: { raw: 'By hand' },
      content: { raw: '<p>As the theme has it.</p>' },
    })
    expect(changed.cms_id).toBeGreaterThan(0)
    expect((await dataOf(templates(admin)[verb](id, { title: 'Again' }))).cms_id).toBe(changed.cms_id)
    expect((await dataOf(templates(admin).list())).filter((one) => one.id === id)).toMatchObject([{ title: { raw: 'Again' } }])
    const removed = await dataOf(templates(admin).remove(id, { force: true }))
    expect(removed).toMatchObject({ deleted: true, previous: { title: { raw: 'Again' } } })
    expect(await dataOf(templates(admin).get(id))).toEqual(before)
  })

  it('with source=theme deletes the custom version and returns the file', async () => {
    const id = file('changed')
    const before = await dataOf(templates(admin).get(id, { context: 'edit' }))
    const { cms_id } = await dataOf(templates(admin)[verb](id, { title: 'By hand', content: '<p>By hand.</p>' }))
    await dataOf(templates(admin)[verb](id, { content: '<p>Again.</p>' }))
    expect(await dataOf(templates(admin)[verb](id, { source: 'theme', title: 'Ignored' }))).toEqual(before)
    expect(await dataOf(templates(admin).get(id, { context: 'edit' }))).toEqual(before)
    expect(await dataOf(templates(admin).list({ cms_id }))).toEqual([])
    expect(await server.context.db.selectFrom('content').select('id').where('parent', '=', cms_id).execute()).toEqual([])
  })

  it('refuses source=theme for a template without a file, and keeps it', async () => {
    const made = await makeTemplate(admin)
    expect(await failureOf(templates(admin)[verb](made.id, { source: 'theme' }))).toEqual(invalid('source'))
    expect(await dataOf(templates(admin).get(made.id))).toMatchObject({ cms_id: made.cms_id, source: 'custom' })
  })

  it('restores no file for callers who may not change templates', async () => {
    const id = file('changed')
    await dataOf(templates(admin)[verb](id, { title: 'By hand' }))
    expect(await failureOf(templates(server.as.editor)[verb](id, { source: 'theme' }))).toEqual(unmanaged(403))
    expect(await dataOf(templates(admin).get(id))).toMatchObject({ title: { raw: 'By hand' } })
    await dataOf(templates(admin)[verb](id, { source: 'theme' }))
  })

  it('accepts the representation that reading returns', async () => {
    const { id } = await makeTemplate(admin, { title: 'There and back' })
    const read = await dataOf(templates(admin).get(id, { context: 'edit' }))
    expect(await dataOf(templates(admin)[verb](id, asIfTyped({ ...read, title: 'Back' })))).toMatchObject({
      ...read,
      title: { raw: 'Back' },
      modified: expect.any(String),
      _links: {},
    })
    const ofFile = await dataOf(templates(admin).get(file('changed'), { context: 'edit' }))
    expect(
      await dataOf(templates(admin)[verb](file('changed'), asIfTyped({ ...ofFile, content: { raw: '<p>Edited.</p>' } }))),
    ).toMatchObject({ source: 'custom', content: { raw: '<p>Edited.</p>' } })
    await dataOf(templates(admin).remove(file('changed'), { force: true }))
  })

  it('changes the author, but not slug, type, theme or status', async () => {
    const { id, slug } = await makeTemplate(admin)
    expect(
      await dataOf(
        templates(admin)[verb](id, { slug: newWord(), status: 'private', type: 'page', theme: 'elsewhere', author: server.ids.editor }),
      ),
    ).toMatchObject({ id, slug, status: 'publish', type: 'cms_template', theme: 'harbour', author: server.ids.editor })
  })

  it('refuses values that are not strings, an empty slug, and the removal of all text', async () => {
    const { id } = await makeTemplate(admin)
    expect(await failureOf(templates(admin)[verb](id, asIfTyped({ content: 12 })))).toEqual(invalid('content'))
    expect(await failureOf(templates(admin)[verb](id, asIfTyped({ title: 12, description: 7 })))).toEqual(invalid('title', 'description'))
    expect(await failureOf(templates(admin)[verb](id, { slug: '' }))).toEqual(invalid('slug'))
    expect(await failureOf(templates(admin)[verb](id, { content: '' }))).toEqual({ status: 400, code: 'empty_content' })
    expect(await dataOf(templates(admin).get(id))).toMatchObject({ content: { raw: '<p>Words.</p>' } })
  })

  it('is for administrators', async () => {
    const { id } = await makeTemplate(admin)
    for (const role of ['editor', 'author', 'contributor', 'subscriber'] as const)
      expect(await failureOf(templates(server.as[role])[verb](id, { title: 'Mine' }))).toEqual(unmanaged(403))
    expect(await failureOf(templates(server.anonymous)[verb](id, { title: 'Mine' }))).toEqual(unmanaged(401))
    expect(await failureOf(templates(server.as.editor)[verb](file('nothing'), { title: 'Mine' }))).toEqual(unmanaged(403))
    expect(await failureOf(templates(admin)[verb](file('nothing'), { title: 'Mine' }))).toEqual(unknown)
  })
})

describe('updateTemplate', () => {
  it('creates one custom version of a file, even for concurrent updates', async () => {
    await Promise.all(
      Array.from({ length: 5 }, (_none, index) => dataOf(templates(admin).update(file('bare'), { title: `Take ${index}` }))),
    )
    const rows = await server.context.db
      .selectFrom('content')
      .select('id')
      .where('type', '=', 'cms_template')
      .where('slug', 'like', 'harbour//bare%')
      .execute()
    expect(rows).toHaveLength(1)
    await dataOf(templates(admin).remove(file('bare'), { force: true }))
  })

  it('fails if the template does not match If-Match', async () => {
    const path = '/templates/harbour//changed'
    const tag = (await fetched(path)).headers.get('ETag') ?? ''
    const bound = {
      method: 'POST',
      body: JSON.stringify({ title: 'Bound' }),
      headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json', 'If-Match': tag },
    }
    const [first, second] = [await fetch(`${server.restRoot}/cms/v2${path}`, bound), await fetch(`${server.restRoot}/cms/v2${path}`, bound)]
    expect([first.status, second.status]).toEqual([200, 412])
    await dataOf(templates(admin).remove(file('changed'), { force: true }))
  })
})

describe('deleteTemplate', () => {
  it('moves a custom template to the trash, where it is no longer found', async () => {
    const { id, cms_id } = await makeTemplate(admin)
    expect(await dataOf(templates(admin).remove(id))).toMatchObject({ id, status: 'trash', cms_id })
    expect(await failureOf(templates(admin).get(id))).toEqual(unknown)
    expect(await dataOf(templates(admin).list({ cms_id }))).toEqual([])
    expect(await failureOf(templates(admin).remove(id, { force: true }))).toEqual(unknown)
  })

  it('deletes the template and its revisions permanently with force', async () => {
    const { id, cms_id } = await makeTemplate(admin)
    await dataOf(templates(admin).update(id, { content: '<p>More.</p>' }))
    expect(await dataOf(templates(admin).remove(id, { force: true }))).toMatchObject({
      deleted: true,
      previous: { id, content: { raw: '<p>More.</p>', block_version: 0 } },
    })
    expect(await failureOf(templates(admin).remove(id, { force: true }))).toEqual(unknown)
    expect(await server.context.db.selectFrom('content').select('id').where('parent', '=', cms_id).execute()).toEqual([])
  })

  it('restores the file when its custom version is trashed', async () => {
    await dataOf(templates(admin).update(file('bare'), { title: 'Mine' }))
    await dataOf(templates(admin).remove(file('bare')))
    expect(await dataOf(templates(admin).get(file('bare')))).toMatchObject({ source: 'theme', title: { raw: 'Bare' } })
  })

  it('does not delete a file', async () => {
    for (const query of [{}, { force: true }])
      expect(await failureOf(templates(admin).remove(file('index'), query))).toEqual({ status: 400, code: 'rest_invalid_template' })
    expect(await dataOf(templates(admin).get(file('index')))).toMatchObject({ source: 'theme' })
  })
})

/** Creates a template and updates it twice. */
async function changedTwice() {
  const made = await makeTemplate(admin, { title: 'Sail', content: '<p>One mast.</p>' })
  await dataOf(templates(admin).update(made.id, { content: '<p>Two masts.</p>' }))
  await dataOf(templates(admin).update(made.id, { content: '<p>Three masts.</p>', title: 'Tall sail' }))
  const kept = await dataOf(templates(admin).revisions(made.id))
  return { ...made, kept: kept.map((one) => one.cms_id) }
}

describe('listTemplateRevisions', () => {
  it('has a revision for each change, with the fields of the template', async () => {
    const { id, cms_id, slug } = await changedTwice()
    const result = await templates(admin).revisions(id)
    expect(totalsOf(result.response)).toEqual({ total: 2, pages: 1 })
    const [last, first] = result.data ?? []
    const shared = {
      id,
      slug,
      theme: 'harbour',
      source: 'custom',
      status: 'inherit',
      parent: cms_id,
      is_custom: true,
      has_theme_file: false,
      author: server.ids.administrator,
    }
    expect(last).toMatchObject({ ...shared, title: { raw: 'Tall sail', rendered: 'Tall sail' }, content: { raw: '<p>Three masts.</p>' } })
    expect(first).toMatchObject({ ...shared, title: { raw: 'Sail' }, content: { raw: '<p>Two masts.</p>' } })
    expect(first?._links).toMatchObject({
      self: [{ href: `${server.restRoot}/cms/v2/templates/${id}/revisions/${first?.cms_id}` }],
      parent: [{ href: `${server.restRoot}/cms/v2/templates/${id}` }],
    })
    expect((await dataOf(templates(admin).get(id)))._links).toMatchObject({
      'version-history': [{ count: 2, href: `${server.restRoot}/cms/v2/templates/${id}/revisions` }],
      'predecessor-version': [{ id: last?.cms_id, href: `${server.restRoot}/cms/v2/templates/${id}/revisions/${last?.cms_id}` }],
    })
  })

  it('supports pagination, order, search and exclude', async () => {
    const { id, kept } = await changedTwice()
    const idsOf = async (query: object) => (await dataOf(templates(admin).revisions(id, query))).map((one) => one.cms_id)
    expect(await idsOf({ per_page: 1, page: 2 })).toEqual([kept[1]])
    expect(await idsOf({ search: 'Three' })).toEqual([kept[0]])
    expect(await idsOf({ exclude: [kept[0]] })).toEqual([kept[1]])
    expect(await idsOf({ order: 'asc' })).toEqual(kept.toReversed())
    expect(await failureOf(templates(admin).revisions(id, { per_page: 101 }))).toEqual(invalid('per_page'))
    expect(await failureOf(templates(admin).revisions(id, { page: 9 }))).toEqual({ status: 400, code: 'rest_revision_invalid_page_number' })
  })

  it('is refused for theme files, which do not link to revisions', async () => {
    const refused = { status: 400, code: 'rest_invalid_template' }
    expect(await failureOf(templates(admin).revisions(file('index')))).toEqual(refused)
    expect(await failureOf(templates(admin).revision(file('index'), 5))).toEqual(refused)
    expect(await failureOf(templates(admin).removeRevision(file('index'), 5, { force: true }))).toEqual(refused)
    expect((await dataOf(templates(admin).get(file('index'))))._links).not.toHaveProperty('version-history')
    expect(await failureOf(templates(server.anonymous).revisions(file('index')))).toEqual({ status: 401, code: 'rest_cannot_read' })
    expect(await failureOf(templates(server.as.editor).autosaves(file('index')))).toEqual({ status: 403, code: 'rest_cannot_read' })
  })

  it('accepts every notation of the ID', async () => {
    const { slug } = await changedTwice()
    for (const id of [`harbour//${slug}`, `harbour/${slug}`, `harbour%2F%2F${slug}`])
      expect(await (await fetched(`/templates/${id}/revisions`)).json()).toHaveLength(2)
  })

  it('is for administrators', async () => {
    const { id } = await makeTemplate(admin)
    expect(await failureOf(templates(server.as.editor).revisions(id))).toEqual({ status: 403, code: 'rest_cannot_read' })
    expect(await failureOf(templates(server.anonymous).revisions(id))).toEqual({ status: 401, code: 'rest_cannot_read' })
    expect(await failureOf(templates(admin).revisions(file('nothing')))).toEqual({ status: 404, code: 'rest_post_invalid_parent' })
  })
})

describe('getTemplateRevision', () => {
  it('returns the texts of the revision', async () => {
    const { id, kept } = await changedTwice()
    expect(await dataOf(templates(admin).revision(id, kept[1] ?? 0))).toMatchObject({
      id,
      cms_id: kept[1],
      title: { raw: 'Sail' },
      content: { raw: '<p>Two masts.</p>' },
      status: 'inherit',
    })
  })

  it('is found only below its own template', async () => {
    const [one, other] = [await changedTwice(), await changedTwice()]
    expect(await failureOf(templates(admin).revision(one.id, other.kept[0] ?? 0))).toEqual({
      status: 404,
      code: 'rest_revision_parent_id_mismatch',
    })
    expect(await failureOf(templates(admin).revision(one.id, one.cms_id))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
    expect(await failureOf(templates(server.as.editor).revision(one.id, one.kept[0] ?? 0))).toEqual({
      status: 403,
      code: 'rest_cannot_read',
    })
  })
})

describe('deleteTemplateRevision', () => {
  it('deletes the revision permanently with force', async () => {
    const { id, kept } = await changedTwice()
    const [last = 0] = kept
    expect(await failureOf(templates(admin).removeRevision(id, last))).toEqual({ status: 501, code: 'rest_trash_not_supported' })
    expect(await failureOf(templates(server.as.editor).removeRevision(id, last, { force: true }))).toEqual({
      status: 403,
      code: 'rest_cannot_delete',
    })
    expect(await dataOf(templates(admin).removeRevision(id, last, { force: true }))).toMatchObject({
      deleted: true,
      previous: { cms_id: last, content: { raw: '<p>Three masts.</p>' } },
    })
    expect(await dataOf(templates(admin).revisions(id))).toHaveLength(1)
    expect(await dataOf(templates(admin).get(id))).toMatchObject({ content: { raw: '<p>Three masts.</p>' } })
  })

  it('does not reveal which revisions exist to callers without permission', async () => {
    const { id } = await makeTemplate(admin)
    const query = { force: true }
    expect(await failureOf(templates(server.anonymous).removeRevision(id, 999_999, query))).toEqual({
      status: 401,
      code: 'rest_cannot_delete',
    })
    expect(await failureOf(templates(admin).removeRevision(id, 999_999, query))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
  })
})

describe('createTemplateAutosave', () => {
  it('stores unsaved changes separately from the template, one autosave per user', async () => {
    const { id, slug, cms_id } = await makeTemplate(admin, { title: 'Oar', content: '<p>Two oars.</p>' })
    const saved = await dataOf(templates(admin).saveUnsaved(id, { title: 'Oars', content: '<p>Four oars.</p>', description: 'For rowing' }))
    expect(saved).toMatchObject({
      id,
      slug,
      parent: cms_id,
      title: { raw: 'Oars' },
      content: { raw: '<p>Four oars.</p>', block_version: 0 },
      description: 'For rowing',
    })
    expect((await dataOf(templates(admin).saveUnsaved(id, { title: 'Many oars' }))).cms_id).toBe(saved.cms_id)
    expect(await dataOf(templates(admin).get(id))).toMatchObject({ title: { raw: 'Oar' }, content: { raw: '<p>Two oars.</p>' } })
  })

  it('is refused for theme files', async () => {
    expect(await failureOf(templates(admin).saveUnsaved(file('index'), { title: 'x' }))).toEqual({
      status: 400,
      code: 'rest_invalid_template',
    })
    expect(await failureOf(templates(admin).autosaves(file('index')))).toEqual({ status: 400, code: 'rest_invalid_template' })
    expect(await failureOf(templates(admin).autosave(file('index'), 5))).toEqual({ status: 400, code: 'rest_invalid_template' })
  })

  it('is for administrators', async () => {
    const { id } = await makeTemplate(admin)
    expect(await failureOf(templates(server.as.editor).saveUnsaved(id, { title: 'x' }))).toEqual(unmanaged(403))
    expect(await failureOf(templates(server.anonymous).saveUnsaved(id, { title: 'x' }))).toEqual(unmanaged(401))
    expect(await failureOf(templates(admin).saveUnsaved(file('nothing'), { title: 'x' }))).toEqual({
      status: 404,
      code: 'rest_post_invalid_parent',
    })
  })
})

describe('listTemplateAutosaves', () => {
  it('returns the autosaves of users', async () => {
    const { id, cms_id } = await makeTemplate(admin)
    expect(await dataOf(templates(admin).autosaves(id))).toEqual([])
    const { cms_id: autosave } = await dataOf(templates(admin).saveUnsaved(id, { content: '<p>Left.</p>' }))
    expect(await dataOf(templates(admin).autosaves(id))).toMatchObject([
      {
        cms_id: autosave,
        parent: cms_id,
        content: { raw: '<p>Left.</p>' },
        _links: { self: [{ href: `${server.restRoot}/cms/v2/templates/${id}/autosaves/${autosave}` }] },
      },
    ])
    expect(await failureOf(templates(server.anonymous).autosaves(id))).toEqual({ status: 401, code: 'rest_cannot_read' })
    expect(await failureOf(templates(server.as.editor).autosaves(id))).toEqual({ status: 403, code: 'rest_cannot_read' })
  })
})

describe('getTemplateAutosave', () => {
  it('returns the unsaved texts', async () => {
    const [{ id }, other] = [await makeTemplate(admin), await makeTemplate(admin)]
    const { cms_id } = await dataOf(templates(admin).saveUnsaved(id, { content: '<p>Left.</p>' }))
    expect(await dataOf(templates(admin).autosave(id, cms_id))).toMatchObject({ id, content: { raw: '<p>Left.</p>' } })
    expect(await failureOf(templates(admin).autosave(other.id, cms_id))).toEqual({ status: 404, code: 'rest_post_no_autosave' })
    expect(await failureOf(templates(server.as.editor).autosave(id, cms_id))).toEqual({ status: 403, code: 'rest_cannot_read' })
  })
})

describe('the template of a post or page', () => {
  it('must be available for its type', async () => {
    const { slug } = await makeTemplate(admin)
    const { editor } = server.as
    for (const template of ['bare', slug, '']) expect(await makePost(editor, { template })).toMatchObject({ template })
    for (const template of ['wide', 'single', 'nothing'])
      expect(await failureOf(posts(editor).create({ title: 'x', template }))).toEqual(invalid('template'))
    expect(await dataOf(editor.content.POST('/pages', { body: { title: 'Page', template: 'wide' } }))).toMatchObject({ template: 'wide' })
  })

  it('may be kept after the template is deleted', async () => {
    const { id, slug } = await makeTemplate(admin)
    const post = await makePost(server.as.editor, { template: slug })
    await dataOf(templates(admin).remove(id, { force: true }))
    expect(await dataOf(posts(server.as.editor).update(post.id, { title: 'Still here', template: slug }))).toMatchObject({ template: slug })
    expect(await failureOf(posts(server.as.editor).create({ title: 'x', template: slug }))).toEqual(invalid('template'))
  })
})
