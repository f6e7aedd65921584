// `types` writes the types of a site, from its declarations or from a running service. `--site` names the folder of the declarations.
import { readFileSync } from 'node:fs'
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
