// The latest posts. The page is rendered when the site is built, and again after a revalidation.
import { list } from 'content-service'
import { cachedAs, content } from './service'

export default async function Page() {
  const { items, total } = await list(content, '/posts', {
    params: { query: { per_page: 10, _fields: ['id', 'slug', 'title.rendered'] } },
    ...cachedAs('posts'),
  })
  return (
    <main>
      <h1>{total} posts</h1>
      <ul>
        {items.map(({ id, slug, title }) => (
          <li key={id}>
            <a href={`/${slug}`} dangerouslySetInnerHTML={{ __html: title.rendered }} />
          </li>
        ))}
      </ul>
    </main>
  )
}
