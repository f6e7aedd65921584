// Font collections, which are files of the theme.
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readTheme } from '#server/theme-files/theme.ts'
import { dataOf, failureOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'fonts-')), 'shore')
cpSync(new URL('../../themes/default', import.meta.url), folder, { recursive: true })

const inter = {
  name: 'Inter',
  slug: 'inter',
  fontFamily: 'Inter, sans-serif',
  fontFace: [{ fontFamily: 'Inter', fontWeight: '400', src: 'https://fonts.example.org/inter.woff2' }],
}
const collection = {
  name: 'Shore fonts',
  font_families: [{ font_family_settings: inter, categories: ['sans-serif'] }],
  categories: [{ name: 'Sans serif', slug: 'sans-serif' }],
}
writeFileSync(join(folder, 'font-collections', 'shore-fonts.json'), JSON.stringify(collection))

const server = await sharedServer({ THEME_DIR: folder })
const plain = await sharedServer()
const { content } = server.as.administrator
const list = (query = {}) => content.GET('/font-collections', { params: { query } })

describe('listFontCollections', () => {
  it('lists the files of the theme by slug, by pages', async () => {
    expect((await dataOf(list())).map(({ slug }) => slug)).toEqual(['shore-fonts', 'system-fonts'])
    const { data, response } = await list({ per_page: 1, page: 2 })
    expect([data?.map(({ slug }) => slug), response.headers.get('X-CMS-Total'), response.headers.get('X-CMS-TotalPages')]).toEqual([
      ['system-fonts'],
      '2',
      '2',
    ])
    expect(await failureOf(list({ page: 9 }))).toEqual({ status: 400, code: 'rest_post_invalid_page_number' })
  })

  it('is the collection of the default theme otherwise, whose fonts load no files', async () => {
    const [system, ...others] = await dataOf(plain.as.administrator.content.GET('/font-collections'))
    expect([system?.slug, others]).toEqual(['system-fonts', []])
    const categories = system?.categories.map(({ slug }) => slug)
    for (const { font_family_settings, categories: own } of system?.font_families ?? []) {
      expect(font_family_settings.fontFace).toBeUndefined()
      expect(categories).toEqual(expect.arrayContaining(own))
    }
  })

  it('is refused to all but administrators', async () => {
    for (const caller of [server.anonymous, server.as.subscriber, server.as.editor])
      expect(await failureOf(caller.content.GET('/font-collections'))).toMatchObject({ code: 'rest_cannot_read' })
  })
})

describe('getFontCollection', () => {
  const get = (slug: string, caller = server.as.administrator) =>
    caller.content.GET('/font-collections/{slug}', { params: { path: { slug } } })

  it('returns what the file has', async () => {
    expect(await dataOf(get('shore-fonts'))).toMatchObject({ slug: 'shore-fonts', description: '', ...collection })
  })

  it('has font families that can be installed', async () => {
    const { font_families } = await dataOf(get('system-fonts'))
    for (const { font_family_settings } of font_families) {
      const made = await dataOf(content.POST('/font-families', { body: { font_family_settings: JSON.stringify(font_family_settings) } }))
      expect(made.font_family_settings.slug).toBe(font_family_settings.slug)
    }
  })

  it('refuses an unknown one, but first all callers but administrators', async () => {
    expect(await failureOf(get('google-fonts'))).toEqual({ status: 404, code: 'rest_font_collection_not_found' })
    expect(await failureOf(get('google-fonts', server.as.editor))).toEqual({ status: 403, code: 'rest_cannot_read' })
    expect(await failureOf(get('google-fonts', server.anonymous))).toEqual({ status: 401, code: 'rest_cannot_read' })
  })
})

describe('a file that is no font collection', () => {
  it.each([
    ['a list', [], /must contain a JSON object/],
    ['no name', { font_families: [] }, /must have name/],
    ['a family without settings', { name: 'x', font_families: [{}] }, /font_families\[0\] must have font_family_settings/],
    ['a family without a slug', { name: 'x', font_families: [{ font_family_settings: { name: 'x', fontFamily: 'x' } }] }, /must have slug/],
    [
      'a face without a source',
      { name: 'x', font_families: [{ font_family_settings: { ...inter, fontFace: [{ fontFamily: 'x' }] } }] },
      /must have src/,
    ],
  ])('makes the theme invalid: %s', (_what, json, message) => {
    const theme = join(mkdtempSync(join(tmpdir(), 'fonts-')), 'broken')
    cpSync(new URL('../../themes/default', import.meta.url), theme, { recursive: true })
    mkdirSync(join(theme, 'font-collections'), { recursive: true })
    writeFileSync(join(theme, 'font-collections', 'broken.json'), JSON.stringify(json))
    expect(() => readTheme(theme, '')).toThrow(message)
  })
})
