// The command line of the contract tests.
import { writeFileSync } from 'node:fs'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { operationsOf, readDocuments } from './documents.ts'
import type { Operation } from './documents.ts'
import { UnansweredError, sender } from './exchange.ts'
import type { Target } from './exchange.ts'
import { jsonReport } from './report-json.ts'
import { junitReport } from './report-junit.ts'
import { countsOf, failureLines, summaryLines } from './report-terminal.ts'
import { run } from './run.ts'
import type { Run } from './run.ts'
import { described } from './verdict.ts'

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

/** The run cannot start: wrong usage, or no service at the address. */
class UsageError extends Error {}

/** Gives the exit code: 0 if all is as the contract says, 1 if something is not, 2 if there was nothing to test. */
export async function program(given: string[], output: Output): Promise<number> {
  let code = 0
  const cli = new Command('content-service').description('Tools for those who work with a content service.').exitOverride()
  cli.configureOutput({ writeOut: (text) => output.log(text.trimEnd()), writeErr: (text) => output.error(text.trimEnd()) })
  cli
    .command('contract-test')
    .description(
      'Tests a running service against its contract: valid requests, requests that break one rule each, and every answer against its schema.',
    )
    .requiredOption('--base-url <address>', 'where the service is reached, as in https://content.example.org', address)
    .option('--rest-prefix <path>', 'the path of the REST root below it', 'cms-json')
    .addOption(
      new Option('--application-password <login:password>', 'the user who asks, an administrator if all is to be tested')
        .env('APPLICATION_PASSWORD')
        .argParser(credentials),
    )
    .option('--write', 'also test what writes; things are made and removed again, so do not point this at a site that matters', false)
    .option('--origin <origin>', 'of a page in a browser that the service must let in, as https://www.example.org', address)
    .option('--namespace <name...>', 'only these namespaces, as cms/v2')
    .option('--operation <id...>', 'only these operations, as listPosts')
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
  const target: Target = { ...addressesOf(options), credentials: options.applicationPassword }
  const operations = operationsOf(readDocuments())
  const tested = chosen(operations, options)
  await mustAnswer(target)
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

/** The operations that the options leave; a name that there is not is a mistake. */
function chosen(operations: readonly Operation[], { namespace, operation }: Options): Operation[] {
  const names = namespace.map((name) => name.replace(/^\/+|\/+$/g, ''))
  known(
    names,
    operations.map(({ base }) => base.slice(1)),
    'namespace',
  )
  known(
    operation,
    operations.map(({ id }) => id),
    'operation',
  )
  return operations.filter(
    ({ base, id }) => (!names.length || names.includes(base.slice(1))) && (!operation.length || operation.includes(id)),
  )
}

function known(given: readonly string[], there: readonly string[], what: string): void {
  const wrong = given.filter((name) => !there.includes(name))
  if (wrong.length)
    throw new UsageError(`There is no ${what} ${wrong.join(', ')}. There are ${[...new Set(there)].map((name) => name || '/').join(', ')}.`)
}

function report({ reportJunit, reportJson }: Options, result: Run): void {
  if (reportJunit) writeFileSync(reportJunit, junitReport(result))
  if (reportJson) writeFileSync(reportJson, jsonReport(result))
}

/** Asks the index, so that a wrong address or password is told once and not a thousand times. */
async function mustAnswer(target: Target): Promise<void> {
  try {
    const answer = await sender(target)({ method: 'get', path: '/', query: { _fields: ['namespaces'] }, as: 'user' })
    if (answer.status === 401) throw new UsageError(`The user or the application password is wrong: ${described(answer)}`)
    if (!Array.isArray((answer.body as { namespaces?: unknown } | undefined)?.namespaces))
      throw new UsageError(
        `There is no content service at ${target.restRoot}: it answered ${described(answer).replace(/\.$/, '')}. Are --base-url and --rest-prefix right?`,
      )
  } catch (error) {
    if (!(error instanceof UnansweredError)) throw error
    throw new UsageError(`There is no service at ${target.restRoot}: ${error.message}. Is it running, and --base-url right?`)
  }
}

function addressesOf({ baseUrl: given, restPrefix }: Options): Pick<Target, 'baseUrl' | 'restRoot'> {
  const baseUrl = given.replace(/\/+$/, '')
  return { baseUrl, restRoot: [baseUrl, restPrefix.replace(/^\/+|\/+$/g, '')].filter(Boolean).join('/') }
}

function address(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new InvalidArgumentError('It must be an address with http:// or https://.')
  return text
}

function credentials(text: string): Target['credentials'] {
  const at = text.indexOf(':')
  if (at < 1) throw new InvalidArgumentError('It must be a login and an application password with a colon between them.')
  return { username: text.slice(0, at), password: text.slice(at + 1) }
}
