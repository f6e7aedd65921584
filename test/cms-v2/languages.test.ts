// Site content in three languages: written, read, found, addressed and protected in each.
import { describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { dataOf, failureOf } from '../support/responses.ts'
import { makePost, newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ LANGUAGES: 'en,ka-ge,de', LANGUAGE_PATHS: 'on' })
const editor = server.as.editor
const anonymous = server.anonymous

const write = (id: number, i18n_language: string, body: { title?: string; content?: string; excerpt?: string; slug?: string }) =>
  dataOf(editor.content.PATCH('/posts/{id}', { params: { path: { id }, query: { i18n_language } }, body }))

const read = (id: number, query: { i18n_language?: string; context?: 'view' | 'edit' } = {}, client: Client = anonymous) =>
  dataOf(client.content.GET('/posts/{id}', { params: { path: { id }, query } }))

const textsOf = (post: Awaited<ReturnType<typeof read>>): string[] => [
  post.title.rendered,
  post.content.rendered.trim(),
  post.excerpt.rendered.trim(),
]

/** A published post with a German text. */
async function makeTranslated(fields: object = {}) {
  const word = newWord()
  const { id } = await makePost(editor, { title: `${word} Ferry`, content: 'At seven.', excerpt: 'Boats.', ...fields })
  await write(id, 'de', { title: `${word} Fähre`, content: 'Um sieben.', excerpt: 'Boote.' })
  return { id, word }
}

describe('getPost', () => {
  it('returns the texts of the requested language, and shares the other fields', async () => {
    const { id, word } = await makeTranslated()
    expect(textsOf(await read(id))).toEqual([`${word} Ferry`, '<p>At seven.</p>', '<p>Boats.</p>'])
    expect(textsOf(await read(id, { i18n_language: 'de' }))).toEqual([`${word} Fähre`, '<p>Um sieben.</p>', '<p>Boote.</p>'])
    expect(await read(id, { i18n_language: 'de' })).toMatchObject({ id, language: 'de', fallbacks: {}, author: server.ids.editor })
  })

  it('says which texts another language stands in for', async () => {
    const { id } = await makePost(editor, { title: 'Ferry', content: 'At seven.' })
    await write(id, 'de', { title: 'Fähre' })
    const german = await read(id, { i18n_language: 'de' })
    expect(german).toMatchObject({ title: { rendered: 'Fähre' }, fallbacks: { content: 'en' } })
    expect(german.content.rendered).toBe('<p>At seven.</p>\n')
    expect((await read(id, { i18n_language: 'ka-ge' })).fallbacks).toEqual({ title: 'en', content: 'en' })
    expect((await read(id)).fallbacks).toEqual({})
  })

  it('shows the first other language where the language of the site lacks a text', async () => {
    const { id } = await dataOf(
      editor.content.POST('/posts', {
        params: { query: { i18n_language: 'de' } },
        body: { title: 'Nur Deutsch', status: 'publish' },
      }),
    )
    expect(await read(id)).toMatchObject({ title: { rendered: 'Nur Deutsch' }, language: 'en', fallbacks: { title: 'de' } })
    await write(id, 'ka-ge', { title: 'ქართული' })
    expect(await read(id)).toMatchObject({ title: { rendered: 'ქართული' }, fallbacks: { title: 'ka-ge' } })
    await dataOf(editor.content.PATCH('/posts/{id}', { params: { path: { id } }, body: { title: 'English' } }))
    expect(await read(id)).toMatchObject({ title: { rendered: 'English' }, fallbacks: {} })
    expect((await read(id, { i18n_language: 'de' })).title.rendered).toBe('Nur Deutsch')
  })

  it('falls back again if a text is cleared', async () => {
    const { id, word } = await makeTranslated()
    await write(id, 'de', { title: '', content: '', excerpt: '' })
    const german = await read(id, { i18n_language: 'de' })
    expect([german.title.rendered, german.fallbacks]).toEqual([`${word} Ferry`, { title: 'en', content: 'en', excerpt: 'en' }])
    expect((await read(id)).translations).toEqual({})
  })

  it('links to the item in its other languages', async () => {
    const { id } = await makeTranslated()
    const english = await read(id)
    expect(english.translations).toEqual({
      de: {
        href: `${server.restRoot}/cms/v2/posts/${id}?i18n_language=de`,
        link: english.link.replace('/cms', '').replace(server.baseUrl, `${server.baseUrl}/de`),
      },
    })
    expect(Object.keys((await read(id, { i18n_language: 'de' })).translations)).toEqual(['en'])
  })

  it('returns the raw texts of all languages to editors in one request', async () => {
    const { id, word } = await makeTranslated()
    const { data } = await editor.content.GET('/posts/{id}', {
      params: { path: { id }, query: { context: 'edit', _fields: ['id', 'title.raw', 'translations.de.texts.title'] } },
    })
    expect(data).toEqual({ id, title: { raw: `${word} Ferry` }, translations: { de: { texts: { title: `${word} Fähre` } } } })
    const german = await read(id, { context: 'edit', i18n_language: 'de' }, editor)
    expect(german.translations['en']?.texts).toMatchObject({ title: `${word} Ferry`, content: 'At seven.', excerpt: 'Boats.' })
  })

  it('prefers the languages of Accept-Language, except in the edit context', async () => {
    const { id, word } = await makeTranslated()
    const ask = async (query: string, headers: Record<string, string>) => {
      const response = await fetch(`${server.restRoot}/cms/v2/posts/${id}${query}`, { headers })
      return [((await response.json()) as { language: string }).language, /Accept-Language/i.test(response.headers.get('Vary') ?? '')]
    }
    const austrian = { 'Accept-Language': 'fr, de-AT;q=0.9, en;q=0.5' }
    expect(await ask('', austrian)).toEqual(['de', true])
    expect(await ask('', { 'Accept-Language': 'fr' })).toEqual(['en', true])
    expect(await ask('?i18n_language=ka-ge', austrian)).toEqual(['ka-ge', false])
    expect(await ask('?context=edit', { ...austrian, Authorization: server.authorization.editor })).toEqual(['en', false])
    // From the caches of responses, too.
    for (const language of ['de', 'en', 'de', 'en'])
      expect(await ask('?_fields=language', { 'Accept-Language': language })).toEqual([language, true])
    expect(word).toBeTruthy()
  })

  it('has an entity tag for each language', async () => {
    const { id } = await makeTranslated()
    const ask = (language: string, known = '') =>
      fetch(`${server.restRoot}/cms/v2/posts/${id}`, { headers: { 'Accept-Language': language, 'If-None-Match': known } })
    const tag = (await ask('en')).headers.get('ETag') ?? ''
    expect((await ask('en', tag)).status).toBe(304)
    expect((await ask('de', tag)).status).toBe(200)
    await write(id, 'de', { title: 'Neu' })
    expect((await ask('en', tag)).status).toBe(200)
  })

  it('protects the texts of every language', async () => {
    const { id, word } = await makeTranslated({ password: 'lantern' })
    const german = await read(id, { i18n_language: 'de' })
    expect([german.content.rendered, german.excerpt.rendered]).toEqual(['', ''])
    const search = { search: `${word} sieben`, i18n_language: 'de' }
    expect(await dataOf(anonymous.content.GET('/posts', { params: { query: search } }))).toEqual([])
  })

  it('shows no draft in any language', async () => {
    const { id, word } = await makeTranslated({ status: 'draft' })
    expect(
      (await failureOf(anonymous.content.GET('/posts/{id}', { params: { path: { id }, query: { i18n_language: 'de' } } }))).status,
    ).toBe(401)
    const query = { search: `${word} Fähre`, i18n_language: 'de' }
    expect(await dataOf(anonymous.content.GET('/posts', { params: { query } }))).toEqual([])
    expect(await dataOf(anonymous.content.GET('/search', { params: { query } }))).toEqual([])
  })

  it('refuses languages that the site does not have', async () => {
    const { error } = await anonymous.content.GET('/posts', { params: { query: { i18n_language: 'fr' } } })
    expect(error).toMatchObject({
      code: 'rest_invalid_param',
      data: { status: 400, params: { i18n_language: expect.stringContaining('en, ka-ge, de') } },
    })
  })
})

describe('updatePost', () => {
  it('requires the right to edit in every language', async () => {
    const { id } = await makeTranslated()
    const body = { title: 'Gekapert' }
    const change = server.as.contributor.content.PATCH('/posts/{id}', { params: { path: { id }, query: { i18n_language: 'de' } }, body })
    expect((await failureOf(change)).status).toBe(403)
  })

  it('filters the HTML of writers without the right to unfiltered HTML', async () => {
    const { id } = await makePost(server.as.author, { title: 'Ferry' })
    const body = { content: 'Um <script>alert(1)</script>sieben.' }
    const params = { path: { id }, query: { i18n_language: 'de' } }
    const changed = await dataOf(server.as.author.content.PATCH('/posts/{id}', { params, body }))
    expect(changed.content.raw).not.toContain('script')
  })

  it('changes shared fields in any language', async () => {
    const { id, word } = await makeTranslated()
    const params = { path: { id }, query: { i18n_language: 'de' } }
    await dataOf(editor.content.PATCH('/posts/{id}', { params, body: { sticky: true, meta: { footnotes: '[]' } } }))
    expect(await read(id)).toMatchObject({ sticky: true, title: { rendered: `${word} Ferry` } })
  })

  it('needs the version that was read, whatever the language', async () => {
    const { id } = await makeTranslated()
    const { response } = await editor.content.GET('/posts/{id}', { params: { path: { id }, query: { context: 'edit' } } })
    await write(id, 'de', { title: 'Neu' })
    const header = { 'If-Match': response.headers.get('ETag') ?? '' }
    const { error } = await editor.content.PATCH('/posts/{id}', { params: { path: { id }, header }, body: { title: 'New' } })
    expect(error?.code).toBe('rest_precondition_failed')
  })
})

describe('listPosts', () => {
  it('searches the requested language and that of the site', async () => {
    const { id, word } = await makeTranslated()
    const found = async (search: string, i18n_language: string) =>
      (await dataOf(anonymous.content.GET('/posts', { params: { query: { search: `${word} ${search}`, i18n_language } } }))).map(
        (post) => post.id,
      )
    expect(await found('fähre', 'de')).toEqual([id])
    expect(await found('ferry', 'de')).toEqual([id])
    expect(await found('fähre', 'en')).toEqual([])
    expect(await found('fähre', 'ka-ge')).toEqual([])
  })

  it('sorts by the titles of the language in its order', async () => {
    const word = newWord()
    const titles = ['Zebra', 'Ähre', 'Bach', 'apfel']
    for (const title of titles) {
      const { id } = await makePost(editor, { title: `${word} ${titles.indexOf(title)}` })
      await write(id, 'de', { title })
    }
    const query = { search: word, orderby: 'title', order: 'asc', i18n_language: 'de' } as const
    const posts = await dataOf(anonymous.content.GET('/posts', { params: { query } }))
    expect(posts.map((post) => post.title.rendered)).toEqual(['Ähre', 'apfel', 'Bach', 'Zebra'])
  })

  it('lists what is still to be translated', async () => {
    const { id, word } = await makeTranslated()
    const { id: half } = await makePost(editor, { title: `${word} half`, content: 'At eight.' })
    await write(half, 'de', { title: `${word} halb` })
    const list = async (untranslated: string) =>
      (await dataOf(editor.content.GET('/posts', { params: { query: { search: word, untranslated, context: 'edit' } } }))).map(
        (post) => post.id,
      )
    expect(await list('de')).toEqual([half])
    expect((await list('ka-ge')).toSorted()).toEqual([id, half].toSorted())
    expect(await list('en')).toEqual([])
  })
})

describe('a slug in another language', () => {
  it('is a path of its own, which resolves in its language', async () => {
    const { id, word } = await makeTranslated()
    const slug = `${word}-faehre`.toLowerCase()
    const german = await write(id, 'de', { slug })
    expect([german.slug, german.link]).toEqual([slug, `${server.baseUrl}/de/${slug}/`])
    const english = await read(id)
    expect(english.slug).not.toBe(slug)
    const resolve = async (path: string) => dataOf(anonymous.content.GET('/resolve', { params: { query: { path } } }))
    expect(await resolve(`/de/${slug}/`)).toMatchObject({ type: 'post', id, title: `${word} Fähre`, language: 'de', link: german.link })
    expect(await resolve(`/${english.slug}/`)).toMatchObject({ type: 'post', id, title: `${word} Ferry`, language: 'en' })
    expect(await resolve(`/de/${english.slug}/`)).toMatchObject({ type: 'redirect', location: german.link })
    expect((await failureOf(anonymous.content.GET('/resolve', { params: { query: { path: `/${slug}/` } } }))).status).toBe(404)
  })

  it('is free for each language only once', async () => {
    const [one, other] = [await makeTranslated(), await makeTranslated()]
    const slug = newWord().toLowerCase()
    await write(one.id, 'de', { slug })
    expect((await write(other.id, 'de', { slug })).slug).toBe(`${slug}-2`)
  })
})

describe('a public page', () => {
  it('is in the language of its path, and links to the others', async () => {
    const { id, word } = await makeTranslated()
    const english = await read(id)
    const german = await read(id, { i18n_language: 'de' })
    const page = async (url: string) => (await fetch(url)).text()
    const html = await page(german.link)
    expect(html).toContain('<html lang="de">')
    expect(html).toContain(`${word} Fähre`)
    for (const one of [html, await page(english.link)]) {
      expect(one).toContain(`<link rel="alternate" hreflang="de" href="${german.link}">`)
      expect(one).toContain(`<link rel="alternate" hreflang="x-default" href="${english.link}">`)
    }
    expect(await page(`${server.baseUrl}/sitemap-post-1.xml`)).toContain(`<loc>${german.link}</loc>`)
  })
})

describe('listPostRevisions', () => {
  it('has the history of each language', async () => {
    const { id } = await makeTranslated()
    for (const title of ['Neue Fähre', 'Alte Fähre']) await write(id, 'de', { title })
    const titles = async (i18n_language?: string) =>
      (
        await dataOf(
          editor.content.GET('/posts/{parent}/revisions', {
            params: { path: { parent: id }, query: { context: 'edit', ...(i18n_language && { i18n_language }) } },
          }),
        )
      ).map((revision) => revision.title.raw)
    expect(await titles('de')).toEqual(['Alte Fähre', 'Neue Fähre'])
    expect((await titles()).join()).not.toContain('Fähre')
  })
})

describe('createPostAutosave', () => {
  it('stores an autosave for each language', async () => {
    const { id } = await makeTranslated()
    const save = (title: string, i18n_language?: string) =>
      dataOf(
        editor.content.POST('/posts/{id}/autosaves', {
          params: { path: { id }, query: { ...(i18n_language && { i18n_language }) } },
          body: { title },
        }),
      )
    await save('Draft')
    const german = await save('Entwurf', 'de')
    const list = async (i18n_language?: string) =>
      (
        await dataOf(
          editor.content.GET('/posts/{id}/autosaves', {
            params: { path: { id }, query: { context: 'edit', ...(i18n_language && { i18n_language }) } },
          }),
        )
      ).map((one) => one.title.raw)
    expect([await list(), await list('de')]).toEqual([['Draft'], ['Entwurf']])
    expect(await (await fetch(german.preview_link ?? '')).text()).toContain('Entwurf')
    expect((await read(id, { i18n_language: 'de' })).title.rendered).not.toBe('Entwurf')
  })

  it('keeps the other languages of a draft of the caller', async () => {
    const { id, word } = await makeTranslated({ status: 'draft' })
    await dataOf(
      editor.content.POST('/posts/{id}/autosaves', {
        params: { path: { id }, query: { i18n_language: 'de' } },
        body: { title: 'Entwurf' },
      }),
    )
    expect((await read(id, { context: 'edit' }, editor)).title).toMatchObject({ raw: `${word} Ferry` })
    expect((await read(id, { context: 'edit', i18n_language: 'de' }, editor)).title).toMatchObject({ raw: 'Entwurf' })
  })
})

describe('updateCategory', () => {
  it('translates terms', async () => {
    const name = newWord()
    const { id } = await dataOf(editor.content.POST('/categories', { body: { name, description: 'About boats.' } }))
    const params = { path: { id }, query: { i18n_language: 'de' } }
    const german = await dataOf(editor.content.PATCH('/categories/{id}', { params, body: { name: `${name} Fähren` } }))
    expect(german).toMatchObject({ name: `${name} Fähren`, language: 'de', fallbacks: { description: 'en' } })
    expect(german.link).toContain(`${server.baseUrl}/de/category/`)
    const english = await dataOf(anonymous.content.GET('/categories/{id}', { params: { path: { id } } }))
    expect(english).toMatchObject({ name, fallbacks: {}, translations: { de: { link: german.link } } })
    const query = { search: `${name} fähren`, i18n_language: 'de' }
    expect(await dataOf(anonymous.content.GET('/categories', { params: { query } }))).toHaveLength(1)
  })
})

describe('updateSettings', () => {
  it('translates the title of the site', async () => {
    const admin = server.as.administrator
    const params = { query: { i18n_language: 'de' } }
    expect(await dataOf(admin.content.PATCH('/settings', { params, body: { title: 'Küste' } }))).toMatchObject({ title: 'Küste' })
    expect((await dataOf(admin.content.GET('/settings'))).title).not.toBe('Küste')
    const index = await dataOf(anonymous.site.GET('/', { params: { query: { i18n_language: 'de', _fields: ['name', 'languages'] } } }))
    expect(index).toEqual({ name: 'Küste', languages: ['en', 'ka-ge', 'de'] })
    await dataOf(admin.content.PATCH('/settings', { params, body: { title: null } }))
    expect((await dataOf(admin.content.GET('/settings', { params }))).title).not.toBe('Küste')
  })
})

describe('getMenuTree', () => {
  it('has the titles and paths of a language', async () => {
    const admin = server.as.administrator
    const { id, word } = await makeTranslated()
    const name = newWord()
    const menu = await dataOf(admin.content.POST('/menus', { body: { name } }))
    const linked = { type: 'post_type', object: 'post', object_id: id, menus: menu.id, status: 'publish' } as const
    await dataOf(admin.content.POST('/menu-items', { body: linked }))
    const custom = {
      type: 'custom',
      title: 'Harbour',
      url: 'https://harbour.example/',
      menus: menu.id,
      status: 'publish',
      menu_order: 2,
    } as const
    const item = await dataOf(admin.content.POST('/menu-items', { body: custom }))
    const params = { path: { id: item.id }, query: { i18n_language: 'de' } }
    await dataOf(admin.content.PATCH('/menu-items/{id}', { params, body: { title: 'Hafen' } }))
    const tree = async (i18n_language: string) =>
      (await dataOf(anonymous.content.GET('/menu-trees/{slug}', { params: { path: { slug: menu.slug }, query: { i18n_language } } }))).items
    expect((await tree('de')).map((one) => one.title.rendered)).toEqual([`${word} Fähre`, 'Hafen'])
    expect((await tree('de'))[0]?.url).toBe((await read(id, { i18n_language: 'de' })).link)
    expect((await tree('en')).map((one) => one.title.rendered)).toEqual([`${word} Ferry`, 'Harbour'])
  })
})

describe('the documents of a site', () => {
  it('list its languages', async () => {
    const response = await fetch(`${server.baseUrl}/docs/cms-v2/openapi.json`)
    const document = (await response.json()) as { components: { schemas: { Language: object } } }
    expect(document.components.schemas.Language).toMatchObject({ enum: ['en', 'ka-ge', 'de'] })
  })
})
