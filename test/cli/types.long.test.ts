// `types` writes the types of a site, from its declarations or from a running service. `--site` names the folder of the declarations.
// `npm run codegen` writes those of the site of a checkout.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { runProgram } from '#command/program.ts'
import { describeOnSqlite } from '../support/database.ts'
import { cookingSite, declaredSite } from '../support/declared-site.ts'
import { startProgram } from '../support/program.ts'
import { sharedServer } from '../support/shared-server.ts'
import { commandLine } from './run.ts'

const site = declaredSite(cookingSite)
const server = await sharedServer({ SITE_DIR: site })

/** Runs the command of the client package. */
async function callers(...given: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const write = (line: string): number => lines.push(line)
  return { code: await runProgram(given, { log: write, error: write }), lines }
}

describe('types', () => {
  it('of declarations and of the service with them are the same', async () => {
    const { run, folder } = commandLine()
    const [own, served] = [join(folder, 'src/content.d.ts'), join(folder, 'served.d.ts')]
    expect(await run('types', '--site', site, '--out', own)).toMatchObject({ code: 0, stdout: `Written to ${own}.\n`, stderr: '' })
    expect(await callers('types', '--base-url', server.baseUrl, '--out', served)).toEqual({ code: 0, lines: [`Written to ${served}.`] })
    const text = readFileSync(own, 'utf8')
    expect(text).toBe(readFileSync(served, 'utf8'))
    for (const found of [
      '"/recipes": {',
      'servings_min?: number',
      '"/cuisines/{id}": {',
      'servings: number',
      'cmsV2Ours.components["schemas"]["Id"]',
    ])
      expect(text).toContain(found)
    // What every service has comes from the package.
    for (const found of ['"/pages": {', 'UserInEdit: {']) expect(text).not.toContain(found)
  })

  it('of a site without declarations are empty', async () => {
    const { run, folder } = commandLine()
    const out = join(folder, 'content.d.ts')
    const { stdout } = await run('types', '--out', out)
    expect([stdout, readFileSync(out, 'utf8')]).toEqual([
      `Written to ${out}. The site declares no types, taxonomies or fields.\n`,
      expect.stringContaining('export interface Site {}'),
    ])
  })

  it('cannot be written for declarations with mistakes, or for a service that does not respond', async () => {
    const { start, folder } = commandLine()
    const wrong = declaredSite({ 'types/recipe.yaml': 'name: recipe' })
    const out = join(folder, 'content.d.ts')
    expect(await start('types', '--site', wrong, '--out', out)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('route is missing'),
    })
    expect(await callers('types', '--base-url', 'http://127.0.0.1:9', '--out', out)).toEqual({
      code: 2,
      lines: [expect.stringMatching(/^Cannot read the documents of http:\/\/127\.0\.0\.1:9: /)],
    })
    const missing = await callers('types', '--out', out)
    expect([missing.code, missing.lines.join('\n')]).toEqual([2, expect.stringContaining("required option '--base-url <url>'")])
  })
})

describeOnSqlite('npm run codegen', () => {
  const checkout = join(import.meta.dirname, '../..')

  /** Generates the code of the smallest document in a folder with the documents of the checkout. Returns what it wrote. */
  function generate(folder: string): string[] {
    for (const name of ['openapi', 'redocly.yaml']) symlinkSync(join(checkout, name), join(folder, name))
    const { SITE_DIR: _site, ...env } = process.env
    execFileSync(process.execPath, [join(checkout, 'scripts/codegen.ts'), 'site'], { cwd: folder, env })
    return readdirSync(folder).filter((name) => !['openapi', 'redocly.yaml'].includes(name))
  }

  it('writes the types of the site of a checkout, and programs there are compiled with them', () => {
    const { folder } = commandLine()
    renameSync(declaredSite(cookingSite), join(folder, 'site'))
    generate(folder)
    mkdirSync(join(folder, 'node_modules'))
    symlinkSync(checkout, join(folder, 'node_modules/content-service'))
    const program = join(folder, 'program.mts')
    const lines = [
      "import { createClient } from 'content-service'",
      "import type { Site } from './site/content.d.ts'",
      "const { content } = createClient<Site>({ baseUrl: 'http://localhost:3000' })",
      "const { data } = await content.GET('/recipes', { params: { query: { servings_min: 2 } } })",
      'export const servings: number | undefined = data?.[0]?.meta.servings',
      '// @ts-expect-error there is no such field',
      'export const serving = data?.[0]?.meta.serving',
    ]
    writeFileSync(program, lines.join('\n'))
    const options =
      '--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --allowImportingTsExtensions --target es2024 --types node'
    const { stdout } = spawnSync('tsc', [...options.split(' '), '--typeRoots', join(checkout, 'node_modules/@types'), program], {
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
  }, 120_000)

  it('writes nothing else for a checkout without declarations', () => {
    const { folder } = commandLine()
    expect(generate(folder)).toEqual(['generated'])
  }, 60_000)
})

describeOnSqlite('--site', () => {
  it('is an option of every command that reads settings, after its name or before', async () => {
    const { run, start } = commandLine()
    const message = 'SITE_DIR is "/nowhere"; this folder does not exist.\n'
    expect(await start('users', 'list', '--site', '/nowhere')).toMatchObject({ code: 2, stderr: message })
    for (const given of [
      ['--site', '/nowhere', 'users', 'list'],
      ['import', 'export.xml', '--site', '/nowhere'],
      ['render', '--site', '/nowhere'],
    ])
      expect(await run(...given)).toMatchObject({ code: 2, stderr: message })
    expect(await run('users', 'list', '--site', site)).toMatchObject({ code: 0, stderr: '' })
    expect((await run('users', 'list', '--help')).stdout).toContain('--site <folder>')
  })

  it('names the declarations of a service, also in its workers', async () => {
    const { folder } = commandLine()
    const service = await startProgram(folder, { DEMO_CONTENT: 'off', WORKERS: '2' }, undefined, ['--site', site])
    try {
      for (let turn = 0; turn < 8; turn++)
        expect((await fetch(`${service.baseUrl}/cms-json/cms/v2/recipes`, { headers: { Connection: 'close' } })).status).toBe(200)
    } finally {
      await service.stop()
    }
  })
})
