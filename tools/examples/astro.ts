// The example for Astro: a static site with all posts, and the events in two languages.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { list } from '../../client/index.ts'
import { PICTURE } from './example.ts'
import type { Example } from './example.ts'

export const astro: Example = {
  name: 'astro',
  async check({ folder }, { content, calendar }) {
    const page = (path: string): string => readFileSync(join(folder, 'dist', path, 'index.html'), 'utf8')
    const { items: posts, total } = await list(content, '/posts')
    assert.match(page(''), new RegExp(`<h1>${total} posts</h1>`))
    for (const post of posts) assert.ok(page(decodeURIComponent(post.slug)).includes(post.content.rendered.trim().slice(0, 100)))
    const photo = posts.find(({ featured_media }) => featured_media > 0)
    assert.match(page(photo?.slug ?? ''), PICTURE)
    for (const i18n_language of ['en', 'ka-ge'] as const) {
      const { items: events } = await list(calendar, '/events', { params: { query: { i18n_language } } })
      assert.ok(events.length > 0)
      for (const { title } of events) assert.ok(page(`events/${i18n_language}`).includes(title))
    }
  },
}
