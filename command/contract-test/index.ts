// Runs the contract tests from a program, such as the test suite of a team.
import { fetchSiteDocuments } from '../site-documents.ts'
import { operationsOf, readDocuments, withSiteDocuments } from './documents.ts'
import type { Operation } from './documents.ts'
import { DEFAULT_TIMEOUT_MS, NoResponseError, createSender } from './exchange.ts'
import type { Target } from './exchange.ts'
import { run } from './run.ts'
import type { OperationResult, TestRun } from './results.ts'
import { describeResponse } from './verdict.ts'

export { countsOf, failuresOf } from './results.ts'
export type { Counts, FailureGroup, OperationResult, Outcome, TestRun } from './results.ts'

export interface ContractTestOptions {
  /** The URL of the service, as in `https://content.example.org`. */
  baseUrl: string
  /** The path of the REST root below the base URL. By default `cms-json`. */
  restPrefix?: string
  /** The user to authenticate as, with an application password. An administrator can test everything. */
  applicationPassword?: { username: string; password: string }
  /** Also tests write operations; creates and deletes items, so do not test a production site. By default false. */
  write?: boolean
  /** Sends one valid and one invalid request to each operation instead of all. By default false. */
  quick?: boolean
  /** How many resources are tested at the same time. By default 4. */
  parallel?: number
  /** An origin that the service must allow, as in `https://www.example.org`. */
  origin?: string
  /** Only these namespaces, such as `cms/v2`. By default all. */
  namespaces?: readonly string[] | undefined
  /** Only these operations, by their IDs, such as `listPosts`. By default all. */
  operations?: readonly string[] | undefined
  /** How long the service may take for a response. By default 30. */
  timeoutSeconds?: number
  /** Ends the run when it is aborted: what it has created is deleted, and the results until then are returned. */
  signal?: AbortSignal | undefined
  /** Called with the IDs of the operations that will be tested. */
  onStart?: (operations: readonly string[]) => void
  /** Called with each operation that has been tested. */
  onTested?: (tested: OperationResult) => void
}

/** The run cannot start: an option is wrong, or there is no service at the URL. */
export class ContractTestError extends Error {}

const DEFAULT_PARALLEL = 4

/**
 * Tests a running service against its contract.
 * @throws {ContractTestError} if an option is wrong or there is no service at the URL.
 */
export async function contractTest({
  baseUrl: givenUrl,
  restPrefix = 'cms-json',
  applicationPassword: credentials,
  write = false,
  quick = false,
  parallel = DEFAULT_PARALLEL,
  origin,
  namespaces = [],
  operations: ids = [],
  timeoutSeconds = DEFAULT_TIMEOUT_MS / 1000,
  signal,
  onStart,
  onTested,
}: ContractTestOptions): Promise<TestRun> {
  const baseUrl = givenUrl.replace(/\/+$/, '')
  const target: Target = {
    baseUrl,
    restRoot: [baseUrl, restPrefix.replace(/^\/+|\/+$/g, '')].filter(Boolean).join('/'),
    credentials,
    timeoutMs: timeoutSeconds * 1000,
  }
  // A site can have further operations, but no further namespaces.
  selectOperations(operationsOf(readDocuments()), namespaces, [])
  await assertServiceResponds(target)
  const operations = operationsOf(withSiteDocuments(readDocuments(), await fetchSiteDocuments(baseUrl)))
  const tested = selectOperations(operations, namespaces, ids)
  onStart?.(tested.map(({ id }) => id))
  return run({ ...target, operations, tested, mayWrite: write, isQuick: quick, parallel, origin, onTested, interrupted: signal })
}

/** Returns the IDs of the operations of every service that the options select, for a test of each. */
export function operationIds({ namespaces = [] }: Pick<ContractTestOptions, 'namespaces'> = {}): string[] {
  return selectOperations(operationsOf(readDocuments()), namespaces, []).map(({ id }) => id)
}

/** An unknown name is an error. */
function selectOperations(operations: readonly Operation[], namespaces: readonly string[], ids: readonly string[]): Operation[] {
  const names = namespaces.map((name) => name.replace(/^\/+|\/+$/g, ''))
  assertKnown(
    names,
    operations.map(({ base }) => base.slice(1)),
    'namespace',
  )
  assertKnown(
    ids,
    operations.map(({ id }) => id),
    'operation',
  )
  return operations.filter(({ base, id }) => (!names.length || names.includes(base.slice(1))) && (!ids.length || ids.includes(id)))
}

function assertKnown(given: readonly string[], available: readonly string[], what: string): void {
  const wrong = given.filter((name) => !available.includes(name))
  if (wrong.length)
    throw new ContractTestError(
      `Unknown ${what} ${wrong.join(', ')}. Available: ${[...new Set(available)].map((name) => name || '/').join(', ')}.`,
    )
}

/** Reads the index, so that a wrong URL or password is reported once and not for every request. */
async function assertServiceResponds(target: Target): Promise<void> {
  try {
    const response = await createSender(target)({ method: 'get', path: '/', query: { _fields: ['namespaces'] }, as: 'user' })
    if (response.status === 401)
      throw new ContractTestError(`The username or the application password is wrong: ${describeResponse(response)}`)
    if (!Array.isArray((response.body as { namespaces?: unknown } | undefined)?.namespaces))
      throw new ContractTestError(
        `No content service at ${target.restRoot}: it returned ${describeResponse(response).replace(/\.$/, '')}. Check --base-url and --rest-prefix.`,
      )
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error
    throw new ContractTestError(
      `Cannot reach ${target.restRoot}: ${error.message}. Check that the service is running and that --base-url is correct.`,
    )
  }
}
