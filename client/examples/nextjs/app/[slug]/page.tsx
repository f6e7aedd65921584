// A post. Posts that did not exist when the site was built are rendered at their first request.
import { pages, unwrap } from 'content-service'
import { notFound } from 'next/navigation'
import { Picture } from '../picture'
import { cachedAs, content } from '../service'

interface Props {
  params: Promise<{ slug: string }>
}

export async function generateStaticParams() {
  const params: { slug: string }[] = []
  for await (const { slug } of pages(content, '/posts', { params: { query: { per_page: 100, _fields: ['slug'] } } })) params.push({ slug })
  return params
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const query = { slug: [decodeURIComponent(slug)], _embed: ['cms:featuredmedia' as const] }
  const [post] = await unwrap(content.at('/posts').get({ params: { query }, ...cachedAs('posts') }))
  if (!post) notFound()
  const [photo] = post._embedded?.['cms:featuredmedia'] ?? []
  return (
    <main>
      <h1 dangerouslySetInnerHTML={{ __html: post.title.rendered }} />
      {photo && <Picture media={photo} sizes="(max-width: 800px) 100vw, 800px" ratio="16:9" />}
      <div dangerouslySetInnerHTML={{ __html: post.content.rendered }} />
    </main>
  )
}
