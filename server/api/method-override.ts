// Other ways to write the same request: the query form of the REST root, and a method that stands in a parameter or a header.
import type { RequestHandler } from 'express'

/** `/?rest_route=/cms/v2/posts&page=2` -> `<rest root>/cms/v2/posts?page=2`, and the method that is meant. The one that was sent is `sentMethod` of the locals. */
export function rewriteRequest(restPath: string): RequestHandler {
  return (req, res, next) => {
    res.locals['sentMethod'] = req.method
    if (req.url.startsWith('/?') && req.url.includes('rest_route=')) req.url = rewritten(req.url, restPath)
    if (req.method === 'POST') {
      req.method = meantMethod(req.url, req.headers['x-http-method-override'])
      req.url = withoutParameter(req.url, '_method')
    }
    next()
  }
}

/** The address without a parameter that says how it is asked for, not what. */
export function withoutParameter(url: string, name: string): string {
  const [path = '', query] = url.split(/\?(.*)/s)
  if (!query?.includes(name)) return url
  const rest = query.split('&').filter((pair) => pair.split('=')[0] !== name)
  return rest.length ? `${path}?${rest.join('&')}` : path
}

function rewritten(url: string, restPath: string): string {
  const pairs = url.slice(2).split('&')
  const route = pairs.find((pair) => pair.startsWith('rest_route='))?.slice('rest_route='.length)
  if (route === undefined) return url
  const rest = pairs.filter((pair) => !pair.startsWith('rest_route=')).join('&')
  const path = decodedPath(route)
  return restPath + (path.startsWith('/') ? path : `/${path}`) + (rest ? `?${rest}` : '')
}

/** Slashes are part of the route here, however they are written. */
function decodedPath(route: string): string {
  return route.replace(/%2f/gi, '/').replace(/%3f.*$/i, '')
}

function meantMethod(url: string, header: string | string[] | undefined): string {
  const parameter = /[?&]_method=([A-Za-z]+)/.exec(url)?.[1]
  const meant = (parameter ?? [header].flat()[0])?.toUpperCase() || 'POST'
  // Who sends a POST waits for a body.
  return meant === 'HEAD' ? 'GET' : meant
}
