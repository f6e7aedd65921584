// A rule for every route that applies to it, and what it takes to check one.
import type { Operation } from './documents.ts'
import type { Send, TestRequest, TestResponse } from './exchange.ts'
import type { Routes } from './routes.ts'

/** A valid request, its response, and a function to send more requests. */
export interface ConventionTest {
  operation: Operation
  routes: Routes
  request: TestRequest
  baseline: TestResponse
  /** The origin for the cross-origin tests, and whether the service must allow it. */
  origin: { name: string; isRequired: boolean }
  send: Send
  /** Returns the request that reads a URL in the embed context, or undefined if the URL is outside the REST root. */
  embedRequest(url: string): { path: string; query: Record<string, unknown> } | undefined
}

export interface Convention {
  title: string
  /** Whether the contract describes the rule and it applies to the operation. */
  appliesTo(operation: Operation, routes: Routes): boolean
  /** Whether a service that breaks the rule could treat a read as a write. */
  isRisky?: boolean
  /** @throws {NotTestableError} if the rule cannot be tested. */
  check(test: ConventionTest): Promise<string[]>
}

export type RequestChange = Partial<Pick<TestRequest, 'method' | 'query' | 'headers' | 'usesQueryRoute' | 'as'>>

export function changeRequest(request: TestRequest, { query, ...other }: RequestChange): TestRequest {
  return { ...request, ...other, query: { ...request.query, ...query } }
}
