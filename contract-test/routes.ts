// Which operations belong together, by their routes.
import { methods } from './documents.ts'
import type { Method, Operation } from './documents.ts'

export interface Routes {
  /** The operation of a method at a route, whatever its parameters are called there. */
  at(method: Method, route: string): Operation | undefined
  /** Every operation of the route that answers at a path. */
  answering(path: string): Operation[]
  /** The same with the values in the path. `/posts/mine` leads to a route of that name, and not to `/posts/{slug}` beside it. */
  reading(path: string): { operation: Operation; values: Record<string, string> }[]
}

export function routesOf(operations: readonly Operation[]): Routes {
  const known = new Map(operations.map((operation) => [`${operation.method} ${shapeOf(operation.route)}`, operation]))
  const matchers = operations.map((operation) => ({ operation, match: matcherOf(operation) }))
  const reading: Routes['reading'] = (path) => {
    const found = matchers.flatMap(({ operation, match }) => {
      const values = match(path)
      return values ? [{ operation, values }] : []
    })
    const most = Math.max(...found.map(({ operation }) => fixedSegments(operation.route)))
    return found.filter(({ operation }) => fixedSegments(operation.route) === most)
  }
  return {
    at: (method, route) => known.get(`${method} ${shapeOf(route)}`),
    answering: (path) => reading(path).map(({ operation }) => operation),
    reading,
  }
}

/** The methods of a route by the contract. */
export function methodsAt(routes: Routes, route: string): string[] {
  return methods.filter((method) => routes.at(method, route))
}

/** The names of the parameters in a route, in their order. */
export function namesIn(route: string): string[] {
  return [...route.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}

/** What comes before a parameter: `/posts/{parent}/revisions` of `/posts/{parent}/revisions/{id}`. */
export function collectionOf(route: string, name: string): string {
  return route.slice(0, route.indexOf(`/{${name}}`))
}

/** The collection itself, and the one that its last word hides: `/events/by-slug`, `/events`. */
export function collectionsAbove(collection: string): string[] {
  return /\/by-[\w-]+$/.test(collection) ? [collection, collection.slice(0, collection.lastIndexOf('/'))] : [collection]
}

/** How many segments of a route are no parameters. */
function fixedSegments(route: string): number {
  return route.split('/').filter((segment) => segment && !segment.startsWith('{')).length
}

/** The route with its parameters nameless. */
export function shapeOf(route: string): string {
  return route.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')
}

function matcherOf({ route, parameters }: Operation): (path: string) => Record<string, string> | undefined {
  const names = namesIn(route)
  const spans = new Set(parameters.filter((one) => 'x-segments' in (one.schema ?? {})).map((one) => one.name))
  const pattern = new RegExp(
    `^${route
      .replace(/\/$/, '')
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{(\w+)\}/g, (_, name: string) => (spans.has(name) ? '(.+)' : '([^/]+)'))}/?$`,
  )
  return (path) => {
    const match = pattern.exec(path)
    return match ? Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')])) : undefined
  }
}
