// Redocly's score of each document. `npm run lint:openapi` lints them, and `npm run codegen:check` bundles them.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from '@jest/globals'
import { withMergedSchemas } from '../../server/contract/published/merged-schemas.ts'
import { allDocuments, root } from '../contract/sources.ts'

const run = promisify(execFile)
const redocly = (...args: string[]) =>
  run(process.execPath, [`${root}node_modules/@redocly/cli/bin/cli.js`, ...args], {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })

const folder = mkdtempSync(join(tmpdir(), 'content-service-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each(allDocuments())("redocly's score of $name, with its schemas in one piece, is at least 85", async ({ name, document }) => {
  const file = join(folder, `${name}.merged.json`)
  writeFileSync(file, JSON.stringify(withMergedSchemas(document)))
  const { stdout } = await redocly('score', file, '--format=json')
  expect((JSON.parse(stdout) as { agentReadiness: number }).agentReadiness).toBeGreaterThanOrEqual(85)
})
