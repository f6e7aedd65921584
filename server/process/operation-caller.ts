// Carries out operations for programs in the same process, on the same road as HTTP requests.
import { randomUUID } from 'node:crypto'
import { fillPath } from '../../client/path.ts'
import { queryString } from '../../client/query.ts'
import type { Context } from '../context.ts'
import { operationsOf } from '../contract/documents.ts'
import { operationCalls } from '../http/calls.ts'
import { mountedNamespaces } from '../namespaces/index.ts'
import { anonymous, callerFor } from '../users/caller.ts'
import type { Caller } from '../users/caller.ts'
import { findUserByLogin } from '../users/store.ts'
import type { Service } from './service-types.ts'

interface Route {
  method: string
  path: string
}

interface Input {
  path?: object
  query?: object
  body?: unknown
}

export function createOperationCaller(context: Context): Service['call'] {
  const calls = operationCalls(context, mountedNamespaces(context), () => undefined)
  const routes = routesById(context)

  async function call(id: string, { path, query = {}, body }: Input, username?: string) {
    const route = routes.get(id)
    if (!route) throw new TypeError(`No operation has the ID ${id}.`)
    const url = [fillPath(route.path, path), queryString(query)].filter(Boolean).join('?')
    const request = { id: randomUUID(), method: route.method, url, headers: {}, ip: '', body: { value: body } }
    return calls.run(request, username === undefined ? anonymous : await callerNamed(username))
  }

  async function callerNamed(username: string): Promise<Caller> {
    const user = await findUserByLogin(context.db, username)
    if (!user) throw new TypeError(`No user has the username ${username}.`)
    return callerFor(user)
  }

  return call as Service['call']
}

function routesById(context: Context): Map<string, Route> {
  return new Map(
    mountedNamespaces(context).flatMap(({ document, path: base }) =>
      operationsOf(context.contract.document(document)).map(({ path, method, operation }): [string, Route] => [
        operation.operationId,
        { method: method.toUpperCase(), path: base + path },
      ]),
    ),
  )
}
