// The request headers that handlers see. A response may depend on them, so only responses to requests without them are cached.
import type { IncomingHttpHeaders } from 'node:http'

/** Each returns what handlers see of a header; undefined if the request does not have it. */
const seen = {
  ifMatch: ({ 'if-match': tags }) => tags,
  lastEventId: ({ 'last-event-id': id }) => id && [id].flat().join(),
  prefer: ({ prefer }) => prefer && [prefer].flat().join(),
  /** Whether the caller asks for a stream, if the operation has one. */
  wantsStream: ({ accept }) => accept?.includes('text/event-stream') || undefined,
} satisfies Record<string, (headers: IncomingHttpHeaders) => unknown>

export type HandlerHeaders = { [Name in keyof typeof seen]: ReturnType<(typeof seen)[Name]> }

export function handlerHeaders(headers: IncomingHttpHeaders): HandlerHeaders {
  return Object.fromEntries(Object.entries(seen).map(([name, read]) => [name, read(headers)])) as HandlerHeaders
}

/** Whether the request has any of them. */
export function hasHandlerHeaders(headers: IncomingHttpHeaders): boolean {
  return Object.values(seen).some((read) => read(headers) !== undefined)
}
