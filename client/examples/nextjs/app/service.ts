// The client of the service, and the cache tags of what it reads.
import { createClient } from 'content-service'

export const { content } = createClient({ baseUrl: process.env['SERVICE_URL'] ?? 'http://localhost:3000' })

/** Next.js keeps a response with this tag until `/revalidate` is called with the tag, and for an hour at most. */
export const cachedAs = (tag: string) => ({ next: { tags: [tag], revalidate: 3600 } })
