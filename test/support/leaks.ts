// Asks at many doors whether a word shows there that should be hidden.
import { expect } from '@jest/globals'
import type { Role } from '../../server/users/roles.ts'
import type { TestServer } from './server.ts'

export type Who = 'visitor' | Role

export const everybody = ['visitor', 'subscriber', 'contributor', 'author', 'editor', 'administrator'] as const
export const notEditors = ['visitor', 'subscriber', 'contributor', 'author'] as const
export const notAdministrators = [...notEditors, 'editor'] as const

export const headersOf = ({ authorization }: TestServer, who: Who): Record<string, string> =>
  who === 'visitor' ? {} : { Authorization: authorization[who] }

/** The addresses behind which the word shows, or where a list counts what it does not show. */
export async function leaksAt(server: TestServer, who: Who, addresses: readonly string[], word: string): Promise<string[]> {
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address, { headers: headersOf(server, who) })
      const text = await answer.text()
      if (answer.status >= 500 && answer.status !== 501) throw new Error(`${answer.status} at ${address}: ${text}`)
      return { address, shows: text.includes(word), total: Number(answer.headers.get('X-CMS-Total') ?? answer.headers.get('X-CAL-Total')) }
    }),
  )
  return answers.filter(({ shows, total }) => shows || total > 0).map(({ address, total }) => `${who}: ${address} (${total})`)
}

export async function expectNothing(
  server: TestServer,
  outsiders: readonly Who[],
  addresses: readonly string[],
  word: string,
): Promise<void> {
  for (const who of outsiders) expect(await leaksAt(server, who, addresses, word)).toEqual([])
}

/** The addresses at which other sites ask how to embed what is at an address, and what they then show. */
export const embedsOf = ({ restRoot }: TestServer, address: string): string[] => [
  ...['', '&format=xml', '&maxwidth=300'].map((form) => `${restRoot}/oembed/1.0/embed?url=${encodeURIComponent(address)}${form}`),
  `${address}${address.includes('?') ? '&' : '?'}embed=true`,
]
