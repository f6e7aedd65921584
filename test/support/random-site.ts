// Fills a site with random content through the interface.
import fc from 'fast-check'
import { learnedValues } from './learned-values.ts'
import { createImage, uploaded } from './media.ts'
import { collections, randomWrite } from './random-writes.ts'
import type { RandomWrite } from './random-writes.ts'
import type { TestServer } from './server.ts'

/** Carries out random writes, which the same seed repeats. Later ones change what earlier ones have created. */
export function randomSite(server: TestServer) {
  const { learn, learnFrom, fieldOf, urlOf } = learnedValues()
  for (const id of Object.values(server.ids)) learn('/cms/v2/users', id)

  async function write({ method, route, path, query, body }: RandomWrite): Promise<void> {
    const fields = body && Object.fromEntries(Object.entries(body).map(([name, value]) => [name, fieldOf(value)]))
    const response = await fetch(server.restRoot + urlOf({ route, path, query }), {
      method,
      headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' },
      ...(fields && { body: JSON.stringify(fields) }),
    })
    const text = await response.text()
    if (response.ok) learnFrom(route.replace('/{id}', ''), text)
  }

  return {
    /** Creates some of everything. */
    async fill(seed: number, count: number): Promise<void> {
      for (const name of ['red', 'blue'])
        learn('/cms/v2/media', (await uploaded(server, await createImage(40, 30), { name: `${name}.png`, as: 'editor' })).id)
      const created = randomWrite.filter(({ method, route }) => method === 'POST' && collections.includes(route))
      for (const one of fc.sample(created, { numRuns: count, seed })) await write(one)
    },
    /** Creates, changes and deletes. */
    async change(seed: number, count: number): Promise<void> {
      for (const one of fc.sample(randomWrite, { numRuns: count, seed })) await write(one)
    },
  }
}
