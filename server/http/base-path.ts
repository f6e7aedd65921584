// The path of the base URL, if the service is below a path of its host: a proxy passes it on or removes it.
import type { Config } from '../config/config.ts'
import type { ServerRequest } from './exchange.ts'

/** Proxies may send a whole URL. */
const ORIGIN = /^(?:https?:\/\/[^/]+)?/

/** Returns a function that makes the URL of a request that of the service itself, whether or not the proxy has done so. */
export function basePathRemover({ baseUrl }: Pick<Config, 'baseUrl'>): (req: ServerRequest) => void {
  const path = withoutSlash(new URL(baseUrl).pathname)
  if (!path) return () => undefined
  return (req) => {
    // A proxy that removes the path may say so. This matters only if the rest begins with the same path.
    if (withoutSlash(String(req.headers['x-forwarded-prefix'] ?? '')) === path) return
    const [origin = ''] = ORIGIN.exec(req.url) ?? []
    const rest = req.url.slice(origin.length + path.length)
    if (!req.url.startsWith(path, origin.length) || !/^(?:[/?]|$)/.test(rest)) return
    req.url = rest.startsWith('/') ? rest : `/${rest}`
  }
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '')
