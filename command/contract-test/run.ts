// Runs the tests for the operations of the contract against a service with a given URL.
import { casesOf, quickCasesOf } from './cases.ts'
import type { Case } from './cases.ts'
import { conventionsOf } from './conventions.ts'
import type { Convention, ConventionTest } from './convention.ts'
import type { Operation } from './documents.ts'
import { LateResponseError, NoResponseError, curlCommand, reasonOf } from './exchange.ts'
import type { TestResponse, TestRequest, Target } from './exchange.ts'
import { createMarks } from './marks.ts'
import { namesIn, routesOf } from './routes.ts'
import type { Routes } from './routes.ts'
import { NotTestableError } from './not-testable.ts'
import type { OperationResult, Outcome, TestRun } from './results.ts'
import { createStopping } from './stopping.ts'
import { createTestResources } from './test-resources.ts'
import type { PreparedRequest, TestResources } from './test-resources.ts'
import { describeResponse, responseViolations } from './verdict.ts'

export interface RunOptions extends Target {
  /** All operations of the contract: those that are not tested are used to find items. */
  operations: readonly Operation[]
  tested: readonly Operation[]
  mayWrite: boolean
  /** Sends only some of the requests. */
  isQuick: boolean
  /** How many groups of operations are tested at the same time. */
  parallel: number
  /** An origin that the service must allow. */
  origin?: string | undefined
  onTested?: ((tested: OperationResult) => void) | undefined
  /** Ends the run when it is aborted. */
  interrupted?: AbortSignal | undefined
}

/** After so many requests without a response in time, the other requests of an operation are skipped. */
const MAX_LATE = 3

export async function run({
  operations,
  tested,
  mayWrite,
  isQuick,
  parallel,
  origin,
  onTested,
  interrupted,
  ...target
}: RunOptions): Promise<TestRun> {
  const started = new Date()
  const { stopped, send, sendCleanup } = createStopping(target, interrupted)
  const marks = createMarks()
  const routes = routesOf(operations)
  const results = new Map<Operation, OperationResult>()
  const left: string[] = []

  await runInParallel(groupsOf(tested), parallel, (group) => testInTurn(group, onTested))
  // Other groups may have changed what an operation compares. Whatever fails also when it is tested alone is a failure.
  const failed = tested.filter((operation) => results.get(operation)?.outcomes.some(({ result }) => result === 'failed'))
  if (parallel > 1 && !stopped.aborted) await testInTurn(failed)
  left.push(...(await resourcesForGroup().deleteByMark()))
  return {
    restRoot: target.restRoot,
    mark: marks.run,
    started: started.toISOString(),
    seconds: (Date.now() - started.getTime()) / 1000,
    tested: tested.flatMap((operation) => results.get(operation) ?? []),
    left: [...new Set(left)],
    ...(stopped.aborted && { stopped: reasonOf(stopped) }),
  }

  async function testInTurn(group: readonly Operation[], onResult?: (result: OperationResult) => void): Promise<void> {
    const resources = resourcesForGroup()
    for (const operation of group) {
      const outcomes = await outcomesOf({ operation, routes, resources, mayWrite, isQuick, origin, target })
      left.push(...(await resources.deleteCreated()))
      // A failure counts, unless the operation has been tested again as a whole.
      if (stopped.aborted && results.has(operation)) continue
      const { id, document, method, route } = operation
      const result = { operation: id, document: document.name, method, route, outcomes }
      results.set(operation, result)
      onResult?.(result)
    }
    left.push(...(await resources.restoreChanged()))
  }

  function resourcesForGroup(): TestResources {
    return createTestResources({ operations, routes, restRoot: target.restRoot, marks, mayWrite, sendUnrecorded: send, sendCleanup })
  }
}

/** The operations of each resource, those with the most operations first. They change and compare the same items, so they run in turn. */
function groupsOf(operations: readonly Operation[]): Operation[][] {
  const groups = new Map<string, Operation[]>()
  for (const operation of operations) {
    const [, resource = ''] = operation.route.slice(operation.base.length).split('/')
    const key = `${operation.base} ${resource}`
    groups.set(key, [...(groups.get(key) ?? []), operation])
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length)
}

async function runInParallel<Item>(items: readonly Item[], width: number, act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const lane = async (): Promise<void> => {
    for (const item of waiting) await act(item)
  }
  await Promise.all(Array.from({ length: width }, lane))
}

interface OperationTest {
  operation: Operation
  routes: Routes
  resources: TestResources
  mayWrite: boolean
  isQuick: boolean
  origin: string | undefined
  target: Target
}

async function outcomesOf(testing: OperationTest): Promise<Outcome[]> {
  const { operation, resources, mayWrite, isQuick, target } = testing
  if (operation.method !== 'get' && !mayWrite) return [createSkipped('all requests', 'write operations require --write')]
  if (!operation.isOpen && !target.credentials) return [createSkipped('all requests', 'the operation requires --application-password')]
  if (operation.endsCredentials) return [createSkipped('all requests', 'the credentials of the run would end')]
  const outcomes: Outcome[] = []
  let late = 0
  try {
    let prepared = await resources.prepare(operation)
    let isUsed = false
    let lastResponse: TestResponse | undefined
    for (const one of isQuick ? quickCasesOf(operation) : casesOf(operation)) {
      if (isUsed && (changesPath(operation) || one.expectation === 'success')) {
        prepared = await resources.prepare(operation)
        isUsed = false
      }
      const { outcome, response, isLate } = await outcomeOf(testing, one, prepared)
      outcomes.push(outcome)
      isUsed ||= operation.method !== 'get' && response !== undefined && response.status < 300
      lastResponse = response
      if (isLate && ++late === MAX_LATE)
        throw new NotTestableError(`the service did not respond to ${MAX_LATE} requests of the operation in time`)
    }
    if (isQuick) return outcomes
    // The last case is the valid request. The responses to its variants are compared with its response.
    return [...outcomes, ...(lastResponse && lastResponse.status < 300 ? await conventionOutcomes(testing, prepared, lastResponse) : [])]
  } catch (error) {
    const title = outcomes.length ? 'the other requests' : 'all requests'
    if (error instanceof NotTestableError) return [...outcomes, createSkipped(title, error.message)]
    const reason = error instanceof NoResponseError ? error.message : `the test itself failed: ${String((error as Error).stack ?? error)}`
    return [...outcomes, { title, result: 'failed', reasons: [reason] }]
  }
}

/** Whether the item has no longer the same path after the request: it is deleted, or has another slug. */
function changesPath({ method, route }: Operation): boolean {
  return method === 'delete' || (method !== 'get' && namesIn(route).some((name) => name !== 'id' && name !== 'parent'))
}

async function outcomeOf(
  { operation, resources, target }: OperationTest,
  { title, expectation, parameter, request: createRequest }: Case,
  prepared: PreparedRequest,
): Promise<{ outcome: Outcome; response?: TestResponse; isLate?: boolean }> {
  const request = createRequest(prepared)
  try {
    const response = await resources.send(request)
    const violations = responseViolations(operation, request, response, expectation, parameter)
    const isForbidden = expectation === 'success' && (response.status === 401 || response.status === 403) && violations.length === 1
    if (isForbidden) return { outcome: createSkipped(title, `the user is not allowed to: ${describeResponse(response)}`), response }
    return { outcome: outcomeFrom(target, request, title, violations), response }
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error
    return { outcome: outcomeFrom(target, request, title, [error.message]), isLate: error instanceof LateResponseError }
  }
}

async function conventionOutcomes(testing: OperationTest, first: PreparedRequest, baseline: TestResponse): Promise<Outcome[]> {
  const { operation, routes, resources, mayWrite } = testing
  const outcomes: Outcome[] = []
  let prepared = first
  for (const convention of conventionsOf(operation, routes)) {
    if (convention.isRisky && !mayWrite) continue
    if (changesPath(operation)) prepared = await resources.prepare(operation)
    outcomes.push(await conventionOutcome(testing, convention, prepared.request, baseline))
  }
  return outcomes
}

const DEFAULT_ORIGIN = 'https://contract-test.example'

async function conventionOutcome(
  { operation, routes, resources, origin, target }: OperationTest,
  { title, check }: Convention,
  request: TestRequest,
  baseline: TestResponse,
): Promise<Outcome> {
  let last = request
  const test: ConventionTest = {
    operation,
    routes,
    request,
    baseline,
    origin: { name: origin ?? DEFAULT_ORIGIN, isRequired: origin !== undefined },
    send: (sent) => {
      last = sent
      return resources.send(sent)
    },
    embedRequest: (url) => embedRequest(target, url),
  }
  try {
    const found = await check(test)
    return outcomeFrom(target, last, title, found)
  } catch (error) {
    if (error instanceof NotTestableError) return createSkipped(title, error.message)
    if (error instanceof NoResponseError) return outcomeFrom(target, last, title, [error.message])
    throw error
  }
}

function embedRequest({ restRoot }: Target, url: string): { path: string; query: Record<string, unknown> } | undefined {
  if (!url.startsWith(`${restRoot}/`)) return undefined
  const [path = '', query = ''] = url.slice(restRoot.length).split('?')
  return { path, query: { ...Object.fromEntries(new URLSearchParams(query)), context: 'embed' } }
}

function outcomeFrom(target: Target, request: TestRequest, title: string, reasons: string[]): Outcome {
  return reasons.length ? { title, result: 'failed', reasons, curl: curlCommand(target, request) } : { title, result: 'passed' }
}

function createSkipped(title: string, reason: string): Outcome {
  return { title, result: 'skipped', reasons: [reason] }
}
