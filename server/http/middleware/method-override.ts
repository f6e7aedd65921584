// Alternative request forms: the route in `rest_route`, and the method in `_method` or `X-HTTP-Method-Override`.
import type { RequestHandler } from 'express'
import type { Config } from '../../config/config.ts'
import { withoutParameter } from '../url-parts.ts'

/** Rewrites `/?rest_route=/cms/v2/posts&page=2` to `<rest root>/cms/v2/posts?page=2` and applies method overrides. */
export function methodOverride({ restPath }: Pick<Config, 'restPath'>): RequestHandler {
  return (req, _res, next) => {
    req.sentMethod = req.method
    if (req.url.startsWith('/?') && req.url.includes('rest_route=')) req.url = rewriteRestRoute(req.url, restPath)
    if (req.method === 'POST') {
      req.method = overriddenMethod(req.url, req.headers['x-http-method-override'])
      req.url = withoutParameter(req.url, '_method')
    }
    next()
  }
}

function rewriteRestRoute(url: string, restPath: string): string {
  const pairs = url.slice(2).split('&')
  const route = pairs.find((pair) => pair.startsWith('rest_route='))?.slice('rest_route='.length)
  if (route === undefined) return url
  const rest = pairs.filter((pair) => !pair.startsWith('rest_route=')).join('&')
  const path = decodePath(route)
  return restPath + (path.startsWith('/') ? path : `/${path}`) + (rest ? `?${rest}` : '')
}

/** Decodes slashes, and drops a percent-encoded query. */
function decodePath(route: string): string {
  return route.replace(/%2f/gi, '/').replace(/%3f.*$/i, '')
}

function overriddenMethod(url: string, header: string | string[] | undefined): string {
  const parameter = /[?&]_method=([A-Za-z]+)/.exec(url)?.[1]
  const method = (parameter ?? [header].flat()[0])?.toUpperCase() || 'POST'
  // The sender of a POST expects a body.
  return method === 'HEAD' ? 'GET' : method
}
