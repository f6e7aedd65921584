// Records over a run of the tests which operations succeeded and which error codes were returned.
import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestResponse } from '#command/contract-test/exchange.ts'

/** The variable with the folder of a run. Each process has a file in it. */
const FOLDER = 'OBSERVED_RESPONSES'

const known = new Set<string>()

export function startObserving(): void {
  process.env[FOLDER] = mkdtempSync(join(tmpdir(), 'observed-'))
}

interface Body {
  code?: string
  /** Of a batch. */
  responses?: ({ body?: Body } | null)[]
}

/** Records the operation if it succeeded, and the codes of errors. */
export function observe(operationId: string, { status, body }: TestResponse): void {
  const { code, responses = [] } = (body ?? {}) as Body
  if (status < 400) note(operationId)
  else if (code) note(code)
  for (const inner of responses) if (inner?.body?.code) note(inner.body.code)
}

function note(name: string): void {
  const folder = process.env[FOLDER]
  if (!folder || known.has(name)) return
  known.add(name)
  appendFileSync(join(folder, String(process.pid)), `${name}\n`)
}

/** Returns the operations and the codes of all processes, and deletes them. */
export function takeObserved(): ReadonlySet<string> {
  const folder = process.env[FOLDER]
  if (!folder) return new Set()
  const names = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  rmSync(folder, { recursive: true })
  return new Set(names)
}
