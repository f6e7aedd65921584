// Runs the tests for the operations of the contract against a service with a given URL.
import { casesOf } from './cases.ts'
import type { Case } from './cases.ts'
import { conventionsOf } from './conventions.ts'
import type { Convention, Scene } from './conventions.ts'
import type { Operation } from './documents.ts'
import { UnansweredError, curlLine, sender } from './exchange.ts'
import type { Answer, Draft, Target } from './exchange.ts'
import { createMarks } from './marks.ts'
import { namesIn, routesOf } from './routes.ts'
import type { Routes } from './routes.ts'
import { MissingError, createThings } from './test-resources.ts'
import type { Stage, Things } from './test-resources.ts'
import { described, faultsOf } from './verdict.ts'

export interface Outcome {
  title: string
  result: 'passed' | 'failed' | 'skipped'
  /** What is wrong, or why the test was skipped. */
  reasons?: string[]
  /** The failed request as a curl command. */
  curl?: string
}

export interface Tested {
  operation: string
  document: string
  method: string
  route: string
  outcomes: Outcome[]
}

export interface Run {
  restRoot: string
  /** The ID of the run, which is part of the name of every item that it creates. */
  mark: string
  started: string
  seconds: number
  tested: Tested[]
  /** What the run could not delete or restore. */
  left: string[]
}

export interface RunOptions extends Target {
  /** All operations of the contract: those that are not tested are used to find items. */
  operations: readonly Operation[]
  tested: readonly Operation[]
  mayWrite: boolean
  /** An origin that the service must allow. */
  origin?: string | undefined
  onTested?: (tested: Tested) => void
}

export async function run({ operations, tested, mayWrite, origin, onTested, ...target }: RunOptions): Promise<Run> {
  const started = new Date()
  const marks = createMarks()
  const routes = routesOf(operations)
  const things = createThings({ operations, routes, restRoot: target.restRoot, marks, mayWrite, send: sender(target) })
  const done: Tested[] = []
  const left: string[] = []
  for (const operation of tested) {
    const outcomes = await outcomesOf({ operation, routes, things, mayWrite, origin, target })
    const one = { operation: operation.id, document: operation.document.name, method: operation.method, route: operation.route, outcomes }
    left.push(...(await things.clear()))
    done.push(one)
    onTested?.(one)
  }
  left.push(...(await things.sweep()), ...(await things.restore()))
  return {
    restRoot: target.restRoot,
    mark: marks.run,
    started: started.toISOString(),
    seconds: (Date.now() - started.getTime()) / 1000,
    tested: done,
    left,
  }
}

interface Testing {
  operation: Operation
  routes: Routes
  things: Things
  mayWrite: boolean
  origin: string | undefined
  target: Target
}

async function outcomesOf(testing: Testing): Promise<Outcome[]> {
  const { operation, things, mayWrite, target } = testing
  if (operation.method !== 'get' && !mayWrite) return [skipped('all requests', 'write operations require --write')]
  if (!operation.isOpen && !target.credentials) return [skipped('all requests', 'the operation requires --application-password')]
  try {
    let stage = await things.stage(operation)
    const outcomes: Outcome[] = []
    let isUsed = false
    let last: Answer | undefined
    for (const one of casesOf(operation)) {
      if (isUsed && (losesItsPlace(operation) || one.due === 'success')) {
        stage = await things.stage(operation)
        isUsed = false
      }
      const { outcome, answer } = await outcomeOf(testing, one, stage)
      outcomes.push(outcome)
      isUsed ||= operation.method !== 'get' && answer !== undefined && answer.status < 300
      last = answer
    }
    // The last case is the valid request. The responses to its variants are compared with its response.
    return [...outcomes, ...(last && last.status < 300 ? await conventionOutcomes(testing, stage, last) : [])]
  } catch (error) {
    if (error instanceof MissingError) return [skipped('all requests', error.message)]
    if (error instanceof UnansweredError) return [{ title: 'all requests', result: 'failed', reasons: [error.message] }]
    throw error
  }
}

/** Whether the item has no longer the same path after the request: it is deleted, or has another slug. */
function losesItsPlace({ method, route }: Operation): boolean {
  return method === 'delete' || (method !== 'get' && namesIn(route).some((name) => name !== 'id' && name !== 'parent'))
}

async function outcomeOf(
  { operation, things, target }: Testing,
  { title, due, names, draft: drafted }: Case,
  stage: Stage,
): Promise<{ outcome: Outcome; answer?: Answer }> {
  const draft = drafted(stage)
  try {
    const answer = await things.ask(draft)
    const faults = faultsOf(operation, draft, answer, due, names)
    const isForbidden = due === 'success' && (answer.status === 401 || answer.status === 403) && faults.length === 1
    if (isForbidden) return { outcome: skipped(title, `the user is not allowed to: ${described(answer)}`), answer }
    return { outcome: judged(target, draft, title, faults), answer }
  } catch (error) {
    if (!(error instanceof UnansweredError)) throw error
    return { outcome: judged(target, draft, title, [error.message]) }
  }
}

async function conventionOutcomes(testing: Testing, staged: Stage, plain: Answer): Promise<Outcome[]> {
  const { operation, routes, things, mayWrite } = testing
  const outcomes: Outcome[] = []
  let stage = staged
  for (const convention of conventionsOf(operation, routes)) {
    if (convention.isRisky && !mayWrite) continue
    if (losesItsPlace(operation)) stage = await things.stage(operation)
    outcomes.push(await conventionOutcome(testing, convention, stage.draft, plain))
  }
  return outcomes
}

const SOME_ORIGIN = 'https://contract-test.example'

async function conventionOutcome(
  { operation, routes, things, origin, target }: Testing,
  { title, faults }: Convention,
  draft: Draft,
  plain: Answer,
): Promise<Outcome> {
  let last = draft
  const scene: Scene = {
    operation,
    routes,
    draft,
    plain,
    origin: { name: origin ?? SOME_ORIGIN, mustBeLetIn: origin !== undefined },
    ask: (asked) => {
      last = asked
      return things.ask(asked)
    },
    embedAt: (address) => embedAt(target, address),
  }
  try {
    const found = await faults(scene)
    return judged(target, last, title, found)
  } catch (error) {
    if (error instanceof MissingError) return skipped(title, error.message)
    if (error instanceof UnansweredError) return judged(target, last, title, [error.message])
    throw error
  }
}

function embedAt({ restRoot }: Target, address: string): { path: string; query: Record<string, unknown> } | undefined {
  if (!address.startsWith(`${restRoot}/`)) return undefined
  const [path = '', query = ''] = address.slice(restRoot.length).split('?')
  return { path, query: { ...Object.fromEntries(new URLSearchParams(query)), context: 'embed' } }
}

function judged(target: Target, draft: Draft, title: string, reasons: string[]): Outcome {
  return reasons.length ? { title, result: 'failed', reasons, curl: curlLine(target, draft) } : { title, result: 'passed' }
}

function skipped(title: string, reason: string): Outcome {
  return { title, result: 'skipped', reasons: [reason] }
}
