// The parts of a URL as text.

/** Proxies may send a whole URL. */
export function originOf(url: string): string {
  return /^https?:\/\/[^/?#]+/i.exec(url)?.[0] ?? ''
}

/** Removes a parameter from the query. */
export function withoutParameter(url: string, name: string): string {
  const [path = '', query] = url.split(/\?(.*)/s)
  if (!query?.includes(name)) return url
  const rest = query.split('&').filter((pair) => pair.split('=')[0] !== name)
  return rest.length ? `${path}?${rest.join('&')}` : path
}
