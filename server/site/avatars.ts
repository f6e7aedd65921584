// Serves the avatars of users. They never change.
import { Router } from 'express'
import { noRoute } from '../contract/api-error.ts'
import { drawAvatar } from '../users/avatars.ts'

export function avatarsRouter(): Router {
  const router = Router()
  router.get('/:name', (req, res) => {
    const avatar = drawAvatar(req.params.name)
    if (!avatar) throw noRoute()
    res.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    })
    res.type('image/svg+xml').send(avatar)
  })
  return router
}
