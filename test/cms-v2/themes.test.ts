// Themes, for reading.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { dataOf, invalid, refusalIn, refusalOf } from '../support/answers.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
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

let server: TestServer
beforeAll(async () => {
  server = await startServer({ THEME_DIR: themeFolder('harbour', { 'style.css': head }) })
})
afterAll(() => server.close())

const hidden = (status: 401 | 403) => ({ status, code: 'rest_cannot_view_active_theme' })
const list = (client: TestServer['visitor'], status?: ('active' | 'inactive')[]) =>
  client.content.GET('/themes', { params: { query: { ...(status && { status }) } } })
const get = (client: TestServer['visitor'], stylesheet: string) =>
  client.content.GET('/themes/{stylesheet}', { params: { path: { stylesheet } } })

describe('listThemes', () => {
  it('has the one theme, as the head of its style sheet has it, with a link to the styles of users', async () => {
    const [theme, ...others] = await dataOf(list(server.as.editor))
    expect(others).toEqual([])
    expect(theme).toMatchObject({
      stylesheet: 'harbour',
      template: 'harbour',
      status: 'active',
      name: { raw: 'Harbour & quay', rendered: 'Harbour &#038; quay' },
      description: { raw: 'For ships.', rendered: 'For ships.' },
      author: { raw: 'Nino', rendered: 'Nino' },
      author_uri: 'https://example.org/nino',
      theme_uri: 'https://example.org/harbour',
      version: '2.1',
      tags: ['blog', 'wide'],
      is_block_theme: true,
      default_template_types: expect.arrayContaining([{ slug: 'index', title: 'Index', description: expect.stringMatching(/\w/) }]),
      default_template_part_areas: expect.arrayContaining([expect.objectContaining({ area: 'header', area_tag: 'header' })]),
    })
    const [styles] = theme?._links['cms:user-global-styles'] ?? []
    const response = await fetch(styles?.href ?? '', { headers: { Authorization: server.authorization.editor } })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ settings: {}, styles: {} })
  })

  it('links to the same styles, however many ask first', async () => {
    const fresh = await startServer()
    const links = await Promise.all(
      Array.from({ length: 5 }, async () => (await dataOf(list(fresh.as.author)))[0]?._links['cms:user-global-styles']),
    )
    await fresh.close()
    expect(new Set(links.map((link) => JSON.stringify(link))).size).toBe(1)
  })

  it('is narrowed by status', async () => {
    expect(await dataOf(list(server.as.editor, ['active']))).toHaveLength(1)
    expect(await dataOf(list(server.as.editor, ['inactive']))).toEqual([])
    expect(await dataOf(list(server.as.editor, ['inactive', 'active']))).toHaveLength(1)
    const odd = await fetch(`${server.restRoot}/cms/v2/themes?status=pretty`, { headers: { Authorization: server.authorization.editor } })
    expect(await refusalIn(odd)).toEqual(invalid('status'))
  })

  it('is for those who may write posts', async () => {
    expect(await dataOf(list(server.as.contributor))).toHaveLength(1)
    expect(await refusalOf(list(server.as.subscriber))).toEqual(hidden(403))
    expect(await refusalOf(list(server.visitor))).toEqual(hidden(401))
  })
})

describe('getTheme', () => {
  it('has the theme by its identifier', async () => {
    const [listed] = await dataOf(list(server.as.editor))
    expect(await dataOf(get(server.as.editor, 'harbour'))).toEqual(listed)
  })

  it('finds no other, and is for those who may write posts', async () => {
    expect(await refusalOf(get(server.as.editor, 'default'))).toEqual({ status: 404, code: 'rest_theme_not_found' })
    expect(await refusalOf(get(server.as.subscriber, 'harbour'))).toEqual(hidden(403))
    expect(await refusalOf(get(server.visitor, 'default'))).toEqual(hidden(401))
  })
})
