// The command line of the contract tests.
import { writeFileSync } from 'node:fs'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { operationsOf, readDocuments } from './documents.ts'
import type { Operation } from './documents.ts'
import { NoResponseError, sender } from './exchange.ts'
import type { Target } from './exchange.ts'
import { jsonReport } from './report-json.ts'
import { junitReport } from './report-junit.ts'
import { countsOf, failureLines, summaryLines } from './report-terminal.ts'
import { run } from './run.ts'
import type { TestRun } from './run.ts'
import { describeResponse } from './verdict.ts'

interface Options {
  baseUrl: string
  restPrefix: string
  applicationPassword?: Target['credentials']
  write: boolean
  origin?: string
  namespace: string[]
  operation: string[]
  reportJunit?: string
  reportJson?: string
}

type Lists = 'namespace' | 'operation'

export interface Output {
  log(line: string): void
  error(line: string): void
}

/** The run cannot start: wrong usage, or no service at the URL. */
class UsageError extends Error {}

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
    .option('--origin <origin>', 'an origin that the service must allow, such as https://www.example.org', url)
    .option('--namespace <name...>', 'only these namespaces, such as cms/v2')
    .option('--operation <id...>', 'only these operations, such as listPosts')
    .option('--report-junit <file>', 'write a report as JUnit XML')
    .option('--report-json <file>', 'write a report as JSON')
    .action(async (options: Omit<Options, Lists> & Partial<Pick<Options, Lists>>) => {
      code = await contractTest({ namespace: [], operation: [], ...options }, output)
    })
  try {
    await cli.parseAsync(given, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!(error instanceof UsageError)) throw error
    output.error(error.message)
    return 2
  }
}

async function contractTest(options: Options, output: Output): Promise<number> {
  const target: Target = { ...urlsOf(options), credentials: options.applicationPassword }
  const operations = operationsOf(readDocuments())
  const tested = selectedOperations(operations, options)
  await assertServiceResponds(target)
  const result = await run({
    ...target,
    operations,
    tested,
    mayWrite: options.write,
    origin: options.origin,
    onTested: (one) => failureLines(one).forEach((line) => output.log(line)),
  })
  for (const line of summaryLines(result)) output.log(line)
  report(options, result)
  return countsOf(result).failed ? 1 : 0
}

/** Returns the operations that the options select. An unknown name is an error. */
function selectedOperations(operations: readonly Operation[], { namespace, operation }: Options): Operation[] {
  const names = namespace.map((name) => name.replace(/^\/+|\/+$/g, ''))
  assertKnown(
    names,
    operations.map(({ base }) => base.slice(1)),
    'namespace',
  )
  assertKnown(
    operation,
    operations.map(({ id }) => id),
    'operation',
  )
  return operations.filter(
    ({ base, id }) => (!names.length || names.includes(base.slice(1))) && (!operation.length || operation.includes(id)),
  )
}

function assertKnown(given: readonly string[], available: readonly string[], what: string): void {
  const wrong = given.filter((name) => !available.includes(name))
  if (wrong.length)
    throw new UsageError(
      `Unknown ${what} ${wrong.join(', ')}. Available: ${[...new Set(available)].map((name) => name || '/').join(', ')}.`,
    )
}

function report({ reportJunit, reportJson }: Options, result: TestRun): void {
  if (reportJunit) writeFileSync(reportJunit, junitReport(result))
  if (reportJson) writeFileSync(reportJson, jsonReport(result))
}

/** Reads the index, so that a wrong URL or password is reported once and not for every request. */
async function assertServiceResponds(target: Target): Promise<void> {
  try {
    const response = await sender(target)({ method: 'get', path: '/', query: { _fields: ['namespaces'] }, as: 'user' })
    if (response.status === 401) throw new UsageError(`The username or the application password is wrong: ${describeResponse(response)}`)
    if (!Array.isArray((response.body as { namespaces?: unknown } | undefined)?.namespaces))
      throw new UsageError(
        `No content service at ${target.restRoot}: it returned ${describeResponse(response).replace(/\.$/, '')}. Check --base-url and --rest-prefix.`,
      )
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error
    throw new UsageError(
      `Cannot reach ${target.restRoot}: ${error.message}. Check that the service is running and that --base-url is correct.`,
    )
  }
}

function urlsOf({ baseUrl: given, restPrefix }: Options): Pick<Target, 'baseUrl' | 'restRoot'> {
  const baseUrl = given.replace(/\/+$/, '')
  return { baseUrl, restRoot: [baseUrl, restPrefix.replace(/^\/+|\/+$/g, '')].filter(Boolean).join('/') }
}

function url(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('It must be a URL that starts with http:// or https://.')
  return text
}

function credentials(text: string): Target['credentials'] {
  const at = text.indexOf(':')
  if (at < 1) throw new InvalidArgumentError('It must be a username and an application password, separated by a colon.')
  return { username: text.slice(0, at), password: text.slice(at + 1) }
}
