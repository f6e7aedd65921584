// The own rules of a site, in code: `hooks.ts` or `hooks.js` in its folder. They run in a thread, with a time limit.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { ConfigError } from '../config/env.ts'
import { ApiError, invalidParams } from '../contract/api-error.ts'
import { suggestion } from '../nearest-name.ts'
import { hookNames } from './messages.ts'
import type { FromThread, HookCall, HookName, Outcome, ToThread } from './messages.ts'

export type HookInput = Omit<HookCall, 'id' | 'hook'>

export interface SiteHooks {
  has(type: string): boolean
  /**
   * Runs the hooks of a type. `change` returns the item with the fields that `beforeSave` sets, which are returned. Throws the 400 of a refusal,
   * a 500 if a hook throws, and a 503 if one does not end in time; the log names it.
   */
  run(input: HookInput): Promise<object | undefined>
  close(): Promise<void>
}

/** How long a hook may take. */
const TIME_LIMIT_MS = 1000
/** How long a thread that is not blocked may take to respond. */
const ALIVE_MS = 250
const LOADING_MS = 10_000

const files = ['hooks.ts', 'hooks.js']

/** Returns undefined if the site has no hooks. Throws a ConfigError if they cannot be used. `types` are those that can have hooks. */
export async function openHooks(siteDir: string | undefined, types: readonly string[], log: Logger): Promise<SiteHooks | undefined> {
  const file = siteDir === undefined ? undefined : files.map((name) => join(siteDir, name)).find((path) => existsSync(path))
  if (file === undefined) return undefined
  const invalid = (problem: string): ConfigError => new ConfigError(`The hooks in ${file} cannot be used: ${problem}`)
  let thread = await startThread(file).catch((error: unknown) => Promise.reject(invalid((error as Error).message)))
  const problem = problemIn(thread.hooks, types)
  if (problem) {
    await thread.stop()
    throw invalid(problem)
  }
  const { hooks } = thread
  let starting: Promise<HookThread> | undefined

  /** The thread, or a new one in place of one that has ended. */
  async function runningThread(): Promise<HookThread> {
    if (!thread.hasEnded()) return thread
    starting ??= startThread(file as string).finally(() => (starting = undefined))
    thread = await starting
    return thread
  }

  async function call(hook: HookName, input: HookInput): Promise<unknown> {
    const name = `${input.type}.${hook}`
    let outcome: Outcome | 'late'
    try {
      outcome = await (await runningThread()).call({ ...input, hook })
    } catch (error) {
      log.error({ hook: name, err: error as Error }, 'the thread of the hooks has ended')
      throw new ApiError(503, 'rest_unavailable', `${UNAVAILABLE} Nothing was changed; try again in a few seconds.`, { retryAfter: 5 })
    }
    if (outcome === 'late') {
      log.error({ hook: name, limitMs: TIME_LIMIT_MS }, 'a hook did not end in time')
      throw new ApiError(503, 'rest_unavailable', `${UNAVAILABLE} Nothing was changed.`)
    }
    if ('refusals' in outcome) throw invalidParams(outcome.refusals)
    if ('failure' in outcome) {
      log.error({ hook: name, failure: outcome.failure }, 'a hook has failed')
      throw internalError()
    }
    return outcome.result
  }

  return {
    has: (type) => Object.hasOwn(hooks, type),
    async run(input) {
      const own = hooks[input.type] ?? []
      if (own.includes('validate')) await call('validate', input)
      return own.includes('beforeSave') ? ((await call('beforeSave', input)) as object | undefined) : undefined
    },
    close: () => thread.stop(),
  }
}

const UNAVAILABLE = 'The rules of this site could not be checked.'

/** The response to a request whose hook is broken. */
export const internalError = (): ApiError =>
  new ApiError(500, 'internal_error', 'An internal error occurred. The service log has the details.')

function problemIn(hooks: Record<string, string[]>, types: readonly string[]): string | undefined {
  const known: readonly string[] = hookNames
  for (const [type, names] of Object.entries(hooks)) {
    if (!types.includes(type)) return `"${type}" is not a type that can have hooks. ${suggestion(type, types)}`
    const unknown = names.find((name) => !known.includes(name))
    if (unknown !== undefined) return `"${type}.${unknown}" is not a hook. ${suggestion(unknown, known)}`
  }
  return undefined
}

interface HookThread {
  hooks: Record<string, string[]>
  hasEnded(): boolean
  /** Rejects if the thread ends meanwhile. */
  call(call: Omit<HookCall, 'id'>): Promise<Outcome | 'late'>
  stop(): Promise<void>
}

/** Rejects with the reason why the file cannot be used. */
async function startThread(file: string): Promise<HookThread> {
  const thread = new Worker(new URL('./hooks-worker.ts', import.meta.url), { workerData: file, execArgv: [] })
  const waiting = new Map<number, PromiseWithResolvers<Outcome>>()
  const loaded = Promise.withResolvers<Record<string, string[]>>()
  let lastId = 0
  let hasEnded = false
  let lastMessageAt = 0
  let reason: unknown = new Error('It did not load in time.')

  thread.on('message', (message: FromThread) => {
    lastMessageAt = performance.now()
    if (message === 'alive') return
    if ('hooks' in message) loaded.resolve(message.hooks)
    else if ('problem' in message) loaded.reject(new Error(message.problem))
    else {
      waiting.get(message.id)?.resolve(message)
      waiting.delete(message.id)
    }
  })
  // An exception outside of a call ends the thread.
  thread.on('error', (error: unknown) => void (reason = error))
  thread.on('exit', () => {
    hasEnded = true
    const error = new Error('The thread of the hooks has ended.', { cause: reason })
    loaded.reject(reason instanceof Error ? reason : error)
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  })
  thread.unref()
  const timer = setTimeout(() => void thread.terminate(), LOADING_MS)
  const hooks = await loaded.promise.finally(() => clearTimeout(timer))

  /** Ends the thread if a hook blocks it. */
  async function endIfStuck(): Promise<void> {
    const since = performance.now()
    post('alive')
    await after(ALIVE_MS)
    if (lastMessageAt < since) {
      hasEnded = true
      await thread.terminate()
    }
  }

  function post(message: ToThread): void {
    thread.postMessage(message)
  }

  return {
    hooks,
    hasEnded: () => hasEnded,
    async call(given) {
      const id = ++lastId
      const outcome = Promise.withResolvers<Outcome>()
      waiting.set(id, outcome)
      post({ id, ...given })
      const late = Promise.withResolvers<'late'>()
      const timer = setTimeout(() => late.resolve('late'), TIME_LIMIT_MS)
      try {
        const first = await Promise.race([outcome.promise, late.promise])
        if (first === 'late') await endIfStuck()
        return first
      } finally {
        clearTimeout(timer)
        outcome.promise.catch(() => undefined)
        waiting.delete(id)
      }
    },
    async stop() {
      hasEnded = true
      await thread.terminate()
    },
  }
}

const after = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms))
