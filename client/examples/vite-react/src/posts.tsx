// The newest posts, more of them at the press of a button, and a post that has been chosen.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { pagesQuery, query } from 'content-service/react-query'
import { useState } from 'react'
import { Blocks } from './blocks.tsx'
import { Picture } from './picture.tsx'
import { content } from './service.ts'

export function Posts() {
  const [chosen, choose] = useState<number>()
  const posts = useInfiniteQuery(pagesQuery(content, '/posts', { params: { query: { per_page: 3, _fields: ['id', 'title.rendered'] } } }))
  if (posts.error) return <p role="alert">{posts.error.message}</p>
  return (
    <section>
      <h1>Posts{posts.data && ` (${posts.data.pages[0]?.total})`}</h1>
      <ul>
        {posts.data?.pages.flatMap(({ items }) =>
          items.map(({ id, title }) => (
            <li key={id}>
              <button onClick={() => choose(id)} dangerouslySetInnerHTML={{ __html: title.rendered }} />
            </li>
          )),
        )}
      </ul>
      {posts.hasNextPage && (
        <button disabled={posts.isFetching} onClick={() => void posts.fetchNextPage()}>
          More posts
        </button>
      )}
      {chosen !== undefined && <Post id={chosen} />}
    </section>
  )
}

/** The service has removed everything dangerous from the HTML of titles and contents. */
function Post({ id }: { id: number }) {
  const { data: post, error } = useQuery(
    query(content, '/posts/{id}', { params: { path: { id }, query: { _embed: ['author', 'cms:featuredmedia'], blocks: true } } }),
  )
  if (error) return <p role="alert">{error.message}</p>
  if (!post) return <p>Loading …</p>
  const [photo] = post._embedded?.['cms:featuredmedia'] ?? []
  return (
    <article>
      <h2 dangerouslySetInnerHTML={{ __html: post.title.rendered }} />
      <p>{post._embedded?.author?.[0]?.name}</p>
      {photo && <Picture media={photo} sizes="(max-width: 800px) 100vw, 800px" ratio="16:9" />}
      <Blocks blocks={post.content.blocks ?? []} />
    </article>
  )
}
