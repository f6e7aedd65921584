// Middleware in the form of openapi-fetch, whose own types take half of the time in which a program is type-checked.

/** Sees each request before it is sent, and its response or its failure. Middleware that is typed by openapi-fetch fits. */
export interface Middleware {
  /** Returns another request to send, or a response instead of sending it. */
  onRequest?: (call: MiddlewareCall) => Outcome<Request | Response>
  /** Returns a response to use instead. */
  onResponse?: (call: MiddlewareCall & { response: Response }) => Outcome<Response>
  /** Returns a response or another error to use instead. */
  onError?: (call: MiddlewareCall & { error: unknown }) => Outcome<Response | Error>
}

type Outcome<Replaced> = void | undefined | Replaced | Promise<void | undefined | Replaced>

export interface MiddlewareCall {
  request: Request
  /** The path in the contract, such as `/posts/{id}`. */
  readonly schemaPath: string
  readonly params: { query?: Values; header?: Values; path?: Values; cookie?: Values }
  /** The same for the request and its response. */
  readonly id: string
  readonly options: {
    baseUrl: string
    parseAs: 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream'
    querySerializer: (query: Values) => string
    bodySerializer: (body: unknown) => unknown
    pathSerializer: (path: string, values: Values) => string
    fetch: typeof globalThis.fetch
  }
}

type Values = Record<string, unknown>
