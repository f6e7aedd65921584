// The command line of the contract tests.
import { writeFileSync } from 'node:fs'
import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { url, withServiceOptions } from '../options.ts'
import type { Output } from '../output.ts'
import { ContractTestError, contractTest } from './index.ts'
import type { ContractTestOptions } from './index.ts'
import { createProgress } from './progress.ts'
import { jsonReport } from './report-json.ts'
import { junitReport } from './report-junit.ts'
import { failureLines, summaryLines } from './report-terminal.ts'
import { countsOf } from './results.ts'

interface Options extends Omit<ContractTestOptions, 'namespaces' | 'operations' | 'onTested' | 'signal' | 'timeoutSeconds'> {
  namespace?: string[]
  operation?: string[]
  reportJunit?: string
  reportJson?: string
  timeout?: number
}

export function addContractTest(cli: Command, output: Output, finish: (exitCode: number) => void): void {
  const command = cli
    .command('contract-test')
    .description(
      'Tests a running service against its contract: valid requests, invalid requests that break one rule each, and every response against its schema.',
    )
  withServiceOptions(command, 'the user to authenticate as; use an administrator to test everything')
    .option('--write', 'also test write operations; creates and deletes items, so do not test a production site', false)
    .option('--quick', 'send one valid and one invalid request to each operation', false)
    .option('--parallel <number>', 'how many resources to test at the same time', positiveInteger)
    .option('--timeout <seconds>', 'how long the service may take for a response (default: 30)', positiveInteger)
    .option('--origin <origin>', 'an origin that the service must allow, such as https://www.example.org', url)
    .option('--namespace <name...>', 'only these namespaces, such as cms/v2')
    .option('--operation <id...>', 'only these operations, such as listPosts')
    .option('--report-junit <file>', 'write a report as JUnit XML')
    .option('--report-json <file>', 'write a report as JSON')
    .action(async (options: Options) => finish(await exitCodeOf(options, output)))
}

/** 0 if all tests pass, 1 if a test fails or the run is stopped, 2 if the run cannot start. */
async function exitCodeOf(options: Options, output: Output): Promise<number> {
  try {
    return await testAndReport(options, output)
  } catch (error) {
    if (!(error instanceof ContractTestError)) throw error
    output.error(error.message)
    return 2
  }
}

async function testAndReport(
  { namespace, operation, reportJunit, reportJson, timeout, ...options }: Options,
  output: Output,
): Promise<number> {
  const progress = createProgress(output)
  const result = await whileUninterrupted(output, (signal) =>
    contractTest({
      ...options,
      ...(timeout !== undefined && { timeoutSeconds: timeout }),
      namespaces: namespace,
      operations: operation,
      signal,
      onStart: ({ length }) => progress.start(length),
      onTested: (one) => progress.add(one),
    }),
  )
  progress.end()
  for (const line of [...failureLines(result), ...summaryLines(result)]) output.log(line)
  if (reportJunit) writeFileSync(reportJunit, junitReport(result))
  if (reportJson) writeFileSync(reportJson, jsonReport(result))
  return countsOf(result).failed || result.stopped !== undefined ? 1 : 0
}

/** Aborts the signal when the process is told to stop. The second time, it stops at once. */
async function whileUninterrupted<Result>({ error }: Output, act: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController()
  const stop = (): void => {
    error('Stopping, and deleting what the run has created. To stop at once, press Ctrl+C again.')
    controller.abort(new Error('the run was interrupted'))
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, stop)
  try {
    return await act(controller.signal)
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}

function positiveInteger(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a positive whole number.')
  return Number(text)
}
