// Prints the newest posts. Reads BASE_URL.
import { createClient } from '../index.ts' // elsewhere: 'content-service'

const { content } = createClient({ baseUrl: process.env['BASE_URL'] ?? 'http://localhost:3000' })

const { data, error, response } = await content.at('/posts').get({ params: { query: { per_page: 5 } } })
if (error) {
  console.error(`${error.code}: ${error.message}`)
  process.exit(1)
}
for (const { date, title } of data) console.log(`${date}  ${title.rendered}`)
console.log(`${data.length} of ${response.headers.get('X-CMS-Total')} posts`)
