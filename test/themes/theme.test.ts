// Theme folders: the default theme, and invalid ones.
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { dataOf } from '../support/answers.ts'
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
  it.each([
    ['theme.json that is not JSON', { 'theme.json': '{ "styles": ' }, /theme\.json is not valid JSON/],
    ['theme.json that is not an object', { 'theme.json': '[]' }, /theme\.json must contain a JSON object/],
    ['styles that are not an object', { 'theme.json': '{ "styles": "plain" }' }, /styles in .*theme\.json must be an object/],
    ['templates without names', { 'theme.json': '{ "customTemplates": ["wide"] }' }, /customTemplates in .* must be an array of objects/],
    ['a variation that is not JSON', { 'styles/night.json': 'night' }, /night\.json is not valid JSON/],
  ])(
    'with %s prevents the start with an error message',
    async (_what, files, message) => {
      const { code, stderr } = await started(themeFolder('harbour', files))
      expect(stderr).toMatch(message)
      expect(stderr).not.toMatch(/\n\s+at /)
      expect(code).toBe(2)
    },
    30_000,
  )

  it('prevents the start if theme.json is missing, its name is invalid or it does not exist', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'content-service-'))
    for (const [folder, message] of [
      [empty, /theme\.json is missing/],
      [themeFolder('har bour'), /"har bour" may contain only letters/],
      [join(empty, 'nowhere'), /this folder does not exist/],
    ] as const) {
      const { code, stderr } = await started(folder)
      expect([folder, code, stderr]).toEqual([folder, 2, expect.stringMatching(message)])
    }
  }, 60_000)
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
