// Theme folders: the default theme, and invalid ones.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ConfigError } from '../support/config.ts'
import { dataOf } from '../support/responses.ts'
import { startServer } from '../support/server.ts'
import { templates, themeFolder } from '../support/templates.ts'

/** Starts the service with a theme that it should refuse. */
function started(folder: string): Promise<{ code: number | null; stderr: string }> {
  const data = mkdtempSync(join(tmpdir(), 'content-service-'))
  const env = {
    ...process.env,
    THEME_DIR: folder,
    PORT: '0',
    DATABASE_URL: `file:${join(data, 'db.sqlite')}`,
    MEDIA_DIR: data,
    DEMO_CONTENT: 'off',
    LOG_LEVEL: 'silent',
  }
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.on('data', (text) => (stderr += String(text)))
  const timeout = setTimeout(() => child.kill('SIGKILL'), 20_000)
  return new Promise((done) => child.on('close', (code) => (clearTimeout(timeout), done({ code, stderr }))))
}

/** A theme.json with a font face. */
const withFont = (src: string): string =>
  JSON.stringify({
    version: 3,
    settings: {
      typography: {
        fontFamilies: [
          {
            name: 'Signal',
            slug: 'signal',
            fontFamily: 'Signal, monospace',
            fontFace: [{ fontFamily: 'Signal', fontWeight: '400', src: [src] }],
          },
        ],
      },
    },
    styles: { typography: { fontFamily: 'var:preset|font-family|signal' } },
  })

describe('the fonts of a theme', () => {
  const font = readFileSync(new URL('../../server/demo/signal.woff2', import.meta.url))
  const files = { 'theme.json': withFont('file:./assets/fonts/signal 400.woff2'), 'assets/fonts/signal 400.woff2': font }
  const folder = themeFolder('harbour', {
    ...files,
    'styles/night.json': withFont('file:./assets/night.woff2'),
    'assets/night.woff2': font,
  })

  it('have URLs in its styles and in the stylesheets, which everybody can load', async () => {
    const server = await startServer({ THEME_DIR: folder })
    const src = `${server.baseUrl}/cms-content/themes/harbour/assets/fonts/signal%20400.woff2`
    const { content } = server.as.administrator
    const path = { stylesheet: 'harbour' }
    const { settings } = await dataOf(content.GET('/global-styles/themes/{stylesheet}', { params: { path } }))
    expect(settings).toMatchObject({ typography: { fontFamilies: { theme: [{ fontFace: [{ src: [src] }] }] } } })
    const variations = await dataOf(content.GET('/global-styles/themes/{stylesheet}/variations', { params: { path } }))
    const night = `${server.baseUrl}/cms-content/themes/harbour/assets/night.woff2`
    expect(JSON.stringify(variations)).toContain(night)
    for (const url of ['/', '/styles/blocks.css']) expect(await (await fetch(server.baseUrl + url)).text()).toContain(`url("${src}")`)
    for (const url of [src, night]) {
      const response = await fetch(url, { headers: { Origin: 'https://front.example.org' } })
      expect([response.status, response.headers.get('Content-Type'), Buffer.from(await response.arrayBuffer()).equals(font)]).toEqual([
        200,
        'font/woff2',
        true,
      ])
      const tag = response.headers.get('ETag') ?? ''
      expect((await fetch(url, { headers: { 'If-None-Match': tag } })).status).toBe(304)
    }
    await server.close()
  })

  it('are its only files at URLs', async () => {
    const server = await startServer({ THEME_DIR: folder })
    for (const path of ['theme.json', 'templates/index.html', 'assets/fonts', 'assets/fonts/../../theme.json', '..%2ftheme.json', ''])
      expect([path, (await fetch(`${server.baseUrl}/cms-content/themes/harbour/${path}`)).status]).toEqual([path, 404])
    expect((await fetch(`${server.baseUrl}/cms-content/themes/default/assets/night.woff2`)).status).toBe(404)
    await server.close()
  })
})

describe('an invalid theme', () => {
  const empty = mkdtempSync(join(tmpdir(), 'content-service-'))
  it.each<[string, string, RegExp]>([
    ['theme.json that is not an object', themeFolder('harbour', { 'theme.json': '[]' }), /theme\.json must contain a JSON object/],
    [
      'styles that are not an object',
      themeFolder('harbour', { 'theme.json': '{ "styles": "plain" }' }),
      /styles in .*theme\.json must be an object/,
    ],
    [
      'templates without names',
      themeFolder('harbour', { 'theme.json': '{ "customTemplates": ["wide"] }' }),
      /customTemplates in .* must be an array of objects/,
    ],
    ['a variation that is not JSON', themeFolder('harbour', { 'styles/night.json': 'night' }), /night\.json is not valid JSON/],
    [
      'a font that does not exist',
      themeFolder('harbour', { 'theme.json': withFont('file:./assets/none.woff2') }),
      /file:\.\/assets\/none\.woff2 does not exist/,
    ],
    ['a file outside of it', themeFolder('harbour', { 'theme.json': withFont('file:./../one.woff2') }), /must be a font or an image below/],
    [
      'a hidden file',
      themeFolder('harbour', { 'theme.json': withFont('file:./assets/.git/one.woff2') }),
      /must be a font or an image below/,
    ],
    [
      'another file',
      themeFolder('harbour', { 'styles/night.json': withFont('file:./theme.json') }),
      /night\.json .*must be a font or an image/,
    ],
    ['no theme.json', empty, /theme\.json is missing/],
    ['an invalid name', themeFolder('har bour'), /"har bour" may contain only letters/],
    ['a folder that does not exist', join(empty, 'nowhere'), /this folder does not exist/],
  ])('with %s is a configuration error', async (_what, folder, message) => {
    const error: unknown = await startServer({ THEME_DIR: folder }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ConfigError)
    expect((error as ConfigError).message).toMatch(message)
    expect((error as ConfigError).message).not.toMatch(/\n\s+at /)
  })

  it('prevents the start of the program with an error message', async () => {
    const { code, stderr } = await started(themeFolder('harbour', { 'theme.json': '{ "styles": ' }))
    expect(stderr).toMatch(/theme\.json is not valid JSON/)
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(code).toBe(2)
  }, 30_000)
})

describe('the default theme', () => {
  it('is used without configuration, with its templates, parts and variations', async () => {
    const server = await startServer()
    const { content } = server.as.editor
    const files = (await dataOf(templates(server.as.editor).list())).map((one) => one.slug)
    const parts = (await dataOf(content.GET('/template-parts'))).map(({ slug, area }) => [slug, area])
    const variations = (
      await dataOf(content.GET('/global-styles/themes/{stylesheet}/variations', { params: { path: { stylesheet: 'default' } } }))
    ).map((one) => one.title)
    const home = await (await fetch(server.baseUrl)).text()
    await server.close()
    expect(files).toEqual(expect.arrayContaining(['404', 'archive', 'index', 'page', 'single', 'wide']))
    expect(parts).toEqual([
      ['footer', 'footer'],
      ['header', 'header'],
    ])
    expect(variations).toEqual(['Night', 'Plain'])
    expect(home).toContain('--wp--preset--color--accent: #1c5d7d')
    expect(home).toContain('background-color: var(--wp--preset--color--base)')
  })

  it('has the template parts that its templates use', async () => {
    const server = await startServer()
    const all = await dataOf(templates(server.as.editor).list())
    const named = [
      ...new Set(
        all.flatMap((one) => [...(one.content?.raw ?? '').matchAll(/wp:template-part \{"slug":"([^"]+)"/g)].map(([, slug]) => slug)),
      ),
    ]
    const parts = (await dataOf(server.as.editor.content.GET('/template-parts'))).map((one) => one.slug)
    await server.close()
    expect(named.toSorted()).toEqual(parts)
  })
})
