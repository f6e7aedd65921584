// The thread in which the hooks of the site run, so that a hook that does not end blocks nothing else.
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { FromThread, HookCall, Outcome, ToThread } from './messages.ts'

type Run = (item: unknown, context: object) => unknown

class Refusal extends Error {
  readonly refusals: Record<string, string>

  constructor(refusals: Record<string, string>) {
    super('refused')
    this.refusals = refusals
  }
}

const hooks = await load(workerData as string)
if (hooks) {
  parentPort?.on('message', (message: ToThread) => void (message === 'alive' ? send('alive') : respond(message, hooks)))
  send({ hooks: Object.fromEntries(Object.entries(hooks).map(([type, of]) => [type, Object.keys(of)])) })
}

async function load(file: string): Promise<Record<string, Record<string, Run>> | undefined> {
  try {
    const { default: exported } = (await import(pathToFileURL(file).href)) as { default?: unknown }
    if (!exported || typeof exported !== 'object')
      throw new Error('It has no default export: export default { recipe: { validate(item) { … } } }.')
    for (const [type, of] of Object.entries(exported as Record<string, unknown>)) {
      if (!of || typeof of !== 'object') throw new Error(`The hooks of ${type} must be an object.`)
      for (const [name, run] of Object.entries(of)) if (typeof run !== 'function') throw new Error(`${type}.${name} must be a function.`)
    }
    return exported as Record<string, Record<string, Run>>
  } catch (error) {
    send({ problem: error instanceof Error ? error.message : String(error) })
    return undefined
  }
}

async function respond({ id, type, hook, item, previous, user }: HookCall, of: Record<string, Record<string, Run>>): Promise<void> {
  let outcome: Outcome
  try {
    outcome = outcomeOf(hook, await of[type]?.[hook]?.(item, { previous, user, refuse }))
    // The result must be data.
    structuredClone(outcome)
  } catch (error) {
    outcome =
      error instanceof Refusal
        ? { refusals: error.refusals }
        : { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  send({ id, ...outcome })
}

function refuse(parameter: string, problem: string): never {
  throw new Refusal({ [parameter]: problem })
}

function outcomeOf(hook: HookCall['hook'], result: unknown): Outcome {
  if (result === undefined || result === null) return { result: undefined }
  if (typeof result !== 'object' || Array.isArray(result)) throw new Error(`It returned ${JSON.stringify(result)}, not an object.`)
  if (hook === 'beforeSave') return { result }
  const refusals = Object.fromEntries(Object.entries(result).filter(([, problem]) => problem !== undefined))
  for (const problem of Object.values(refusals))
    if (typeof problem !== 'string') throw new Error(`It returned ${JSON.stringify(result)}, whose values are not strings.`)
  return Object.keys(refusals).length ? { refusals } : { result: undefined }
}

function send(message: FromThread): void {
  parentPort?.postMessage(message)
}
