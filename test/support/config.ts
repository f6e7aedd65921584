// The configuration that the service reads from an environment.
import { configFrom } from '#server/config/config.ts'
import { readEnv } from '#server/config/env.ts'

export { ConfigError } from '#server/config/env.ts'

/** Throws a `ConfigError` for an invalid setting. */
export const configOf = (env: Record<string, string | undefined>): ReturnType<typeof configFrom> => configFrom(readEnv(env))
