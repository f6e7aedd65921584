// Creates a draft in a category, creating the category if necessary, and publishes it. Reads BASE_URL, USERNAME and PASSWORD (an application password).
import { ContentServiceError, createClient, unwrap } from '../index.ts' // elsewhere: 'content-service'

const { BASE_URL: baseUrl = 'http://localhost:3000', USERNAME: username = '', PASSWORD: password = '' } = process.env
const { content } = createClient({ baseUrl, auth: { username, password } })

try {
  const draft = await unwrap(
    content.at('/posts').post({
      body: { title: 'Ferry timetable', content: 'The first boat leaves at seven.', categories: [await categoryNamed('Ferries')] },
    }),
  )
  const post = await unwrap(content.at('/posts/{id}').patch({ params: { path: { id: draft.id } }, body: { status: 'publish' } }))
  console.log(`${post.status}: ${post.link}`)
} catch (error) {
  if (!(error instanceof ContentServiceError)) throw error
  console.error(`${error.code}: ${error.message}`)
  process.exitCode = 1
}

async function categoryNamed(name: string): Promise<number> {
  const { data, error } = await content.at('/categories').post({ body: { name } })
  if (error?.code === 'term_exists' && error.data.term_id) return error.data.term_id
  if (error) throw new ContentServiceError(error)
  return data.id
}
