// One run over the operations of the contract, against a service that is reached by its address alone.
import { casesOf } from './cases.ts'
import type { Case } from './cases.ts'
import type { Operation } from './documents.ts'
import { UnansweredError, curlLine, sender } from './exchange.ts'
import type { Draft, Target } from './exchange.ts'
import { createMarks } from './marks.ts'
import { namesIn, routesOf } from './routes.ts'
import type { Routes } from './routes.ts'
import { MissingError, createThings } from './things.ts'
import type { Stage, Things } from './things.ts'
import { described, faultsOf } from './verdict.ts'

export interface Outcome {
  title: string
  result: 'passed' | 'failed' | 'skipped'
  /** What is wrong, or why nothing was asked. */
  reasons?: string[]
  /** The request of a failure, for a shell. */
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
  /** Occurs in the names of all that the run has made. */
  mark: string
  started: string
  seconds: number
  tested: Tested[]
  /** What the run could not clear away. */
  left: string[]
}

export interface RunOptions extends Target {
  /** Those of the contract: they lead to things too, beside what is tested. */
  operations: readonly Operation[]
  tested: readonly Operation[]
  mayWrite: boolean
  onTested?: (tested: Tested) => void
}

export async function run({ operations, tested, mayWrite, onTested, ...target }: RunOptions): Promise<Run> {
  const started = new Date()
  const marks = createMarks()
  const routes = routesOf(operations)
  const things = createThings({ operations, routes, restRoot: target.restRoot, marks, mayWrite, send: sender(target) })
  const done: Tested[] = []
  const left: string[] = []
  for (const operation of tested) {
    const outcomes = await outcomesOf({ operation, routes, things, mayWrite, target })
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
  target: Target
}

async function outcomesOf(testing: Testing): Promise<Outcome[]> {
  const { operation, routes, things, mayWrite, target } = testing
  if (operation.method !== 'get' && !mayWrite) return [skipped('all requests', 'it writes; --write lets it')]
  if (!operation.isOpen && !target.credentials) return [skipped('all requests', 'it is for users; --application-password names one')]
  try {
    let stage = await things.stage(operation)
    const outcomes: Outcome[] = []
    let isUsed = false
    for (const one of casesOf(operation, routes)) {
      if (!mayWrite && one.draft(stage).method !== 'get') continue
      if (isUsed && (losesItsPlace(operation) || one.due === 'success')) {
        stage = await things.stage(operation)
        isUsed = false
      }
      const { outcome, isDone } = await outcomeOf(testing, one, stage)
      outcomes.push(outcome)
      isUsed ||= isDone
    }
    return outcomes
  } catch (error) {
    if (error instanceof MissingError) return [skipped('all requests', error.message)]
    if (error instanceof UnansweredError) return [{ title: 'all requests', result: 'failed', reasons: [error.message] }]
    throw error
  }
}

/** Whether what a request is about cannot be found in the same place when it has been done: it is gone, or has another slug. */
function losesItsPlace({ method, route }: Operation): boolean {
  return method === 'delete' || namesIn(route).some((name) => name !== 'id' && name !== 'parent')
}

async function outcomeOf(
  { operation, things, target }: Testing,
  { title, due, names, draft: drafted }: Case,
  stage: Stage,
): Promise<{ outcome: Outcome; isDone: boolean }> {
  const draft = drafted(stage)
  try {
    const answer = await things.ask(draft)
    const isDone = draft.method !== 'get' && answer.status < 300
    const faults = faultsOf(operation, draft, answer, due, names)
    const isForbidden = due === 'success' && (answer.status === 401 || answer.status === 403) && faults.length === 1
    if (isForbidden) return { outcome: skipped(title, `the user may not: ${described(answer)}`), isDone }
    return { outcome: faults.length ? failed(target, draft, title, faults) : { title, result: 'passed' }, isDone }
  } catch (error) {
    if (!(error instanceof UnansweredError)) throw error
    return { outcome: failed(target, draft, title, [error.message]), isDone: false }
  }
}

function failed(target: Target, draft: Draft, title: string, reasons: string[]): Outcome {
  return { title, result: 'failed', reasons, curl: curlLine(target, draft) }
}

function skipped(title: string, reason: string): Outcome {
  return { title, result: 'skipped', reasons: [reason] }
}
