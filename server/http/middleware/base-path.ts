// Removes the path of the base URL, which a proxy passes on or removes, from the URL of a request.
import type { RequestHandler } from 'express'
import type { Config } from '../../config/config.ts'
import { originOf } from '../url-parts.ts'

export function basePath({ baseUrl }: Pick<Config, 'baseUrl'>): RequestHandler {
  const path = withoutSlash(new URL(baseUrl).pathname)
  return (req, _res, next) => {
    // A proxy that removes the path may say so, and so does Express where the service is mounted. This matters only if the rest begins with the same path.
    const isRemoved = !path || req.baseUrl === path || withoutSlash(String(req.headers['x-forwarded-prefix'] ?? '')) === path
    const origin = originOf(req.url)
    if (!isRemoved) req.url = origin + withoutPath(req.url.slice(origin.length), path)
    next()
  }
}

function withoutPath(url: string, path: string): string {
  const rest = url.slice(path.length)
  if (!url.startsWith(path) || !/^(?:[/?]|$)/.test(rest)) return url
  return rest.startsWith('/') ? rest : `/${rest}`
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '')
