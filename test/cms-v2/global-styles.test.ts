// Global styles: the user styles with their revisions, and the styles of the theme.
import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import type { components } from '#generated/cms-v2/client.ts'
import { dataOf, invalid, failureIn, failureOf, totalsOf } from '../support/responses.ts'
import { makePost } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { themeFolder } from '../support/templates.ts'

type Input = components['schemas']['GlobalStylesInput']

const ink = { name: 'Ink', slug: 'ink', color: '#123456' }
const theme = themeFolder('harbour', {
  'theme.json': JSON.stringify({
    version: 3,
    settings: { layout: { contentSize: '40rem' }, color: { palette: [ink] } },
    styles: { color: { text: '#123456' } },
  }),
  'styles/night.json': JSON.stringify({ title: 'Night at sea', styles: { color: { text: '#abcdef' } } }),
  'styles/fog-bank.json': JSON.stringify({ settings: { color: { custom: false } } }),
  'styles/readme.txt': 'not a style',
})

const server = await sharedServer({ THEME_DIR: theme, SITE_TIMEZONE: 'America/New_York' })
const admin = server.as.administrator
const [active] = await dataOf(admin.content.GET('/themes'))
const id = active?._links['cms:user-global-styles']?.[0]?.href.split('/').at(-1) ?? ''
beforeEach(() => dataOf(change({ settings: {}, styles: {}, title: 'Custom Styles' })))

const styles = ({ content }: Client) => ({
  get: (at = id) => content.GET('/global-styles/{id}', { params: { path: { id: at } } }),
  update: (body: Input, at = id) => content.POST('/global-styles/{id}', { params: { path: { id: at } }, body }),
  put: (body: Input, at = id) => content.PUT('/global-styles/{id}', { params: { path: { id: at } }, body }),
  patch: (body: Input, at = id) => content.PATCH('/global-styles/{id}', { params: { path: { id: at } }, body }),
  revisions: (query: object = {}, parent = Number(id)) =>
    content.GET('/global-styles/{parent}/revisions', { params: { path: { parent }, query } }),
  revision: (revision: number, parent = Number(id)) =>
    content.GET('/global-styles/{parent}/revisions/{id}', { params: { path: { parent, id: revision } } }),
  ofTheme: (stylesheet: string) => content.GET('/global-styles/themes/{stylesheet}', { params: { path: { stylesheet } } }),
  variations: (stylesheet: string) => content.GET('/global-styles/themes/{stylesheet}/variations', { params: { path: { stylesheet } } }),
})
const change = (body: Input) => styles(admin).update(body)
const asIfTyped = <T>(body: object): T => body as T
const unknown = { status: 404, code: 'rest_global_styles_not_found' }
const fetched = (path: string, init: RequestInit = {}) =>
  fetch(`${server.restRoot}/cms/v2/global-styles${path}`, {
    ...init,
    headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' },
  })

describe('getGlobalStyles', () => {
  it('returns the styles that users have changed', async () => {
    await dataOf(change({ styles: { color: { text: '#fff' } } }))
    expect(await dataOf(styles(server.as.contributor).get())).toMatchObject({
      id: Number(id),
      title: { raw: 'Custom Styles', rendered: 'Custom Styles' },
      settings: {},
      styles: { color: { text: '#fff' } },
      _links: {
        self: [{ href: `${server.restRoot}/cms/v2/global-styles/${id}` }],
        'version-history': [{ count: expect.any(Number), href: `${server.restRoot}/cms/v2/global-styles/${id}/revisions` }],
      },
    })
  })

  it('requires the right to edit posts', async () => {
    expect(await failureOf(styles(server.as.subscriber).get())).toEqual({ status: 403, code: 'rest_cannot_view' })
    expect(await failureOf(styles(server.anonymous).get())).toEqual({ status: 401, code: 'rest_cannot_view' })
  })

  it('returns fewer fields in the embed context, and the edit context only to administrators', async () => {
    const read = async (context: string, role: 'administrator' | 'editor' | 'subscriber') =>
      fetch(`${server.restRoot}/cms/v2/global-styles/${id}?context=${context}`, { headers: { Authorization: server.authorization[role] } })
    expect(Object.keys((await (await read('embed', 'editor')).json()) as object).toSorted()).toEqual(['_links', 'id', 'title'])
    expect(await (await read('edit', 'administrator')).json()).toMatchObject({ settings: {}, styles: {} })
    for (const role of ['editor', 'subscriber'] as const)
      expect(await failureIn(await read('edit', role))).toEqual({ status: 403, code: 'rest_forbidden_context' })
    expect(await failureIn(await read('full', 'editor'))).toEqual(invalid('context'))
  })

  it('returns 404 for any other ID, to all callers', async () => {
    const post = await makePost(server.as.editor)
    for (const other of [String(post.id), '999999', 'wording', '99999999999', 'a/b', '-1']) {
      for (const client of [admin, server.anonymous]) expect(await failureOf(styles(client).get(other))).toEqual(unknown)
    }
  })

  it('has no list, and cannot be deleted', async () => {
    for (const [path, method] of [
      ['', 'GET'],
      [`/${id}`, 'DELETE'],
      ['/a:b', 'GET'],
    ] as const)
      expect(await failureIn(await fetched(path, { method }))).toEqual({ status: 404, code: 'rest_no_route' })
  })
})

describe.each([
  ['updateGlobalStyles', 'update'],
  ['putGlobalStyles', 'put'],
  ['patchGlobalStyles', 'patch'],
] as const)('%s', (_id, verb) => {
  it('replaces the fields in the request completely and keeps the others', async () => {
    const palette = { color: { palette: { custom: [{ name: 'Slate', slug: 'slate', color: '#44556a' }] } } }
    expect(await dataOf(styles(admin)[verb]({ styles: { color: { background: '#10202f', text: '#f0f0e8' } } }))).toMatchObject({
      id: Number(id),
      settings: {},
    })
    expect(await dataOf(styles(admin)[verb]({ settings: palette }))).toMatchObject({
      settings: palette,
      styles: { color: { background: '#10202f' } },
    })
    expect(await dataOf(styles(admin)[verb]({ title: { raw: 'Sea & sky' } }))).toMatchObject({
      title: { raw: 'Sea & sky', rendered: 'Sea &#038; sky' },
      settings: palette,
    })
    const after = await dataOf(styles(admin)[verb]({ styles: { spacing: { padding: { top: '2rem' } } } }))
    expect(after.styles).toEqual({ spacing: { padding: { top: '2rem' } } })
    expect((await dataOf(styles(admin).get())).styles).toEqual(after.styles)
  })

  it('refuses values of the wrong type', async () => {
    expect(await failureOf(styles(admin)[verb](asIfTyped({ styles: 'plain' })))).toEqual(invalid('styles'))
    expect(await failureOf(styles(admin)[verb](asIfTyped({ settings: 4 })))).toEqual(invalid('settings'))
    expect(await failureOf(styles(admin)[verb](asIfTyped({ title: 5 })))).toEqual(invalid('title'))
    expect(await failureOf(styles(admin)[verb](asIfTyped({ styles: ['plain'] })))).toEqual(invalid('styles'))
    expect(await dataOf(styles(admin).get())).toMatchObject({ settings: {}, styles: {}, title: { raw: 'Custom Styles' } })
  })

  it('accepts an empty list as an empty object', async () => {
    await dataOf(change({ styles: { color: { text: 'red' } } }))
    expect(await dataOf(styles(admin)[verb](asIfTyped({ styles: [] })))).toMatchObject({ styles: {} })
  })

  it('stores a plain list of presets as custom presets', async () => {
    const [slate, wide] = [
      { name: 'Slate', slug: 'slate', color: '#44556a' },
      { name: 'Wide', slug: 'wide', size: '9rem' },
    ]
    const settings = {
      color: { palette: [slate], custom: false },
      spacing: { spacingSizes: { theme: [wide] } },
      blocks: { 'core/quote': { color: { palette: [slate] } } },
    }
    const due = {
      color: { palette: { custom: [slate] }, custom: false },
      spacing: { spacingSizes: { theme: [wide] } },
      blocks: { 'core/quote': { color: { palette: { custom: [slate] } } } },
    }
    expect((await dataOf(styles(admin)[verb]({ settings }))).settings).toEqual(due)
    expect((await dataOf(styles(admin).get())).settings).toEqual(due)
    expect((await dataOf(styles(admin)[verb]({ settings: due }))).settings).toEqual(due)
  })

  it('is restricted to administrators', async () => {
    expect(await failureOf(styles(server.as.editor)[verb]({ styles: {} }))).toEqual({ status: 403, code: 'rest_cannot_edit' })
    expect(await failureOf(styles(server.anonymous)[verb]({ styles: {} }))).toEqual({ status: 401, code: 'rest_cannot_edit' })
    for (const client of [admin, server.anonymous]) expect(await failureOf(styles(client)[verb]({ title: 'x' }, '999999'))).toEqual(unknown)
  })
})

const hostile = [
  '</style><script>alert(1)</script>',
  '</STYLE >',
  '</style\n>',
  '<b>',
  'a { color: red } </style',
  '<!-- x',
  '<?xml ?>',
  'body { background: url("data:image/svg+xml,<svg/>") }',
]

describe('updateGlobalStyles', () => {
  it.each(hostile)('refuses %j in any field', async (text) => {
    const bodies: Input[] = [
      { styles: { css: text } },
      { styles: { blocks: { 'core/quote': { css: text, variations: { one: { css: text } } } } } },
      { styles: { color: { text } } },
      { styles: { elements: { [text]: { color: { text: 'red' } } } } },
      { settings: { color: { palette: { custom: [{ name: 'x', slug: 'x', color: text }] } } } },
      { settings: { custom: { [text]: '1' } } },
    ]
    for (const body of bodies) expect(await failureOf(change(body))).toEqual({ status: 400, code: 'rest_custom_css_illegal_markup' })
    expect(await dataOf(styles(admin).get())).toMatchObject({ settings: {}, styles: {} })
  })

  it('accepts CSS with range media queries and child combinators', async () => {
    const css = '@media (width < 40rem) { body { color: red } } a > b { color: blue }'
    expect(await dataOf(change({ styles: { css } }))).toMatchObject({ styles: { css } })
  })

  it('does not pollute prototypes with names such as __proto__', async () => {
    const body = JSON.stringify({ styles: { constructor: { toString: 'x' } } }).replace('"constructor"', '"__proto__"')
    const response = await fetched(`/${id}`, { method: 'POST', body })
    expect(response.status).toBe(200)
    expect(({} as Record<string, unknown>)['toString']).toBe(Object.prototype.toString)
    expect((await fetch(server.baseUrl)).status).toBe(200)
  })
})

describe('the styles on public pages', () => {
  const page = async (): Promise<string> => (await fetch(server.baseUrl)).text()
  const styleOf = (html: string): string => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''

  it('are those of the theme, overridden by those of users', async () => {
    expect(styleOf(await page())).toContain('body { color: #123456 }')
    await dataOf(
      change({
        styles: { color: { text: 'var:preset|color|slate' }, blocks: { 'core/quote': { color: { text: 'green' } } } },
        settings: { color: { palette: { custom: [{ name: 'Slate', slug: 'slate', color: '#44556a' }] } } },
      }),
    )
    const css = styleOf(await page())
    expect(css).toContain('--wp--preset--color--slate: #44556a')
    expect(css).toContain('.wp-block-quote { color: green }')
    expect(css.indexOf('body { color: var(--wp--preset--color--slate) }')).toBeGreaterThan(css.indexOf('body { color: #123456 }'))
    await dataOf(change({ styles: {}, settings: {} }))
    expect(styleOf(await page())).not.toContain('slate')
  })

  it.each(['red; } body { display: none', 'red/*', "red '", 'url(', '\\3c /style>', 'a{}'])(
    'omit a value that could break out of its declaration: %j',
    async (text) => {
      await dataOf(change({ styles: { color: { text } } }))
      const css = styleOf(await page())
      expect(css).not.toContain(text)
      expect(css).toContain('body { color: #123456 }')
    },
  )
})

describe('listGlobalStylesRevisions', () => {
  const texts = async (query: object) =>
    (await dataOf(styles(admin).revisions(query))).map((one) => (one.styles as { color?: { text?: string } }).color?.text)

  it('returns one revision per change, the newest first', async () => {
    for (const text of ['#111111', '#222222', '#222222']) await dataOf(change({ styles: { color: { text } } }))
    expect(await texts({ per_page: 2 })).toEqual(['#222222', '#111111'])
    expect(await texts({ per_page: 1, page: 2 })).toEqual(['#111111'])
    expect(await texts({ per_page: 1, offset: 1 })).toEqual(['#111111'])
    const result = await styles(admin).revisions({ per_page: 1 })
    const { total } = totalsOf(result.response)
    expect(totalsOf(result.response).pages).toBe(total)
    expect(result.response.headers.get('Link')).toContain('rel="next"')
    expect(await texts({})).toHaveLength(total)
    expect(result.data).toMatchObject([
      {
        author: server.ids.administrator,
        parent: Number(id),
        settings: {},
        styles: { color: { text: '#222222' } },
        _links: { parent: [{ href: `${server.restRoot}/cms/v2/global-styles/${id}` }] },
      },
    ])
    const [embedded] = await dataOf(styles(admin).revisions({ per_page: 1, context: 'embed' }))
    expect(Object.keys(embedded ?? {}).toSorted()).toEqual(['_links', 'author', 'date', 'id', 'parent'])
  })

  it('is restricted to administrators', async () => {
    expect(await failureOf(styles(server.as.editor).revisions())).toEqual({ status: 403, code: 'rest_cannot_read' })
    expect(await failureOf(styles(server.anonymous).revisions())).toEqual({ status: 401, code: 'rest_cannot_read' })
    const post = await makePost(server.as.editor)
    expect(await failureOf(styles(admin).revisions({}, post.id))).toEqual({ status: 404, code: 'rest_post_invalid_parent' })
    expect(await failureOf(styles(admin).revisions({ per_page: 101 }))).toEqual(invalid('per_page'))
  })
})

describe('getGlobalStylesRevision', () => {
  it('returns the styles of the revision', async () => {
    await dataOf(change({ styles: { color: { text: '#333333' } } }))
    const [newest] = await dataOf(styles(admin).revisions({ per_page: 1 }))
    await dataOf(change({ styles: {} }))
    expect(await dataOf(styles(admin).revision(newest?.id ?? 0))).toMatchObject({
      id: newest?.id,
      parent: Number(id),
      styles: { color: { text: '#333333' } },
    })
    expect(await failureOf(styles(admin).revision(Number(id)))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
    expect(await failureOf(styles(server.as.editor).revision(newest?.id ?? 0))).toEqual({ status: 403, code: 'rest_cannot_read' })
  })
})

const themeHidden = (status: 401 | 403) => ({ status, code: 'rest_cannot_read_global_styles' })

describe('getThemeStyles', () => {
  it('returns the styles of the theme, without the changes of users', async () => {
    await dataOf(change({ styles: { color: { text: 'red' } } }))
    expect(await dataOf(styles(server.as.contributor).ofTheme('harbour'))).toMatchObject({
      settings: { layout: { contentSize: '40rem' }, color: { palette: { theme: [ink] } } },
      styles: { color: { text: '#123456' } },
      _links: { self: [{ href: `${server.restRoot}/cms/v2/global-styles/themes/harbour` }] },
    })
  })

  it('has the default presets beside those of the theme, grouped by origin', async () => {
    const { settings } = await merged()
    expect(settings).toMatchObject({ appearanceTools: false, color: { custom: true, defaultPalette: true } })
    const lengths = {
      palette: [12, 1],
      gradients: [12],
      duotone: [8],
      fontSizes: [4],
      spacingSizes: [7],
      aspectRatios: [7],
      presets: [5],
    }
    const { color, typography, spacing, dimensions, shadow } = settings
    const found = { ...color, ...typography, ...spacing, ...dimensions, ...shadow } as unknown as Record<string, Record<string, object[]>>
    for (const [name, expected] of Object.entries(lengths))
      expect([name, Object.values(found[name] ?? {}).map((list) => list.length)]).toEqual([name, expected])
    expect(color?.['palette']).toMatchObject({ default: expect.arrayContaining([expect.objectContaining({ slug: 'vivid-red' })]) })
    expect(settings['spacing']).toMatchObject({ spacingScale: { default: { steps: 7 } } })
  })

  it('has the default styles under those of the theme, and references as CSS', async () => {
    const { styles: found } = await merged({
      styles: {
        spacing: { blockGap: '1em' },
        elements: { link: { color: { text: 'var:preset|color|ink' }, ':hover': { typography: { textDecoration: 'none' } } } },
      },
    })
    expect(found).toMatchObject({
      spacing: { blockGap: '1em', padding: { top: '0px' } },
      elements: {
        link: { color: { text: 'var(--wp--preset--color--ink)' }, typography: { textDecoration: 'underline' } },
        button: { border: { width: '0' } },
      },
      blocks: { 'core/columns': { spacing: { blockGap: null } } },
    })
  })

  const sizes = {
    fontSizes: [
      { slug: 'small', size: '1px' },
      { slug: 'tiny', size: '2px' },
    ],
  }
  const slugs = (list: unknown) => (list as { theme: { slug: string }[] }).theme.map(({ slug }) => slug)

  it.each<[string, object, string[]]>([
    ['without those of default names', { version: 3, settings: { typography: sizes } }, ['tiny']],
    [
      'whole if it has none of the default ones',
      { version: 3, settings: { typography: { ...sizes, defaultFontSizes: false } } },
      ['small', 'tiny'],
    ],
    ['whole in version 2, which had no such setting', { version: 2, settings: { typography: sizes } }, ['small', 'tiny']],
  ])('has the sizes of the theme %s', async (_how, json, expected) => {
    const { settings } = await merged(json)
    expect(slugs(settings.typography?.['fontSizes'])).toEqual(expected)
  })

  it('has all settings that appearanceTools stands for, but those that the theme sets itself', async () => {
    const { settings } = await merged({
      settings: { appearanceTools: true, border: { width: false }, blocks: { 'core/quote': { appearanceTools: true } } },
    })
    expect(settings).toMatchObject({
      appearanceTools: false,
      border: { radius: true, width: false },
      spacing: { padding: true, blockGap: true },
      typography: { lineHeight: true, dropCap: true },
      blocks: { 'core/quote': { border: { width: true } }, 'core/button': { border: { radius: true } } },
    })
  })

  it('gives public pages the same presets, and no styles that the theme does not have', async () => {
    const other = await startServer({
      THEME_DIR: themeFolder('quay', {
        'theme.json': JSON.stringify({ version: 3, settings: { typography: sizes }, styles: { color: { text: '#123456' } } }),
      }),
    })
    try {
      const html = await (await fetch(other.baseUrl)).text()
      expect(html).toContain('--wp--preset--font-size--small: 13px')
      expect(html).not.toContain('--wp--preset--font-size--small: 1px')
      expect(html).toContain('.has-vivid-cyan-blue-to-vivid-purple-gradient-background { background:')
      expect(html).toContain('body { color: #123456 }')
    } finally {
      await other.close()
    }
  })

  /** The styles of a theme that has these in its `theme.json`. */
  async function merged(json?: object) {
    if (!json) return read(server, 'harbour')
    const other = await startServer({ THEME_DIR: themeFolder('quay', { 'theme.json': JSON.stringify({ version: 3, ...json }) }) })
    try {
      return await read(other, 'quay')
    } finally {
      await other.close()
    }
  }

  async function read({ as }: TestServer, stylesheet: string) {
    const { settings, styles: rules } = await dataOf(styles(as.contributor).ofTheme(stylesheet))
    return { settings: settings as Record<string, Record<string, unknown>>, styles: rules }
  }

  it('requires the right to edit posts', async () => {
    expect(await failureOf(styles(server.as.subscriber).ofTheme('harbour'))).toEqual(themeHidden(403))
    expect(await failureOf(styles(server.anonymous).ofTheme('nowhere'))).toEqual(themeHidden(401))
    expect(await failureOf(styles(admin).ofTheme('nowhere'))).toEqual({ status: 404, code: 'rest_theme_not_found' })
  })
})

describe('listThemeVariations', () => {
  it('returns the style variations of the theme', async () => {
    expect(await dataOf(styles(server.as.contributor).variations('harbour'))).toEqual([
      { title: 'Fog bank', settings: { color: { custom: false } }, styles: {} },
      { title: 'Night at sea', settings: {}, styles: { color: { text: '#abcdef' } } },
    ])
  })

  it('requires the right to edit posts', async () => {
    expect(await failureOf(styles(server.as.subscriber).variations('harbour'))).toEqual(themeHidden(403))
    expect(await failureOf(styles(server.anonymous).variations('harbour'))).toEqual(themeHidden(401))
    expect(await failureOf(styles(admin).variations('nowhere'))).toEqual({ status: 404, code: 'rest_theme_not_found' })
  })
})
