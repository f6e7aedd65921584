// Serves the rendered documentation.
import { Router } from 'express'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Context } from '#server/context.ts'
import { CONTRACT_FILE, contractFile } from './contract-file.ts'
import { writeLlmsText } from './llms.ts'
import { renderDocs } from './rendering-thread.ts'
import { noRoute } from '#server/contract/api-error.ts'

/** Allows only resources of this service, and inline styles, which the explorer needs. */
const policy = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ['data:'],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
  },
})

export function docsRouter({ config, contract }: Context): Router {
  const router = Router()
  let rendered: ReturnType<typeof renderDocs> | undefined

  const serveFile: RequestHandler = async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const [path = ''] = req.originalUrl.split('?')
    const name = req.path.slice(1)
    // Rendered on the first request, because this takes time and memory.
    rendered ??= renderDocs(config)
    const files = await rendered.catch((error: unknown) => {
      rendered = undefined
      throw error
    })
    if (!path.endsWith('/') && (name === '' || files.has(`${name}/index.html`))) return res.redirect(301, `${path.split('/').at(-1)}/`)
    const file = files.get(name === '' || name.endsWith('/') ? `${name}index.html` : name)
    if (!file) throw noRoute()
    res.setHeader('Cache-Control', name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    res.type(file.type).send(file.text)
  }

  // Programs read it when they start, which is no reason to render all pages.
  router.get(`/${CONTRACT_FILE}`, (_req, res) => {
    const { type, text } = contractFile(contract)
    res.setHeader('Cache-Control', 'no-cache').type(type).send(text)
  })
  router.use(policy, serveFile)
  return router
}

/** Serves `llms.txt` at the root, where programs expect it. */
export function serveLlmsText({ config }: Context): RequestHandler {
  return (_req, res) => void res.setHeader('Cache-Control', 'no-cache').type('txt').send(writeLlmsText(config))
}
