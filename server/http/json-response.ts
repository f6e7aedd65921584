// Responses with a body of JSON, and the Content-Type of others.
import type { ApiResponse } from './request.ts'

export function contentType({ type }: { type: string }): Record<string, string> {
  return { 'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type }
}

export function jsonResponse(status: number, headers: Record<string, string>, body: Buffer): ApiResponse {
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length, ...headers }, body }
}
