// Serves media files, whole or in ranges, with their detected type and never as anything that browsers execute.
import { pipeline } from 'node:stream/promises'
import { create as disposition } from 'content-disposition'
import { Router } from 'express'
import type { Request, Response } from 'express'
import { findProtectedHost, findReadableFile } from '../media/library-store.ts'
import type { ReadableFile } from '../media/library-store.ts'
import type { Context } from '../context.ts'
import { noRoute } from '../contract/api-error.ts'
import { passwordMatches } from '../engine/item-password.ts'
import type { ByteRange, StoredFile } from '../storage/storage.ts'
import { isShownInline } from '../media/types.ts'
import { anonymous, readerOfPreview } from '../users/caller.ts'
import type { Caller } from '../users/caller.ts'
import { hasCredentials } from '../http/auth.ts'
import type { Authenticate } from '../http/auth.ts'

/** Files never change, but may become private at any time, so caches must revalidate. */
const PUBLIC = 'public, no-cache, no-transform'
const NOT_PUBLIC = 'private, no-store'

/** An SVG may use its own styles but no scripts. PDF viewers do not work in a sandbox. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

export function uploadsRouter(context: Context, authenticate: Authenticate): Router {
  const { db, storage, wrongPasswords } = context
  const router = Router()
  router.get('/*path', async (req, res) => {
    const path = req.params['path'].join('/')
    const { password, preview_token: token } = req.query
    const headers = typeof token === 'string' ? { ...req.headers, 'x-preview-token': token } : req.headers
    const found = hasCredentials(headers) ? await authenticate(headers, req.ip ?? '') : anonymous
    const caller = found.preview ? readerOfPreview(found.preview) : found
    // PostgreSQL cannot search for NUL.
    if (path.includes('\0')) throw noRoute()
    const file = (await findReadableFile(db, path, caller)) ?? (await unlockedFile(path, password, caller, req))
    if (!file) throw noRoute()
    const stored = await storage.stat(path)
    if (!stored) throw noRoute()
    describe(res, path, file.mimeType, stored)
    res.setHeader('Cache-Control', file.isPublic && !found.preview ? PUBLIC : NOT_PUBLIC)
    if (req.fresh) return void res.status(304).end()
    const range = readRange(req, res, stored)
    if (range === 'none') return void res.status(416).setHeader('Content-Range', `bytes */${stored.bytes}`).end()
    if (range) res.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${stored.bytes}`)
    res.setHeader('Content-Length', range ? range.end - range.start + 1 : stored.bytes)
    if (req.method === 'HEAD') return void res.end()
    await pipeline(await storage.read(path, range), res).catch(unlessGone)
  })
  return router

  /** The file if the password is that of the item that it is attached to. Wrong ones are counted with those for the item itself. */
  async function unlockedFile(path: string, password: unknown, caller: Caller, { ip = '' }: Request): Promise<ReadableFile | undefined> {
    const host = typeof password === 'string' && password ? await findProtectedHost(db, path) : undefined
    const file = host && (await findReadableFile(db, path, { ...caller, readsFilesOf: host.id }))
    return file && (await passwordMatches(host, String(password), { ip, wrongPasswords })) ? file : undefined
  }
}

function describe(res: Response, path: string, mimeType: string, { bytes, modified }: StoredFile): void {
  res.setHeader('Content-Type', mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType)
  res.setHeader(
    'Content-Disposition',
    disposition(path.slice(path.lastIndexOf('/') + 1), { type: isShownInline(mimeType) ? 'inline' : 'attachment' }),
  )
  res.setHeader('Content-Security-Policy', mimeType === 'application/pdf' ? POLICY : `${POLICY}; sandbox`)
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Accept-Ranges', 'bytes')
  res.setHeader('Last-Modified', modified.toUTCString())
  res.setHeader('ETag', `"${bytes.toString(16)}-${modified.getTime().toString(16)}"`)
}

/** Undefined for the whole file; `none` for a range past the end. Several ranges get the whole file, as the standard allows. */
function readRange(req: Request, res: Response, { bytes }: StoredFile): ByteRange | 'none' | undefined {
  const condition = req.headers['if-range']
  if (condition !== undefined && condition !== res.getHeader('ETag') && condition !== res.getHeader('Last-Modified')) return undefined
  const ranges = req.range(bytes)
  if (ranges === -1) return 'none'
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}

/** Clients may disconnect before the end. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}
