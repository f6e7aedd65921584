// `npm run validate-exchanges -- <folder>`: Prism validates exchanges that the tests have recorded against the published documents.
// Record them with RECORDED_EXCHANGES=<folder>. Prism compiles each schema for each operation, which takes too long for every run of the tests.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { violationsIn } from './prism-violations.ts'
import type { Exchange } from '../../test/worker/recorded-exchanges.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder with the exchanges: npm run validate-exchanges -- <folder>')

const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean))
const exchanges = Map.groupBy(
  lines.map((line) => JSON.parse(line) as Exchange),
  ({ document }) => document,
)
if (!lines.length) throw new Error(`${folder} has no exchanges. Run the tests with RECORDED_EXCHANGES=${folder}.`)
for (const [document, ofDocument] of exchanges) {
  const violations = await violationsIn(document, ofDocument)
  const operations = new Set(ofDocument.map(({ operation }) => operation))
  console.log(`${document}: ${ofDocument.length} exchanges of ${operations.size} operations, ${violations.length} violations`)
  for (const violation of violations) console.log(`  ${violation}`)
  if (violations.length) process.exitCode = 1
}
