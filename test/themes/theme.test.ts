// Theme folders: the default theme, and invalid ones.
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
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
