// The client of the service, and what all pages read.
import { createClient, pages } from 'content-service'

export const baseUrl = process.env['SERVICE_URL'] ?? 'http://localhost:3000'

export const { content } = createClient({ baseUrl })
export const calendars = {
  en: createClient({ baseUrl, language: 'en' }).calendar,
  'ka-ge': createClient({ baseUrl, language: 'ka-ge' }).calendar,
}
export type Language = keyof typeof calendars

export async function readPosts() {
  return Array.fromAsync(pages(content, '/posts', { params: { query: { per_page: 100, _embed: ['cms:featuredmedia'], blocks: true } } }))
}
