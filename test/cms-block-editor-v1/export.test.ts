// The export of the theme.
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readTheme } from '#server/theme-files/theme.ts'
import { block, paragraph } from '../support/rendered.ts'
import { dataOf, failureOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { parts, templates, themeFolder } from '../support/templates.ts'
import { filesInZip } from '../support/zip.ts'

const family = (src: string) => ({ name: 'One', slug: 'one', fontFamily: 'One', fontFace: [{ fontFamily: 'One', src }] })
const files = {
  'theme.json': JSON.stringify({
    version: 3,
    settings: {
      color: { palette: [{ slug: 'ink', name: 'Ink', color: '#111' }] },
      typography: { fontFamilies: [family('file:./assets/fonts/one.woff2')] },
    },
    styles: { color: { text: '#111' }, spacing: { blockGap: '1rem' } },
    templateParts: [{ name: 'header', title: 'Top', area: 'header' }],
  }),
  'templates/index.html': paragraph('Index of the theme.'),
  'templates/page.html': paragraph('Page of the theme.'),
  'parts/header.html': paragraph('Header of the theme.'),
  'patterns/hours.html': paragraph('Hours.'),
  'assets/fonts/one.woff2': 'font',
  '.git/config': 'secret',
  'node_modules/x/index.js': 'code',
}
const folder = themeFolder('harbour', files)
symlinkSync('/etc/passwd', join(folder, 'assets', 'link.txt'))
const server = await sharedServer({ THEME_DIR: folder })
const { administrator } = server.as

const download = ({ restRoot, authorization }: TestServer, init: RequestInit = {}): Promise<Response> =>
  fetch(`${restRoot}/cms-block-editor/v1/export`, { ...init, headers: { Authorization: authorization.administrator } })
const exported = async (from: TestServer): Promise<Map<string, string>> =>
  filesInZip(Buffer.from(await (await download(from)).arrayBuffer()))

describe('getThemeExport', () => {
  it('is a ZIP file with the files of the theme', async () => {
    const response = await download(server)
    expect(response.headers.get('Content-Type')).toBe('application/zip')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="harbour.zip"')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const found = filesInZip(Buffer.from(await response.arrayBuffer()))
    expect([...found.keys()]).toEqual([
      'assets/fonts/one.woff2',
      'parts/header.html',
      'patterns/hours.html',
      ...(found.has('style.css') ? ['style.css'] : []),
      'templates/index.html',
      'templates/page.html',
      'theme.json',
    ])
    expect(found.get('templates/index.html')?.trim()).toBe(paragraph('Index of the theme.'))
    expect(found.get('assets/fonts/one.woff2')).toBe('font')
  })

  it("has the site's own templates, parts and styles, and is a theme again", async () => {
    const part = block('template-part', { slug: 'header', theme: 'harbour', tagName: 'header' })
    await dataOf(templates(administrator).update('harbour//page', { content: `${part}${paragraph('Own page — “ა”.')}` }))
    await dataOf(templates(administrator).create({ slug: 'landing', title: 'Landing', content: paragraph('Landing.') }))
    await dataOf(parts(administrator).create({ slug: 'side', title: 'Side', area: 'footer', content: paragraph('Side.') }))
    const styles = await dataOf(administrator.content.GET('/themes/{stylesheet}', { params: { path: { stylesheet: 'harbour' } } }))
    const id = styles._links['cms:user-global-styles']?.[0]?.href.split('/').at(-1) ?? ''
    await dataOf(
      administrator.content.POST('/global-styles/{id}', {
        params: { path: { id } },
        body: {
          settings: {
            color: { palette: { custom: [{ slug: 'sea', name: 'Sea', color: '#036' }] } },
            // Editors store URLs as they have got them.
            typography: {
              fontFamilies: { custom: [{ ...family(`${server.baseUrl}/cms-content/themes/harbour/assets/fonts/one.woff2`), slug: 'two' }] },
            },
          },
          styles: { color: { text: '#222' } },
        },
      }),
    )
    const found = await exported(server)
    expect(found.get('templates/page.html')?.trim()).toBe(
      `<!-- wp:template-part {"slug":"header","tagName":"header"} /-->${paragraph('Own page — “ა”.')}`,
    )
    expect(found.get('templates/landing.html')?.trim()).toBe(paragraph('Landing.'))
    expect(found.get('templates/index.html')?.trim()).toBe(paragraph('Index of the theme.'))
    expect(JSON.parse(found.get('theme.json') ?? '')).toEqual({
      version: 3,
      settings: {
        color: {
          palette: [
            { slug: 'ink', name: 'Ink', color: '#111' },
            { slug: 'sea', name: 'Sea', color: '#036' },
          ],
        },
        typography: {
          fontFamilies: [family('file:./assets/fonts/one.woff2'), { ...family('file:./assets/fonts/one.woff2'), slug: 'two' }],
        },
      },
      styles: { color: { text: '#222' }, spacing: { blockGap: '1rem' } },
      customTemplates: [{ name: 'landing', title: 'Landing' }],
      templateParts: [
        { name: 'header', title: 'Top', area: 'header' },
        { name: 'side', title: 'Side', area: 'footer' },
      ],
    })
    const again = readTheme(themeFolder('harbour', Object.fromEntries(found)), server.baseUrl)
    expect([...again.templates.keys()]).toEqual(['index', 'landing', 'page'])
    expect(again.parts.get('side')).toMatchObject({ area: 'footer', content: paragraph('Side.') })
    expect(again.patterns.get('harbour/hours')?.content).toBe(paragraph('Hours.'))
  })

  it.each<[what: string, change: (file: string) => void]>([
    ['has gone', (file) => rmSync(file)],
    ['is a folder', (file) => (rmSync(file), mkdirSync(file))],
    ['is a link', (file) => (rmSync(file), symlinkSync('/etc/passwd', file))],
  ])('is cut off if a file %s by the time it is read, and the service goes on', async (_what, change) => {
    // More than the buffers of a connection hold.
    const noise = randomBytes(8_000_000).toString('latin1')
    const changing = themeFolder('changing', { ...files, 'assets/large.bin': noise, 'zz-last.txt': 'last' })
    const other = await startServer({ THEME_DIR: changing })
    try {
      const response = await download(other)
      change(join(changing, 'zz-last.txt'))
      await expect(response.arrayBuffer()).rejects.toThrow()
      rmSync(join(changing, 'zz-last.txt'), { recursive: true, force: true })
      expect((await exported(other)).has('assets/large.bin')).toBe(true)
    } finally {
      await other.close()
    }
  })

  it('ends when the caller leaves', async () => {
    const left = new AbortController()
    const response = await download(server, { signal: left.signal })
    left.abort()
    await expect(response.arrayBuffer()).rejects.toThrow()
    expect((await exported(server)).size).toBeGreaterThan(5)
  })

  it('is refused to everybody but administrators', async () => {
    const refused = { code: 'rest_cannot_export_templates' }
    expect(await failureOf(server.as.editor.blockEditor.GET('/export'))).toEqual({ status: 403, ...refused })
    expect(await failureOf(server.anonymous.blockEditor.GET('/export'))).toEqual({ status: 401, ...refused })
  })
})
