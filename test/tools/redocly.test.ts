// What Redocly says of the documents: no warnings, high scores, and the bundles are those in generated/.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from '@jest/globals'
import { withMergedSchemas } from '../../server/contract/published/merged-schemas.ts'
import { allDocuments, root } from '../contract/sources.ts'

const run = promisify(execFile)
const redocly = (...args: string[]) =>
  run(process.execPath, [`${root}node_modules/@redocly/cli/bin/cli.js`, ...args], {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })

describe('the linter', () => {
  it.each(allDocuments())(
    'accepts $name',
    async ({ name }) => {
      // It exits with an error code if it finds problems, but prints them.
      const { stdout } = await redocly('lint', name, '--format=json').catch((error: { stdout: string }) => error)
      const { totals, problems } = JSON.parse(stdout) as {
        totals: object
        problems: { message: string; location?: { pointer?: string }[] }[]
      }
      expect(problems.map(({ message, location }) => `${message} at ${location?.[0]?.pointer}`)).toEqual([])
      expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
    },
    60_000,
  )

  it('ignores nothing', () => {
    expect(existsSync(`${root}.redocly.lint-ignore.yaml`)).toBe(false)
  })
})

const folder = mkdtempSync(join(tmpdir(), 'content-service-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each(allDocuments())("redocly's score of $name, with its schemas in one piece, is at least 85", async ({ name, document }) => {
  const file = join(folder, `${name}.merged.json`)
  writeFileSync(file, JSON.stringify(withMergedSchemas(document)))
  const { stdout } = await redocly('score', file, '--format=json')
  expect((JSON.parse(stdout) as { agentReadiness: number }).agentReadiness).toBeGreaterThanOrEqual(85)
})

describe('the generated code', () => {
  it.each(allDocuments())(
    'of $name matches its document',
    async ({ name }) => {
      const file = join(folder, `${name}.json`)
      await redocly('bundle', `openapi/${name}/openapi.yaml`, '--output', file)
      const [written, due] = [`${root}generated/${name}/openapi.json`, file].map((path) => readFileSync(path, 'utf8'))
      // `npm run codegen` updates it.
      expect({ name, isUpToDate: written === due }).toEqual({ name, isUpToDate: true })
    },
    60_000,
  )
})
