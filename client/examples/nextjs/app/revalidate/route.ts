// Renders the pages with a cache tag anew at their next request: `POST /revalidate?tag=posts` with the secret, for example after an edit.
import { revalidateTag } from 'next/cache'

export function POST(request: Request): Response {
  const { searchParams } = new URL(request.url)
  if (request.headers.get('Authorization') !== `Bearer ${process.env['REVALIDATION_SECRET']}`)
    return new Response('Wrong secret', { status: 401 })
  revalidateTag(searchParams.get('tag') ?? '', { expire: 0 })
  return new Response(null, { status: 204 })
}
