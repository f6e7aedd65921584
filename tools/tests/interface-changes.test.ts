// The comparison with the documents of the last release. oasdiff, which finds the changes, needs Go.
import { afterAll, describe, expect, it } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const program = resolve('scripts/interface/main.ts')
const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

interface Document {
  info: { version: string }
  paths: Record<string, { get: { parameters: object[] } }>
}

/** Creates a checkout with one document that has changed since the release. */
function checkoutWith(change: (document: Document) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'interface-'))
  folders.push(folder)
  for (const path of ['openapi/released', 'generated/oembed-1.0', 'docs']) mkdirSync(join(folder, path), { recursive: true })
  cpSync('docs/interface-changelog.md', join(folder, 'docs/interface-changelog.md'))
  const document = JSON.parse(readFileSync('generated/oembed-1.0/openapi.json', 'utf8')) as Document
  document.info.version = '1.4.0'
  writeFileSync(join(folder, 'openapi/released/oembed-1.0.json'), JSON.stringify(document))
  change(document)
  writeFileSync(join(folder, 'generated/oembed-1.0/openapi.json'), JSON.stringify(document))
  return folder
}

function run(folder: string, command: string, env = process.env): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, command], { cwd: folder, encoding: 'utf8', env })
  return { status, output: stdout + stderr }
}

function setVersion(folder: string, version: string): void {
  const file = join(folder, 'generated/oembed-1.0/openapi.json')
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document
  document.info.version = version
  writeFileSync(file, JSON.stringify(document))
}

const requireParameter = (document: Document): void => {
  document.paths['/embed']?.get.parameters.push({ name: 'key', in: 'query', required: true, schema: { type: 'string' } })
}
const addParameter = (document: Document): void => {
  document.paths['/embed']?.get.parameters.push({ name: 'theme', in: 'query', schema: { type: 'string' } })
}

const whereGoIs = spawnSync('go', ['version']).status === 0 ? describe : describe.skip

whereGoIs('a breaking change', () => {
  it('fails the comparison until it is in the changelog under a new major version', () => {
    const folder = checkoutWith(requireParameter)
    expect(run(folder, 'compare')).toEqual({
      status: 1,
      output: expect.stringMatching(/Embeds has breaking changes since 1\.4\.0.*2\.0\.0[^]*`key`: `GET \/embed`/),
    })
    setVersion(folder, '1.5.0')
    expect(run(folder, 'compare').status).toBe(1)
    setVersion(folder, '2.0.0')
    expect(run(folder, 'compare')).toEqual({ status: 1, output: expect.stringContaining('not in docs/interface-changelog.md') })
    expect(run(folder, 'record').status).toBe(0)
    expect(readFileSync(join(folder, 'docs/interface-changelog.md'), 'utf8')).toMatch(/## Embeds 2\.0\.0\n\n- \*\*Breaking\.\*\* .*`key`/)
    expect(run(folder, 'compare')).toEqual({ status: 0, output: '' })
    expect(run(folder, 'release').status).toBe(0)
    expect(readFileSync(join(folder, 'openapi/released/oembed-1.0.json'), 'utf8')).toContain('"name":"key"')
  }, 600_000)

  it('is recorded below the text of its version', () => {
    const folder = checkoutWith(requireParameter)
    setVersion(folder, '2.0.0')
    const file = join(folder, 'docs/interface-changelog.md')
    writeFileSync(
      file,
      '# Changelog of the interface\n\n## Embeds 2.0.0\n\nGet a key first.\n\n- Outdated\n\n## Embeds 1.4.0\n\nThe first version.\n',
    )
    run(folder, 'record')
    expect(readFileSync(file, 'utf8')).toMatch(
      /## Embeds 2\.0\.0\n\nGet a key first\.\n\n- \*\*Breaking\.\*\* [^\n]*\n\n## Embeds 1\.4\.0\n\nThe first version\.\n$/,
    )
  }, 600_000)
})

whereGoIs('an addition', () => {
  it('passes the comparison, and is released with a minor version', () => {
    const folder = checkoutWith(addParameter)
    expect(run(folder, 'compare')).toEqual({ status: 0, output: '' })
    expect(run(folder, 'release')).toEqual({ status: 1, output: expect.stringContaining('1.5.0') })
    setVersion(folder, '1.5.0')
    run(folder, 'record')
    expect(run(folder, 'release')).toEqual({ status: 0, output: '' })
  }, 600_000)
})

it('says that nothing was compared if Go is not installed', () => {
  const folder = checkoutWith(requireParameter)
  expect(run(folder, 'compare', { PATH: folder })).toEqual({ status: 0, output: expect.stringContaining('Go is not installed') })
})
