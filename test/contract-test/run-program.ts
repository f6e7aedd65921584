// Runs the contract tests from their command line, and returns their output and reports.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '#command/program.ts'
import type { Counts } from '#command/contract-test/results.ts'
import type { Outcome, TestRun, OperationResult } from '#command/contract-test/results.ts'
import type { TestServer } from '../support/server.ts'

export interface Report extends Omit<TestRun, 'tested'> {
  counts: Counts
  operations: OperationResult[]
}

export interface Result {
  exitCode: number
  /** The output on the terminal. */
  text: string
  report: Report
  junit: string
}

/** The options that name the administrator of a server. */
export function asAdministrator({ authorization }: TestServer): string[] {
  return ['--application-password', Buffer.from(authorization.administrator.slice('Basic '.length), 'base64').toString()]
}

export async function contractTest(baseUrl: string, options: readonly string[] = []): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-test-'))
  const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')]
  const lines: string[] = []
  const write = (line: string): number => lines.push(line)
  const exitCode = await runProgram(['contract-test', '--base-url', baseUrl, '--report-json', json, '--report-junit', junit, ...options], {
    log: write,
    error: write,
  })
  const text = lines.join('\n')
  if (exitCode === 2) throw new Error(`The run did not start: ${text}`)
  const result = { exitCode, text, report: JSON.parse(readFileSync(json, 'utf8')) as Report, junit: readFileSync(junit, 'utf8') }
  rmSync(folder, { recursive: true })
  return result
}

/** Returns the outcomes with a result: `<operation>: <request>` with the reasons. */
export function outcomesIn({ operations }: Report, result: Outcome['result']): Record<string, string[]> {
  return Object.fromEntries(
    operations.flatMap(({ operation, outcomes }) =>
      outcomes.filter((one) => one.result === result).map(({ title, reasons = [] }) => [`${operation}: ${title}`, reasons] as const),
    ),
  )
}
