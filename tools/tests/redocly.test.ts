// Redocly's score of each document, whether the portable one is valid, and the documents of a site with own types. `npm run lint:openapi` lints them, and `npm run codegen:check` bundles them.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { withMergedSchemas } from '../../server/contract/published/merged-schemas.ts'
import { allDocuments } from '../../test/support/contract.ts'
import { root } from '../../test/contract/sources.ts'
import { cookingSite, declaredSite } from '../../test/support/declared-site.ts'
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

/** Each hundred operations cost a point, however well they are described. */
const withoutSize = ({ agentReadiness, discoverability }: { agentReadiness: number; discoverability: number }): number =>
  agentReadiness + (100 - discoverability) / 10

it.each(allDocuments())(
  "redocly's score of $name, with its schemas in one piece and whatever its size, is at least 84",
  async ({ name, document }) => {
    const file = join(folder, `${name}.merged.json`)
    writeFileSync(file, JSON.stringify(withMergedSchemas(document)))
    const { stdout } = await redocly('score', file, '--format=json')
    expect(withoutSize(JSON.parse(stdout) as Parameters<typeof withoutSize>[0])).toBeGreaterThanOrEqual(84)
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

describe('the documents of a site with own types', () => {
  /** With fields of every kind that an example is made for. */
  const fields = `  code: { type: string, minLength: 5, maxLength: 8 }
  weight: { type: number, exclusiveMinimum: 0, multipleOf: 0.5 }
  floor: { type: integer, maximum: 3 }
  ratings: { type: array, minItems: 2, items: { type: object, required: [by], properties: { by: { type: string }, stars: { type: integer, minimum: 1, maximum: 5 } } } }
  mail: { type: string, format: email }
`
  const site = join(folder, 'printed')

  beforeAll(async () => {
    const elsewhere = ['event', 'venue', 'event_category', 'post_tag', 'block'].map((kind) => [
      `fields/${kind}.yaml`,
      'fields:\n  rank: { type: integer, x-filter: [equals], x-order: true }\n',
    ])
    const declarations = {
      ...cookingSite,
      ...(Object.fromEntries(elsewhere) as object),
      'types/recipe.yaml': `${cookingSite['types/recipe.yaml']}${fields}`,
    }
    mkdirSync(site)
    // As an operator prints them: in a folder with the declarations in site/.
    await run(process.execPath, [`${root}scripts/docs.ts`], { cwd: site, env: { ...process.env, SITE_DIR: declaredSite(declarations) } })
  })

  const printed = (name: string): string => readFileSync(join(site, 'dist/docs', name), 'utf8')

  it('are printed by npm run docs', () => {
    for (const name of ['cms-v2/openapi.json', 'openapi.json', 'cms-v2.md', 'collection.json', 'search.json'])
      expect(printed(name)).toMatch(/recipes/)
    expect(printed('reference/cms-v2/listRecipes/index.html')).toMatch('servings_min')
  })

  it('pass the rules for ours', async () => {
    const documents = JSON.parse(printed('contract.json')) as { name: string; document: object }[]
    expect(documents.map(({ name }) => name)).toEqual(['cal-events-v1', 'cms-v2', 'hooks-v1'])
    const ours = readFileSync(`${root}redocly.yaml`, 'utf8')
    // The file of a resource that a bundled document names in x-embedded alone is used in the documents before.
    writeFileSync(
      join(site, 'redocly.yaml'),
      ours.replaceAll(/openapi\/([\w.-]+)\/openapi.yaml/g, '$1.json').replace('no-unused-components: error', 'no-unused-components: off'),
    )
    for (const { name, document } of documents) writeFileSync(join(site, `${name}.json`), JSON.stringify(document))
    await redocly('lint', '--config', join(site, 'redocly.yaml'), ...documents.map(({ name }) => join(site, `${name}.json`)))
  }, 120_000)

  it('are valid OpenAPI 3.0 in their portable form, with valid examples', async () => {
    writeFileSync(join(site, 'portable.yaml'), rules)
    await redocly('lint', '--config', join(site, 'portable.yaml'), join(site, 'dist/docs/openapi.portable.json'))
  }, 120_000)
})
