// The own rules of a site (hooks) for the items of a type: what they make of the input of a request, before the transaction opens.
import { ApiError } from '../contract/api-error.ts'
import type { RequestContext } from '../context.ts'
import { rolesIn } from '../users/roles.ts'
import { internalError } from '../site-hooks/hooks.ts'

type Values = Readonly<Record<string, unknown>>

/** Whether a request is to be checked by rules of the site. The service's own work is not. */
export function hasRules(type: string, { hooks, validateBody }: RequestContext): boolean {
  return hooks !== undefined && validateBody !== undefined && hooks.has(type)
}

/** Returns the input with what the rules set. `previous` is the item as editors see it, if it exists. Throws if a rule refuses the input. */
export async function applyRules<Input extends object>(
  type: string,
  input: Input,
  previous: object | undefined,
  context: RequestContext,
): Promise<Input> {
  const { hooks, validateBody, caller, log } = context
  const { user } = caller
  const set = await hooks?.run({
    type,
    item: itemAfter(type, input as Values, previous as Values | undefined, context),
    previous,
    user: user && { id: user.id, username: user.login, roles: rolesIn(user) },
  })
  if (!set || !validateBody) return input
  const changed = merged(input as Values, set as Values)
  try {
    return validateBody(changed) as Input
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.error({ hook: `${type}.beforeSave`, err: error }, 'a hook has set fields that are not valid')
    throw internalError()
  }
}

/** The item as it will be. A new one has the defaults of its own fields. */
function itemAfter(type: string, input: Values, previous: Values | undefined, { declarations }: RequestContext): object {
  const { _links, _embedded, ...before } = previous ?? {}
  const fields = Object.entries(declarations.fields.get(type) ?? {})
  const presets: Values = Object.fromEntries(fields.map(([name, { default: preset }]) => [name, preset ?? null]))
  const given: Values = Object.fromEntries(
    Object.entries((input['meta'] ?? {}) as Values).map(([name, value]) => [name, value ?? presets[name]]),
  )
  return {
    ...withRawTexts(before),
    ...withRawTexts(input),
    meta: { ...presets, ...(before['meta'] as Values | undefined), ...given },
  }
}

/** Texts are strings in requests, and objects in responses. */
function withRawTexts(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, (value as { raw?: unknown } | null | undefined)?.raw ?? value]),
  )
}

function merged(input: Values, set: Values): Values {
  return {
    ...input,
    ...set,
    ...((input['meta'] ?? set['meta']) !== undefined && { meta: { ...(input['meta'] as object), ...(set['meta'] as object) } }),
  }
}
