// Sends texts that can change at any time, so that caches must revalidate them.
import type { Response } from 'express'
import { isFresh } from '../http/conditional-requests.ts'
import { digest } from '../engine/versions.ts'

/** `type` is that of the file, such as `css`. */
export function sendRevalidated(res: Response, type: string, text: string): void {
  const validators = { ETag: `"${digest(text)}"` }
  res.set({ ...validators, 'Cache-Control': 'public, no-cache' })
  if (isFresh(res.req.headers, validators)) return void res.status(304).end()
  res.type(type).send(text)
}
