// npm run fuzz -- [--requests 20000] [--seed N]: sends random requests to a service of its own; exits with 1 if a response violates the contract.
import { parseArgs } from 'node:util'
import { operationsOf, readDocuments } from '../../command/contract-test/documents.ts'
import { startServer } from '../../test/support/server.ts'
import { callersOf, fuzz } from './fuzzing.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: String(Date.now() % 2 ** 31) } },
})
const [requests, seed] = [Number(values.requests), Number(values.seed)]
const started = Date.now()
const server = await startServer()
try {
  console.log(`Seed ${seed}, ${requests} requests`)
  const { statuses, succeeded, failures } = await fuzz({
    operations: operationsOf(readDocuments()),
    baseUrl: server.baseUrl,
    restRoot: server.restRoot,
    callers: callersOf(server.authorization),
    requests,
    seed,
  })
  for (const { operation, reasons, curl } of failures)
    console.log(`\nFAILED  ${operation}\n        ${reasons.join('\n        ')}\n        ${curl}`)
  console.log(
    `\n${Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}`,
  )
  console.log(
    `${succeeded} operations succeeded at least once. ${failures.length} responses violated the contract. ${Math.round((Date.now() - started) / 1000)} s.`,
  )
  process.exitCode = failures.length ? 1 : 0
} finally {
  await server.close()
}
