// The example for Astro: a static site with all posts, and the events in two languages.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { list } from '../../client/index.ts'
import type { Post } from '../../client/index.ts'
import { launchChromium } from '../../test/support/launch-chromium.ts'
import { differenceOf, pictureOf, showPage } from '../pictures.ts'
import { PICTURE } from './example.ts'
import type { Example } from './example.ts'

export const astro: Example = {
  name: 'astro',
  async check({ folder, env }, { content, calendar }) {
    const page = (path: string): string => readFileSync(join(folder, 'dist', path, 'index.html'), 'utf8')
    const { items: posts, total } = await list(content, '/posts')
    assert.match(page(''), new RegExp(`<h1>${total} posts</h1>`))
    const photo = posts.find(({ featured_media }) => featured_media > 0)
    assert.match(page(photo?.slug ?? ''), PICTURE)
    await comparePictures(posts, page, env)
    for (const i18n_language of ['en', 'ka-ge'] as const) {
      const { items: events } = await list(calendar, '/events', { params: { query: { i18n_language } } })
      assert.ok(events.length > 0)
      for (const { title } of events) assert.ok(page(`events/${i18n_language}`).includes(title))
    }
  },
}

/** At most this part of the pixels may differ. */
const TOLERANCE = 0.001

/** The pages look like the HTML of the service. */
async function comparePictures(
  posts: readonly Pick<Post, 'id' | 'slug' | 'content'>[],
  pageOf: (path: string) => string,
  { SERVICE_URL = '' }: NodeJS.ProcessEnv,
): Promise<void> {
  const browser = await launchChromium()
  const page = await browser.newPage()
  for (const { id, slug, content } of posts) {
    const stylesheet = `${SERVICE_URL}/styles/blocks.css?items=${id}`
    const [, made = ''] = /<div id="content">(.*)<\/div>\s*<\/body>/s.exec(pageOf(decodeURIComponent(slug))) ?? []
    await showPage(page, stylesheet, content.rendered)
    const expected = await pictureOf(page)
    await showPage(page, stylesheet, made)
    assert.ok(differenceOf(expected, await pictureOf(page)) < TOLERANCE, `The post ${slug} looks different.`)
  }
  await browser.close()
}
