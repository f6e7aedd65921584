// Serves media files, and images in the widths, formats and crops that are requested.
import { Router } from 'express'
import type { Request } from 'express'
import { findProtectedHost, findReadableFiles } from '../media/library-store.ts'
import type { ReadableFile } from '../media/library-store.ts'
import type { Context } from '../context.ts'
import { ApiError, noRoute } from '../contract/api-error.ts'
import { checkPassword } from '../engine/item-password.ts'
import { readVariantAddress } from '../media/variants.ts'
import { anonymous } from '../users/caller.ts'
import type { Caller } from '../users/caller.ts'
import { hasCredentials } from '../http/auth.ts'
import type { Authenticate } from '../http/auth.ts'
import { findFileReader } from '../namespaces/preview-access.ts'
import type { FileReader } from '../namespaces/preview-access.ts'
import { createVariantSender } from './image-variants.ts'
import { sendStoredFile } from './stored-file.ts'

/** Files can be replaced or become private at any time, so caches must revalidate. */
const PUBLIC = 'public, no-cache, no-transform'
const NOT_PUBLIC = 'private, no-store'

export function uploadsRouter(context: Context, authenticate: Authenticate): Router {
  const { db, storage, wrongPasswords } = context
  const router = Router()
  const sendVariant = createVariantSender(context)
  router.get('/*path', async (req, res) => {
    const requested = req.params['path'].join('/')
    const { caller, mediaId, hasToken, error } = await readerFor(req)
    const find = async (path: string): Promise<ReadableFile> => {
      // PostgreSQL rejects NUL.
      if (path.includes('\0')) throw noRoute()
      const found = (await readableFile(path, caller)) ?? (await unlockedFile(path, req.query['password'], caller, req))
      if (found && (mediaId === undefined || mediaId === found.mediaId || found.isPublic)) return found
      throw error ?? noRoute()
    }
    const cacheControl = ({ isPublic }: ReadableFile, whenPublic: string): string => (isPublic && !hasToken ? whenPublic : NOT_PUBLIC)
    const address = readVariantAddress(requested)
    if (address) return sendVariant(address, { find, cacheControl }, req, res)
    const send = async (): Promise<boolean> => {
      const file = await find(requested)
      const name = requested.slice(requested.lastIndexOf('/') + 1)
      return sendStoredFile({ ...file, name, cacheControl: cacheControl(file, PUBLIC) }, storage, req, res)
    }
    // A file that is not stored has just been replaced.
    if (!(await send()) && !(await send())) throw noRoute()
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
