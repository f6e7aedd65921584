// What the package exports: the service inside another program.
import { configFrom } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { closeContext, createContext } from './process/open-context.ts'
import { createOperationCaller } from './process/operation-caller.ts'
import { runService } from './process/service.ts'
import type { Service } from './process/service-types.ts'

export type { HookContext, Hooks, TypeHooks } from './site-hooks/types.ts'
export type { CallInput, CallResult, Operations, Service } from './process/service-types.ts'

/**
 * Opens the database and starts the background jobs. `settings` replace the environment, with the same names; the path of `BASE_URL` is
 * where the router is mounted. Rejects with a `ConfigError` that says what to change if a setting is wrong.
 */
export async function createService(settings?: Readonly<Record<string, string | undefined>>): Promise<Service> {
  const context = await createContext(configFrom(readEnv(settings)))
  const { app, endJobs } = await runService(context)
  return {
    router: app,
    call: createOperationCaller(context),
    async close() {
      await endJobs()
      await closeContext(context)
    },
  }
}
