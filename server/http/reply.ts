// Writes a handler's reply.
import type { Request, Response } from 'express'
import { Json } from '../contract/operation.ts'
import { withFields } from './shape.ts'

export interface AnyReply {
  status: number
  headers?: Record<string, string | number | undefined>
  body?: unknown
}

export function send(req: Request, res: Response, reply: AnyReply, query: Record<string, unknown>): void {
  const fields = query['_fields'] as string[] | undefined
  const headers = Object.fromEntries(Object.entries(reply.headers ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
  if ('_envelope' in query) return write(res, 200, {}, JSON.stringify({ body: selected(valueOf(reply.body), fields), status: reply.status, headers }))
  if (isValidating(res)) {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
    res.status(reply.status).json(selected(valueOf(reply.body), fields))
    return
  }
  const text = reply.body instanceof Json && !fields?.length ? reply.body.text : JSON.stringify(selected(valueOf(reply.body), fields))
  write(res, reply.status, headers, req.method === 'HEAD' ? '' : text, Buffer.byteLength(text))
}

/** The validator of replies puts a `json` of its own on the response. */
function isValidating(res: Response): boolean {
  return Object.hasOwn(res, 'json')
}

function valueOf(body: unknown): unknown {
  return body instanceof Json ? JSON.parse(body.text) : body
}

function selected(value: unknown, fields: string[] | undefined): unknown {
  return fields?.length ? withFields(value, fields) : value
}

function write(res: Response, status: number, headers: Record<string, string>, text: string, length = Buffer.byteLength(text)): void {
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': length, ...headers })
  res.end(text)
}
