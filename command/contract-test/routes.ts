// Finds operations by route and by path.
import { methods } from './documents.ts'
import type { Method, Operation } from './documents.ts'

export interface Routes {
  /** Returns the operation for a method and a route, whatever the names of its parameters. */
  operation(method: Method, route: string): Operation | undefined
  /** Returns every operation of the route that matches a path. */
  operationsAt(path: string): Operation[]
  /** Returns the operation that reads the resource at a path. */
  reader(path: string): Operation | undefined
  /** Every operation of the route that matches a path, with the parameter values. `/posts/mine` matches a route of that name, not `/posts/{slug}`. */
  matches(path: string): { operation: Operation; values: Record<string, string> }[]
}

export function routesOf(operations: readonly Operation[]): Routes {
  const byMethodAndRoute = new Map(operations.map((operation) => [`${operation.method} ${withoutNames(operation.route)}`, operation]))
  const matchers = operations.map((operation) => ({ operation, match: matcherOf(operation), fixed: fixedSegments(operation.route) }))
  const known = new Map<string, ReturnType<Routes['matches']>>()
  const matches: Routes['matches'] = (path) => {
    const all = known.get(path) ?? matchesOf(path)
    known.set(path, all)
    return all
  }
  const matchesOf: Routes['matches'] = (path) => {
    const found = matchers.flatMap(({ operation, match, fixed }) => {
      const values = match(path)
      return values ? [{ operation, values, fixed }] : []
    })
    const maxFixed = Math.max(...found.map(({ fixed }) => fixed))
    return found.filter(({ fixed }) => fixed === maxFixed)
  }
  const operationsAt: Routes['operationsAt'] = (path) => matches(path).map(({ operation }) => operation)
  return {
    operation: (method, route) => byMethodAndRoute.get(`${method} ${withoutNames(route)}`),
    operationsAt,
    reader: (path) => operationsAt(path).find(({ method }) => method === 'get'),
    matches,
  }
}

/** Returns the methods of a route in the contract. */
export function methodsAt(routes: Routes, route: string): string[] {
  return methods.filter((method) => routes.operation(method, route))
}

/** Returns the methods of a route in upper case, as in headers. */
export function methodNamesAt(routes: Routes, route: string): string[] {
  return methodsAt(routes, route).map((method) => method.toUpperCase())
}

/** Returns the names of the parameters in a route, in order. */
export function namesIn(route: string): string[] {
  return [...route.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}

/** Returns the part of a route before a parameter: `/posts/{parent}/revisions` of `/posts/{parent}/revisions/{id}`. */
export function collectionOf(route: string, name: string): string {
  return route.slice(0, route.indexOf(`/{${name}}`))
}

/** Returns the collection itself and, for a lookup such as `by-slug`, the collection above it: `/events/by-slug`, `/events`. */
export function collectionsAbove(collection: string): string[] {
  return /\/by-[\w-]+$/.test(collection) ? [collection, collection.slice(0, collection.lastIndexOf('/'))] : [collection]
}

/** Returns the number of segments of a route that are not parameters. */
function fixedSegments(route: string): number {
  return route.split('/').filter((segment) => segment && !segment.startsWith('{')).length
}

/** Returns the route without the names of its parameters. */
export function withoutNames(route: string): string {
  return route.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')
}

function matcherOf({ route, parameters }: Operation): (path: string) => Record<string, string> | undefined {
  const names = namesIn(route)
  const multiSegment = new Set(parameters.filter((one) => 'x-segments' in (one.schema ?? {})).map((one) => one.name))
  const pattern = new RegExp(
    `^${route
      .replace(/\/$/, '')
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{(\w+)\}/g, (_, name: string) => (multiSegment.has(name) ? '(.+)' : '([^/]+)'))}/?$`,
  )
  const start = (route.split('{')[0] ?? '').replace(/\/$/, '')
  return (path) => {
    // Most paths start differently, which is cheaper to see than a mismatch.
    if (!path.startsWith(start)) return undefined
    const match = pattern.exec(path)
    return match ? Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')])) : undefined
  }
}
