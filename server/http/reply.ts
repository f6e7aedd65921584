// A handler's reply -> the bytes that go out.
import type { IncomingHttpHeaders } from 'node:http'
import type { Response } from 'express'
import { Json, Text } from '../contract/operation.ts'
import { isFresh, validatorsOf } from './conditions.ts'
import type { Validators } from './conditions.ts'
import { withFields } from './shape.ts'
import { withoutParameter } from './wire.ts'

export interface AnyReply {
  status: number
  headers?: Record<string, string | number | undefined>
  body?: unknown
}

/** What a reply depends on besides the handler. */
export interface Asked {
  /** The address with its query. */
  url: string
  query: Record<string, unknown>
  isRead: boolean
  /** Whether nobody has signed in, so that anybody may be given the same. */
  isPublic: boolean
  headers: IncomingHttpHeaders
}

/** A reply in its final form. */
export interface Written {
  status: number
  headers: Record<string, string | number>
  bytes: Buffer
  /** For replies to reads. */
  validators?: Validators
}

/** What a reply says, inside another one. */
export interface Enveloped {
  body: unknown
  status: number
  headers: Record<string, string>
}

export async function enveloped(reply: AnyReply, query: Record<string, unknown>): Promise<Enveloped> {
  return { body: await shown(reply.body, query), status: reply.status, headers: definedHeaders(reply) }
}

const nothing = Buffer.alloc(0)

/** The reply as the query wants it: with the named `_fields` alone, in an `_envelope`. */
export async function written(reply: AnyReply, asked: Asked): Promise<Written> {
  if (!('_envelope' in asked.query)) return bare(reply, asked)
  const { status, headers, bytes, validators } = await bare(reply, { ...asked, url: withoutParameter(asked.url, '_envelope'), headers: {} })
  const { 'Content-Length': _length, 'Cache-Control': _caching, ...own } = headers
  const text = bytes.toString()
  const body: unknown = reply.body instanceof Text ? text : JSON.parse(text)
  return inBytes(200, cacheControl(asked), JSON.stringify({ body, status, headers: { ...own, ...validators } }))
}

/** What the caller has already is not written again. */
async function bare(reply: AnyReply, asked: Asked): Promise<Written> {
  const { query } = asked
  const caching = cacheControl(asked)
  const headers = {
    ...(reply.body instanceof Text && { 'Content-Type': `${reply.body.type}; charset=utf-8` }),
    ...definedHeaders(reply),
    ...caching,
  }
  const state = reply.body instanceof Json ? reply.body.state : undefined
  if (!asked.isRead)
    return {
      ...inBytes(reply.status, headers, await textOf(reply.body, query)),
      ...(state && { validators: validatorsOf(asked.url, state, () => nothing) }),
    }
  if (state?.isWhole) {
    const validators = validatorsOf(asked.url, state, () => nothing)
    if (isFresh(asked.headers, validators)) return { status: 304, headers, bytes: nothing, validators }
    return { ...inBytes(reply.status, headers, await textOf(reply.body, query)), validators }
  }
  const whole = inBytes(reply.status, headers, await textOf(reply.body, query))
  return { ...whole, validators: validatorsOf(asked.url, state, () => whole.bytes) }
}

export function send(
  res: Response,
  { status, headers, bytes, validators }: Written,
  { headers: given, isHead }: { headers: IncomingHttpHeaders; isHead: boolean },
): void {
  if (status === 304 || (validators && status === 200 && isFresh(given, validators))) {
    const { 'Content-Type': _type, 'Content-Length': _length, ...rest } = headers
    res.writeHead(304, { ...rest, ...validators })
    res.end()
    return
  }
  res.writeHead(status, { ...headers, ...validators })
  res.end(isHead ? undefined : bytes)
}

/** What a visitor is shown may be kept by all and is asked for again each time; the rest is for the caller alone. */
function cacheControl({ isRead, isPublic, query }: Asked): Record<string, string> {
  if (!isRead || 'password' in query) return { 'Cache-Control': 'no-store' }
  return { 'Cache-Control': isPublic ? 'public, no-cache' : 'private, no-cache' }
}

function definedHeaders({ headers = {} }: AnyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
}

async function textOf(body: unknown, query: Record<string, unknown>): Promise<string> {
  if (body instanceof Text) return body.text
  const isAll = !(query['_fields'] as string[] | undefined)?.length
  return body instanceof Json && isAll ? body.write() : JSON.stringify(await shown(body, query))
}

async function shown(body: unknown, query: Record<string, unknown>): Promise<unknown> {
  const fields = query['_fields'] as string[] | undefined
  if (body instanceof Text) return body.text
  const value: unknown = body instanceof Json ? JSON.parse(await body.write()) : body
  return fields?.length ? withFields(value, fields) : value
}

function inBytes(status: number, headers: Record<string, string>, text: string): Written {
  const bytes = Buffer.from(text)
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length, ...headers }, bytes }
}
