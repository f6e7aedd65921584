// Sends a stored file, complete or in ranges, with its detected type and never as a type that browsers execute.
import { pipeline } from 'node:stream/promises'
import { create as disposition } from 'content-disposition'
import type { Request, Response } from 'express'
import { isShownInline } from '../media/types.ts'
import type { ByteRange, Storage, StoredFile } from '../storage/storage.ts'

/** An SVG may use its own styles but no scripts. PDF viewers do not work in a sandbox. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

interface SentFile {
  /** The path in the storage. */
  stored: string
  /** The name for a download. */
  name: string
  mimeType: string
  cacheControl: string
}

/** Returns false and sends nothing if the storage does not have the file. */
export async function sendStoredFile(file: SentFile, storage: Storage, req: Request, res: Response): Promise<boolean> {
  const found = await storage.stat(file.stored)
  if (!found) return false
  describe(res, file, found)
  if (req.fresh) return end(res.status(304))
  const range = readRange(req, res, found)
  if (range === 'none') return end(res.status(416).setHeader('Content-Range', `bytes */${found.bytes}`))
  if (range) res.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${found.bytes}`)
  res.setHeader('Content-Length', range ? range.end - range.start + 1 : found.bytes)
  if (req.method === 'HEAD') return end(res)
  const content = await storage.read(file.stored, range)
  await pipeline(content, res).catch((error: unknown) => {
    // A response that has been closed before does not close what it is given.
    content.destroy()
    ignoreDisconnect(error as NodeJS.ErrnoException)
  })
  return true
}

function end(res: Response): true {
  res.end()
  return true
}

function describe(res: Response, { name, mimeType, cacheControl }: SentFile, { bytes, modified }: StoredFile): void {
  res.setHeader('Content-Type', mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType)
  res.setHeader('Content-Disposition', disposition(name, { type: isShownInline(mimeType) ? 'inline' : 'attachment' }))
  res.setHeader('Content-Security-Policy', mimeType === 'application/pdf' ? POLICY : `${POLICY}; sandbox`)
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Accept-Ranges', 'bytes')
  res.setHeader('Last-Modified', modified.toUTCString())
  res.setHeader('ETag', `"${bytes.toString(16)}-${modified.getTime().toString(16)}"`)
  res.setHeader('Cache-Control', cacheControl)
}

/** Returns undefined for the complete file, also for several ranges, as the standard allows; `none` for a range past the end. */
function readRange(req: Request, res: Response, { bytes }: StoredFile): ByteRange | 'none' | undefined {
  const condition = req.headers['if-range']
  if (condition !== undefined && condition !== res.getHeader('ETag') && condition !== res.getHeader('Last-Modified')) return undefined
  const ranges = req.range(bytes)
  if (ranges === -1) return 'none'
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}

/** Disconnecting is not an error, whether before the first byte or later. */
function ignoreDisconnect(error: NodeJS.ErrnoException): void {
  if (!['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'].includes(error.code ?? '')) throw error
}
