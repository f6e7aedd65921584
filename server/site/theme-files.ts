// Serves the fonts and images that the theme names in its styles.
import { basename, dirname } from 'node:path'
import { Router } from 'express'
import { isFresh } from '../http/conditional-requests.ts'
import type { Context } from '../context.ts'
import { noRoute } from '../contract/api-error.ts'

export function themeFilesRouter({ theme }: Pick<Context, 'theme'>): Router {
  const router = Router()
  router.get('/:stylesheet/*path', (req, res) => {
    const { stylesheet, path } = req.params
    const asset = stylesheet === theme.stylesheet ? theme.assets.named.get(path.join('/')) : undefined
    if (!asset) throw noRoute()
    const validators = { ETag: `"${asset.tag}"` }
    res.set({
      ...validators,
      // A new version of the theme has the same URLs.
      'Cache-Control': 'public, no-cache',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    })
    if (isFresh(req.headers, validators)) return void res.status(304).end()
    // The folders above it may be hidden.
    res.sendFile(basename(asset.file), { root: dirname(asset.file), cacheControl: false, lastModified: false })
  })
  return router
}
