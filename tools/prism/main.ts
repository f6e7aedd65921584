// `npm run validate-exchanges -- <folder>`: Prism validates exchanges that the tests have recorded against the published documents.
// Record them with RECORDED_EXCHANGES=<folder>. Prism compiles each schema for each operation, which takes too long for every run of the tests.
// V8 must not optimize the code of its validators (package.json): that of a list takes gigabytes to optimize.
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { kindOf } from '../../test/worker/recorded-exchanges.ts'
import type { Exchange } from '../../test/worker/recorded-exchanges.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder with the exchanges: npm run validate-exchanges -- <folder>')

/** The exchanges that are validated at a time: Prism keeps all that it compiles for them. */
const PORTION = 400

const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean))
// Each process of the tests has recorded one of a kind.
const ofOneKind = new Map(lines.map((line) => JSON.parse(line) as Exchange).map((one) => [kindOf(one), one]))
const exchanges = Map.groupBy(ofOneKind.values(), ({ document }) => document)
if (!lines.length) throw new Error(`${folder} has no exchanges. Run the tests with RECORDED_EXCHANGES=${folder}.`)
for (const [document, ofDocument] of exchanges) {
  const operations = new Set(ofDocument.map(({ operation }) => operation))
  const inOrder = ofDocument.toSorted((one, other) => compare(keyOf(one), keyOf(other)))
  const violations: string[] = []
  for (let first = 0; first < inOrder.length; first += PORTION)
    violations.push(...(await violationsOf(document, inOrder.slice(first, first + PORTION))))
  console.log(`${document}: ${ofDocument.length} exchanges of ${operations.size} operations, ${violations.length} violations`)
  for (const violation of violations) console.log(`  ${violation}`)
  if (violations.length) process.exitCode = 1
}

/** Operations of a resource are validated together, for most of their responses have the same schema, which is compiled once for a portion. */
function keyOf({ operation, request }: Exchange): string {
  const [, root, name, version, collection] = new URL(request.url).pathname.split('/')
  return [root, name, version, collection, operation].join('/')
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}

async function violationsOf(document: string, some: readonly Exchange[]): Promise<string[]> {
  const thread = new Worker(new URL('portion.ts', import.meta.url), { workerData: { document, exchanges: some } })
  const [violations] = (await once(thread, 'message')) as [string[]]
  await thread.terminate()
  return violations
}
