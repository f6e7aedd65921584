// Serves media files, complete or in ranges, with their detected type and never as a type that browsers execute.
import { pipeline } from 'node:stream/promises'
import { create as disposition } from 'content-disposition'
import { Router } from 'express'
import type { Request, Response } from 'express'
import { findProtectedHost, findReadableFiles } from '../media/library-store.ts'
import type { ReadableFile } from '../media/library-store.ts'
import type { Context } from '../context.ts'
import { ApiError, noRoute } from '../contract/api-error.ts'
import { checkPassword } from '../engine/item-password.ts'
import type { ByteRange, StoredFile } from '../storage/storage.ts'
import { isShownInline } from '../media/types.ts'
import { anonymous } from '../users/caller.ts'
import type { Caller } from '../users/caller.ts'
import { hasCredentials } from '../http/auth.ts'
import type { Authenticate } from '../http/auth.ts'
import { findFileReader } from '../namespaces/preview-access.ts'
import type { FileReader } from '../namespaces/preview-access.ts'

/** Files can be replaced or become private at any time, so caches must revalidate. */
const PUBLIC = 'public, no-cache, no-transform'
const NOT_PUBLIC = 'private, no-store'

/** An SVG may use its own styles but no scripts. PDF viewers do not work in a sandbox. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

export function uploadsRouter(context: Context, authenticate: Authenticate): Router {
  const { db, storage, wrongPasswords } = context
  const router = Router()
  router.get('/*path', async (req, res) => {
    const path = req.params['path'].join('/')
    const { caller, mediaId, hasToken, error } = await readerFor(req)
    // PostgreSQL rejects NUL.
    if (path.includes('\0')) throw noRoute()
    const find = async (): Promise<ReadableFile> => {
      const found = (await readableFile(path, caller)) ?? (await unlockedFile(path, req.query['password'], caller, req))
      if (found && (mediaId === undefined || mediaId === found.mediaId || found.isPublic)) return found
      throw error ?? noRoute()
    }
    let file = await find()
    let stored = await storage.stat(file.stored)
    // The file has just been replaced.
    if (!stored) stored = await storage.stat((file = await find()).stored)
    if (!stored) throw noRoute()
    describe(res, path, file.mimeType, stored)
    res.setHeader('Cache-Control', file.isPublic && !hasToken ? PUBLIC : NOT_PUBLIC)
    if (req.fresh) return void res.status(304).end()
    const range = readRange(req, res, stored)
    if (range === 'none') return void res.status(416).setHeader('Content-Range', `bytes */${stored.bytes}`).end()
    if (range) res.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${stored.bytes}`)
    res.setHeader('Content-Length', range ? range.end - range.start + 1 : stored.bytes)
    if (req.method === 'HEAD') return void res.end()
    await pipeline(await storage.read(file.stored, range), res).catch(ignoreDisconnect)
  })
  return router

  /** An expired token still allows public files, because the page may have been opened before they were published. */
  async function readerFor(req: Request): Promise<FileReader & { hasToken: boolean; error?: ApiError }> {
    const { preview_token: inUrl } = req.query
    const token = typeof inUrl === 'string' ? inUrl : req.headers['x-preview-token']?.toString()
    // Clients may send credentials with URLs that have a token.
    if (token === undefined || req.headers.authorization)
      return { caller: hasCredentials(req.headers) ? await authenticate(req.headers, req.ip ?? '') : anonymous, hasToken: false }
    try {
      return { ...(await findFileReader(token, context)), hasToken: true }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'rest_preview_token_invalid') throw error
      return { caller: anonymous, hasToken: true, error }
    }
  }

  async function readableFile(path: string, caller: Caller): Promise<ReadableFile | undefined> {
    return (await findReadableFiles(db, [path], caller)).get(path)
  }

  /** Returns the file if the password is that of its item. Wrong passwords are counted with those for the item. */
  async function unlockedFile(path: string, password: unknown, caller: Caller, { ip = '' }: Request): Promise<ReadableFile | undefined> {
    const host = typeof password === 'string' && password ? await findProtectedHost(db, path) : undefined
    const file = host && (await readableFile(path, { ...caller, readsFilesOf: host.id }))
    return file && (await checkPassword(host, String(password), { ip, wrongPasswords })) ? file : undefined
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

/** Returns undefined for the complete file, also for several ranges, as the standard allows; `none` for a range past the end. */
function readRange(req: Request, res: Response, { bytes }: StoredFile): ByteRange | 'none' | undefined {
  const condition = req.headers['if-range']
  if (condition !== undefined && condition !== res.getHeader('ETag') && condition !== res.getHeader('Last-Modified')) return undefined
  const ranges = req.range(bytes)
  if (ranges === -1) return 'none'
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}

/** Disconnecting is not an error. */
function ignoreDisconnect(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}
