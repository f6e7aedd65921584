// A handler's reply -> the bytes that go out.
import type { Response } from 'express'
import { Json } from '../contract/operation.ts'
import { withFields } from './shape.ts'

export interface AnyReply {
  status: number
  headers?: Record<string, string | number | undefined>
  body?: unknown
}

/** A reply in its final form. */
export interface Written {
  status: number
  headers: Record<string, string | number>
  bytes: Buffer
}

/** The reply as the query wants it: with the named `_fields` alone, in an `_envelope`. */
export function written(reply: AnyReply, query: Record<string, unknown>): Written {
  const fields = query['_fields'] as string[] | undefined
  const headers = definedHeaders(reply)
  if ('_envelope' in query) return inBytes(200, {}, JSON.stringify({ body: selected(valueOf(reply.body), fields), status: reply.status, headers }))
  const text = reply.body instanceof Json && !fields?.length ? reply.body.text : JSON.stringify(selected(valueOf(reply.body), fields))
  return inBytes(reply.status, headers, text)
}

export function send(res: Response, { status, headers, bytes }: Written, isHead = false): void {
  res.writeHead(status, headers)
  res.end(isHead ? undefined : bytes)
}

/** The same through the validator, which has put a `json` of its own on the response. */
export function sendValidated(res: Response, reply: AnyReply, query: Record<string, unknown>): void {
  const fields = query['_fields'] as string[] | undefined
  if ('_envelope' in query) return send(res, written(reply, query))
  for (const [name, value] of Object.entries(definedHeaders(reply))) res.setHeader(name, value)
  res.status(reply.status).json(selected(valueOf(reply.body), fields))
}

function definedHeaders({ headers = {} }: AnyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
}

function valueOf(body: unknown): unknown {
  return body instanceof Json ? JSON.parse(body.text) : body
}

function selected(value: unknown, fields: string[] | undefined): unknown {
  return fields?.length ? withFields(value, fields) : value
}

function inBytes(status: number, headers: Record<string, string>, text: string): Written {
  const bytes = Buffer.from(text)
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length, ...headers }, bytes }
}
