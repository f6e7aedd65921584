// Sends images in other widths, formats and crops. They are as public as the image, and made when they are first requested.
import type { Request, Response } from 'express'
import type { Context } from '../context.ts'
import { noRoute } from '../contract/api-error.ts'
import type { ReadableFile } from '../media/library-store.ts'
import { uploadUrl } from '../media/uploads.ts'
import { createVariantMaker, VariantDelayedError } from '../media/variant-files.ts'
import { findOriginals, findVariantPath, releaseVariant } from '../media/variant-store.ts'
import { addressOf, findVariant } from '../media/variants.ts'
import type { VariantAddress } from '../media/variants.ts'
import { sendStoredFile } from './stored-file.ts'

/** The URL changes with the image. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const NOT_STORED = 'no-store'
/** Caches may keep where the current version is for as long as a page with the old URL is likely to be open. */
const OUTDATED = 'public, max-age=60'

/** What the reader of a request may see. */
interface Access {
  /** Throws if the reader may not read the file at the path. */
  find(path: string): Promise<ReadableFile>
  /** Returns the header for a file; `whenPublic` if all may cache it. */
  cacheControl(file: ReadableFile, whenPublic: string): string
}

type VariantSender = (address: VariantAddress, access: Access, req: Request, res: Response) => Promise<void>

export function createVariantSender(context: Context): VariantSender {
  const { db, config, log, now } = context
  const make = createVariantMaker(context)
  return async (address, { find, cacheControl }, req, res) => {
    const original = (await findOriginals(db, [address.id])).get(address.id)
    const file = await find(original?.file.path ?? addressOf(address))
    const variant = original && findVariant(original, address)
    if (!variant) throw noRoute()
    const redirect = (path: string, caching: string): void => {
      res.setHeader('Cache-Control', cacheControl(file, caching))
      res.redirect(302, uploadUrl(config.baseUrl, path) + queryOf(req))
    }
    const current = { ...variant, id: original.id }
    if (variant.version !== address.version) return redirect(addressOf(current), OUTDATED)
    const send = (stored: string): Promise<boolean> =>
      sendStoredFile(
        { stored, name: variant.name, mimeType: variant.mimeType, cacheControl: cacheControl(file, IMMUTABLE) },
        context.storage,
        req,
        res,
      )
    const known = await findVariantPath(db, current)
    if (known !== undefined) {
      if (await send(known)) return
      // The storage has lost it.
      await releaseVariant(db, known, now().toISOString())
    }
    const made = await make(original, variant).catch((error: unknown) => {
      if (!(error instanceof VariantDelayedError)) log.error({ err: error as Error, image: addressOf(current) }, 'failed to make an image')
      return undefined
    })
    if (made !== undefined && (await send(made))) return
    // The image itself is better than none.
    redirect(original.file.path, NOT_STORED)
  }
}

function queryOf({ originalUrl }: Request): string {
  const start = originalUrl.indexOf('?')
  return start < 0 ? '' : originalUrl.slice(start)
}
