// The `Allow` header: the methods of a route that the caller may use.
import type { RequestContext } from '../context.ts'
import { ApiError } from '../contract/api-error.ts'
import type { HttpMethod } from '../engine/links.ts'
import type { CompiledOperation, RouteOperations } from './operations.ts'

type Path = Record<string, unknown>

/** `done` is the method that the caller has just used, which they evidently may. There is no header if they may use no method. */
export async function allowHeader(
  { methods }: RouteOperations,
  path: Path,
  context: RequestContext,
  done?: HttpMethod,
): Promise<{ Allow?: string }> {
  const find = findingOnce(path, context)
  const allowed: HttpMethod[] = []
  for (const [method, operation] of methods) {
    if (method === done || (await isAllowed(operation, find, context))) allowed.push(method)
  }
  return allowed.length ? { Allow: allowed.join(', ') } : {}
}

type Find = (permit: NonNullable<CompiledOperation['handler']['permit']>) => Promise<unknown>

/** The operations of a route share what its path identifies. */
function findingOnce(path: Path, context: RequestContext): Find {
  const found = new Map<unknown, Promise<unknown>>()
  return ({ find }) => {
    const known = found.get(find) ?? find(path, context)
    found.set(find, known)
    return known
  }
}

/** Permission checks throw if the caller lacks a permission. */
async function isAllowed({ needsUser, handler }: CompiledOperation, find: Find, context: RequestContext): Promise<boolean> {
  if (needsUser && !context.caller.user) return false
  try {
    handler.authorize?.(context.caller)
    return handler.permit ? await handler.permit.allows(await find(handler.permit), context) : true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
