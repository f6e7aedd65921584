// The command line of the contract tests.
import { writeFileSync } from 'node:fs'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { ContractTestError, contractTest, operationIds } from './index.ts'
import type { ContractTestOptions } from './index.ts'
import { createProgress } from './progress.ts'
import { jsonReport } from './report-json.ts'
import { junitReport } from './report-junit.ts'
import { failureLines, summaryLines } from './report-terminal.ts'
import { countsOf } from './results.ts'

interface Options extends Omit<ContractTestOptions, 'namespaces' | 'operations' | 'onTested'> {
  namespace?: string[]
  operation?: string[]
  reportJunit?: string
  reportJson?: string
}

export interface Output {
  log(line: string): void
  error(line: string): void
  /** Replaces the line that shows the progress; undefined where there is no terminal. */
  status?: ((line: string) => void) | undefined
}

/** Returns the exit code: 0 if all tests pass, 1 if a test fails, 2 if the run cannot start. */
export async function program(given: string[], output: Output): Promise<number> {
  let code = 0
  const cli = new Command('content-service').description('Tools for users of a content service.').exitOverride()
  cli.configureOutput({ writeOut: (text) => output.log(text.trimEnd()), writeErr: (text) => output.error(text.trimEnd()) })
  cli
    .command('contract-test')
    .description(
      'Tests a running service against its contract: valid requests, invalid requests that break one rule each, and every response against its schema.',
    )
    .requiredOption('--base-url <url>', 'the URL of the service, such as https://content.example.org', url)
    .option('--rest-prefix <path>', 'the path of the REST root below the base URL', 'cms-json')
    .addOption(
      new Option('--application-password <login:password>', 'the user to authenticate as; use an administrator to test everything')
        .env('APPLICATION_PASSWORD')
        .argParser(credentials),
    )
    .option('--write', 'also test write operations; creates and deletes items, so do not test a production site', false)
    .option('--quick', 'send one valid and one invalid request to each operation', false)
    .option('--parallel <number>', 'how many resources to test at the same time', positiveInteger)
    .option('--origin <origin>', 'an origin that the service must allow, such as https://www.example.org', url)
    .option('--namespace <name...>', 'only these namespaces, such as cms/v2')
    .option('--operation <id...>', 'only these operations, such as listPosts')
    .option('--report-junit <file>', 'write a report as JUnit XML')
    .option('--report-json <file>', 'write a report as JSON')
    .action(async (options: Options) => {
      code = await testAndReport(options, output)
    })
  try {
    await cli.parseAsync(given, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!(error instanceof ContractTestError)) throw error
    output.error(error.message)
    return 2
  }
}

async function testAndReport({ namespace, operation, reportJunit, reportJson, ...options }: Options, output: Output): Promise<number> {
  const progress = createProgress(operation?.length ?? operationIds({ namespaces: namespace }).length, output)
  const result = await contractTest({ ...options, namespaces: namespace, operations: operation, onTested: (one) => progress.add(one) })
  progress.end()
  for (const line of [...failureLines(result), ...summaryLines(result)]) output.log(line)
  if (reportJunit) writeFileSync(reportJunit, junitReport(result))
  if (reportJson) writeFileSync(reportJson, jsonReport(result))
  return countsOf(result).failed ? 1 : 0
}

function url(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('It must be a URL that starts with http:// or https://.')
  return text
}

function positiveInteger(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a positive whole number.')
  return Number(text)
}

function credentials(text: string): ContractTestOptions['applicationPassword'] {
  const at = text.indexOf(':')
  if (at < 1) throw new InvalidArgumentError('It must be a username and an application password, separated by a colon.')
  return { username: text.slice(0, at), password: text.slice(at + 1) }
}
