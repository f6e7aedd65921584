// Responses with a body of JSON, and the Content-Type of others.
import { lengthOf } from '../contract/body-parts.ts'
import type { BodyParts } from '../contract/body-parts.ts'
import type { ApiResponse } from './request.ts'

export function contentType({ type }: { type: string }): Record<string, string> {
  return { 'Content-Type': `${type}; charset=utf-8` }
}

export function jsonResponse(status: number, headers: Record<string, string>, body: BodyParts): ApiResponse {
  return { status, headers: { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': lengthOf(body), ...headers }, body }
}
