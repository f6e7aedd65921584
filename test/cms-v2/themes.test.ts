// Reading themes.
import { describe, expect, it } from '@jest/globals'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { themeFolder } from '../support/templates.ts'

const head = `/*
Theme Name: Harbour & quay
Theme URI: https://example.org/harbour
Author: Nino
Author URI: https://example.org/nino
Description: For ships.
Version: 2.1
Tags: blog,  wide ,
*/
body { color: red }
/*
Version: 9
*/`

const server = await sharedServer({ THEME_DIR: themeFolder('harbour', { 'style.css': head }) })

const hidden = (status: 401 | 403) => ({ status, code: 'rest_cannot_view_active_theme' })
const allHidden = (status: 401 | 403) => ({ status, code: 'rest_cannot_view_themes' })
const list = (client: TestServer['anonymous'], status?: ('active' | 'inactive')[]) =>
  client.content.GET('/themes', { params: { query: { ...(status && { status }) } } })
const get = (client: TestServer['anonymous'], stylesheet: string) =>
  client.content.GET('/themes/{stylesheet}', { params: { path: { stylesheet } } })

describe('listThemes', () => {
  it('returns the theme with the data in the header of its style sheet, and a link to the user styles', async () => {
    const [theme, ...others] = await dataOf(list(server.as.editor, ['active']))
    expect(others).toEqual([])
    expect(theme).toMatchObject({
      stylesheet: 'harbour',
      template: 'harbour',
      status: 'active',
      name: { raw: 'Harbour & quay', rendered: 'Harbour &#038; quay' },
      description: { raw: 'For ships.', rendered: 'For ships.' },
      author: { raw: 'Nino', rendered: 'Nino' },
      author_uri: { raw: 'https://example.org/nino', rendered: 'https://example.org/nino' },
      theme_uri: { raw: 'https://example.org/harbour', rendered: 'https://example.org/harbour' },
      version: '2.1',
      tags: { raw: ['blog', 'wide'], rendered: 'blog, wide' },
      is_block_theme: true,
      default_template_types: expect.arrayContaining([{ slug: 'index', title: 'Index', description: expect.stringMatching(/\w/) }]),
      default_template_part_areas: expect.arrayContaining([expect.objectContaining({ area: 'header', area_tag: 'header' })]),
    })
    const [styles] = theme?._links['cms:user-global-styles'] ?? []
    const response = await fetch(styles?.href ?? '', { headers: { Authorization: server.authorization.editor } })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ settings: {}, styles: {} })
  })

  it('links to the same styles in concurrent first requests', async () => {
    const fresh = await startServer()
    const links = await Promise.all(
      Array.from({ length: 5 }, async () => (await dataOf(list(fresh.as.author, ['active'])))[0]?._links['cms:user-global-styles']),
    )
    await fresh.close()
    expect(new Set(links.map((link) => JSON.stringify(link))).size).toBe(1)
  })

  it('filters by status', async () => {
    const { administrator } = server.as
    expect(await dataOf(list(administrator))).toHaveLength(1)
    expect(await dataOf(list(administrator, ['active']))).toHaveLength(1)
    expect(await dataOf(list(administrator, ['inactive']))).toEqual([])
    expect(await dataOf(list(administrator, ['inactive', 'active']))).toHaveLength(1)
    const odd = await fetch(`${server.restRoot}/cms/v2/themes?status=pretty`, { headers: { Authorization: server.authorization.editor } })
    expect(await failureIn(odd)).toEqual(invalid('status'))
  })

  it('returns the active theme to users who may write posts, and all themes to administrators', async () => {
    expect(await dataOf(list(server.as.contributor, ['active']))).toHaveLength(1)
    expect(await failureOf(list(server.as.subscriber, ['active']))).toEqual(hidden(403))
    expect(await failureOf(list(server.anonymous, ['active']))).toEqual(hidden(401))
    for (const status of [undefined, ['inactive'], ['active', 'inactive']] as const) {
      expect(await failureOf(list(server.as.editor, status && [...status]))).toEqual(allHidden(403))
      expect(await failureOf(list(server.anonymous, status && [...status]))).toEqual(allHidden(401))
    }
  })
})

describe('getTheme', () => {
  it('says what the theme supports, and which templates and areas there are by default', async () => {
    const theme = await dataOf(get(server.as.contributor, 'harbour'))
    expect(theme.theme_supports).toMatchObject({
      'editor-styles': true,
      'post-thumbnails': true,
      'block-templates': true,
      'align-wide': false,
      'disable-custom-colors': false,
      formats: ['standard'],
      html5: expect.arrayContaining(['gallery', 'caption']),
    })
    expect(theme).toMatchObject({ textdomain: 'harbour', requires_php: null, screenshot: null })
    expect([theme.stylesheet_uri, theme.template_uri]).toEqual(Array(2).fill(`${server.baseUrl}/cms-content/themes/harbour`))
    const slugs = theme.default_template_types.map(({ slug }) => slug)
    expect(slugs).toHaveLength(26)
    expect(slugs.slice(0, 2)).toEqual(['index', 'home'])
    expect(slugs.slice(15, 18)).toEqual(['404', 'taxonomy-post_format-post-format-standard', 'taxonomy-post_format-post-format-aside'])
    expect(theme.default_template_part_areas.map(({ area, icon }) => [area, icon])).toEqual([
      ['uncategorized', 'layout'],
      ['header', 'header'],
      ['footer', 'footer'],
    ])
  })

  it('returns the theme with the identifier', async () => {
    const [listed] = await dataOf(list(server.as.administrator))
    expect(await dataOf(get(server.as.editor, 'harbour'))).toEqual(listed)
  })

  it('finds no other theme, and requires the right to write posts', async () => {
    expect(await failureOf(get(server.as.administrator, 'default'))).toEqual({ status: 404, code: 'rest_theme_not_found' })
    expect(await failureOf(get(server.as.editor, 'default'))).toEqual(allHidden(403))
    expect(await failureOf(get(server.as.subscriber, 'harbour'))).toEqual(hidden(403))
    expect(await failureOf(get(server.anonymous, 'harbour'))).toEqual(hidden(401))
  })
})
