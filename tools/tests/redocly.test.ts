// Redocly's score of each document, and whether the portable one is valid. `npm run lint:openapi` lints them, and `npm run codegen:check` bundles them.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from '@jest/globals'
import { withMergedSchemas } from '../../server/contract/published/merged-schemas.ts'
import { allDocuments } from '../../test/support/contract.ts'
import { root } from '../../test/contract/sources.ts'
import { sharedServer } from '../../test/support/shared-server.ts'

const server = await sharedServer()

const run = promisify(execFile)
const redocly = (...args: string[]) =>
  run(process.execPath, [`${root}node_modules/@redocly/cli/bin/cli.js`, ...args], {
    cwd: root,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })

const folder = mkdtempSync(join(tmpdir(), 'content-service-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each(allDocuments())(
  "redocly's score of $name, with its schemas in one piece, is at least 86 without what it loses for the number of operations",
  async ({ name, document }) => {
    const file = join(folder, `${name}.merged.json`)
    writeFileSync(file, JSON.stringify(withMergedSchemas(document)))
    const { stdout } = await redocly('score', file, '--format=json')
    const { agentReadiness, rawMetrics } = JSON.parse(stdout) as { agentReadiness: number; rawMetrics: { operationCount: number } }
    // Each operation costs a hundredth, however good it is.
    expect(agentReadiness + rawMetrics.operationCount / 100).toBeGreaterThanOrEqual(86)
  },
)

const rules = `telemetry: off
extends: [spec]
rules:
  no-unresolved-refs: error
  no-unused-components: error
  operation-operationId-unique: error
  no-invalid-media-type-examples: { severity: error, allowAdditionalProperties: true }
  no-invalid-schema-examples: { severity: error, allowAdditionalProperties: true }
  no-invalid-parameter-examples: { severity: error, allowAdditionalProperties: true }
`

it('the portable document of all namespaces is valid OpenAPI 3.0, and its examples are valid', async () => {
  const document = await (await fetch(`${server.baseUrl}/docs/openapi.portable.json`)).text()
  writeFileSync(join(folder, 'redocly.yaml'), rules)
  writeFileSync(join(folder, 'openapi.json'), document)
  await redocly('lint', '--config', join(folder, 'redocly.yaml'), join(folder, 'openapi.json'))
}, 120_000)
