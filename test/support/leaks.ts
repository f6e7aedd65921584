// Searches the responses of many URLs for a word that should be hidden.
import { expect } from '@jest/globals'
import type { Role } from './accounts.ts'
import type { TestServer } from './server.ts'

export type Who = 'anonymous' | Role

export const everybody = ['anonymous', 'subscriber', 'contributor', 'author', 'editor', 'administrator'] as const
export const notEditors = ['anonymous', 'subscriber', 'contributor', 'author'] as const
export const notAdministrators = [...notEditors, 'editor'] as const

export const headersOf = ({ authorization }: TestServer, who: Who): Record<string, string> =>
  who === 'anonymous' ? {} : { Authorization: authorization[who] }

/** Returns the URLs whose response contains the word, or is a list with a total that is not 0. */
export async function leaksAt(server: TestServer, who: Who, urls: readonly string[], word: string): Promise<string[]> {
  const responses = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url, { headers: headersOf(server, who) })
      const text = await response.text()
      if (response.status >= 500 && response.status !== 501) throw new Error(`${response.status} at ${url}: ${text}`)
      return { url, shows: text.includes(word), total: Number(response.headers.get('X-CMS-Total') ?? response.headers.get('X-CAL-Total')) }
    }),
  )
  return responses.filter(({ shows, total }) => shows || total > 0).map(({ url, total }) => `${who}: ${url} (${total})`)
}

export async function expectNothing(server: TestServer, outsiders: readonly Who[], urls: readonly string[], word: string): Promise<void> {
  for (const who of outsiders) expect(await leaksAt(server, who, urls, word)).toEqual([])
}

/** Returns the URLs that other sites request to embed a URL. */
export const embedsOf = ({ restRoot }: TestServer, url: string): string[] => [
  ...['', '&format=xml', '&maxwidth=300'].map((form) => `${restRoot}/oembed/1.0/embed?url=${encodeURIComponent(url)}${form}`),
  `${url}${url.includes('?') ? '&' : '?'}embed=true`,
]
