// Counts the posts in each category across all pages, with a timeout of one minute. Reads BASE_URL.
import { createClient, pages } from '../index.ts' // elsewhere: 'content-service'

const { content } = createClient({ baseUrl: process.env['BASE_URL'] ?? 'http://localhost:3000' })
const signal = AbortSignal.timeout(60_000)

const names = new Map<number, string>()
for await (const { id, name } of pages(content, '/categories', { signal })) names.set(id, name)

const counts = new Map<number, number>()
for await (const { categories } of pages(content, '/posts', { params: { query: { per_page: 100 } }, signal })) {
  for (const id of categories) counts.set(id, (counts.get(id) ?? 0) + 1)
}

for (const [id, count] of counts) console.log(`${names.get(id)}: ${count}`)
