// Lists that posts contain: of posts, queries, categories, tags and months.
import { describe, expect, it } from '@jest/globals'
import { makeEventCategory } from '../support/calendar.ts'
import { createImage, uploaded } from '../support/media.ts'
import { changePost, makePost, newWord, trashPost } from '../support/posts.ts'
import type { PostInput } from '../support/posts.ts'
import { block, blockWith, paragraph, postOf, readAgain, renderedIn } from '../support/rendered.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory, makeTag } from '../support/terms.ts'

const server = await sharedServer({ SITE_TIMEZONE: 'America/New_York' })
const { administrator: admin } = server.as

/** A category with two public posts and others that anonymous callers must not see. */
async function categoryWithPosts() {
  const category = await makeCategory(admin)
  const inIt = (fields: PostInput) => makePost(admin, { categories: [category.id], ...fields })
  const older = await inIt({ title: 'Older', date: '2026-01-02T03:04:05', excerpt: 'Short.' })
  const newer = await inIt({ title: 'Newer', date: '2026-02-03T04:05:06' })
  await inIt({ title: 'Secret draft', status: 'draft' })
  await inIt({ title: 'Secret private', status: 'private' })
  await inIt({ title: 'Secret protected', password: 'sesame' })
  return { category, older, newer }
}

/** Returns the titles in HTML, in order. */
const titlesIn = (html: string): string[] => [...html.matchAll(/>(Older|Newer|Secret[ \w]*|Third)</g)].map(([, title = '']) => title)

describe('the latest posts', () => {
  it('are the same for everybody, and show changes', async () => {
    const { category, older, newer } = await categoryWithPosts()
    const post = await postOf(server, block('latest-posts', { categories: [{ id: category.id }] }))
    const url = `${server.restRoot}/cms/v2/posts/${post.id}`
    expect(titlesIn(post.content.rendered)).toEqual(['Newer', 'Older'])
    expect(await readAgain(server, post)).toContain(`<li><a class="wp-block-latest-posts__post-title" href="${newer.link}">Newer</a></li>`)
    const tag = (await fetch(url)).headers.get('etag') ?? ''
    await makePost(admin, { title: 'Third', categories: [category.id] })
    await trashPost(admin, older.id)
    const after = await fetch(url, { headers: { 'If-None-Match': tag } })
    expect(after.status).toBe(200)
    expect(titlesIn(await readAgain(server, post))).toEqual(['Third', 'Newer'])
  })

  it('show dates, authors and excerpts', async () => {
    const { category } = await categoryWithPosts()
    const wanted = { postsToShow: 1, order: 'asc', displayPostDate: true, displayAuthor: true, displayPostContent: true }
    const html = await renderedIn(server, block('latest-posts', { categories: [{ id: category.id }], ...wanted }))
    expect(html).toContain(
      '<time datetime="2026-01-02T03:04:05-05:00" class="wp-block-latest-posts__post-date">January 2, 2026</time><div class="wp-block-latest-posts__post-excerpt">Short.</div></li>',
    )
    expect(html).toContain('<ul class="wp-block-latest-posts__list has-dates has-author wp-block-latest-posts">')
    expect(html).toContain('<div class="wp-block-latest-posts__post-author">by ')
  })

  it('link to the rest of a long post', async () => {
    const { category, newer } = await categoryWithPosts()
    await changePost(admin, newer.id, { content: 'many '.repeat(100) })
    const wanted = { postsToShow: 1, displayPostContent: true, excerptLength: 3 }
    expect(await renderedIn(server, block('latest-posts', { categories: [{ id: category.id }], ...wanted }))).toContain(
      `<div class="wp-block-latest-posts__post-excerpt">many many many… <a class="wp-block-latest-posts__read-more" href="${newer.link}" rel="noopener noreferrer">Read more<span class="screen-reader-text">: Newer</span></a></div>`,
    )
  })
})

describe('a query', () => {
  const query = (given: object, template = block('post-title', { isLink: true }), more = '') =>
    blockWith(
      'query',
      { query: { inherit: false, ...given } },
      `<div class="wp-block-query">${blockWith('post-template', {}, template)}${more}</div>`,
    )

  it('repeats its template for each item that it finds', async () => {
    const { category, older } = await categoryWithPosts()
    const html = await renderedIn(server, query({ taxQuery: { category: [category.id] }, order: 'asc' }))
    expect(titlesIn(html)).toEqual(['Older', 'Newer'])
    expect(html).toContain(`<h2 class="wp-block-post-title"><a href="${older.link}" target="_self">Older</a></h2></li>`)
    expect(html).toContain('<ul class="wp-block-post-template is-layout-flow wp-block-post-template-is-layout-flow">')
  })

  it('finds by number, offset, author, exclusion and search', async () => {
    const { category, older, newer } = await categoryWithPosts()
    const found = async (given: object) => titlesIn(await renderedIn(server, query({ taxQuery: { category: [category.id] }, ...given })))
    expect(await found({ perPage: 1 })).toEqual(['Newer'])
    expect(await found({ perPage: 1, offset: 1 })).toEqual(['Older'])
    expect(await found({ exclude: [newer.id] })).toEqual(['Older'])
    expect(await found({ author: String(server.ids.administrator) })).toEqual(['Newer', 'Older'])
    expect(await found({ author: String(server.ids.subscriber) })).toEqual([])
    expect(await found({ search: 'older' })).toEqual(['Older'])
    expect(await found({ orderBy: 'title', order: 'desc' })).toEqual(['Older', 'Newer'])
    await changePost(admin, older.id, { sticky: true })
    expect(await found({ sticky: 'only' })).toEqual(['Older'])
    expect(await found({ sticky: 'exclude' })).toEqual(['Newer'])
  })

  it('finds by format', async () => {
    const { category, older } = await categoryWithPosts()
    await changePost(admin, older.id, { format: 'aside' })
    const found = async (format: unknown) => titlesIn(await renderedIn(server, query({ taxQuery: { category: [category.id] }, format })))
    expect(await found(['aside', 'quote'])).toEqual(['Older'])
    expect(await found(['standard'])).toEqual(['Newer'])
    expect(await found(['aside', 'standard'])).toEqual(['Newer', 'Older'])
    expect(await found([])).toEqual(['Newer', 'Older'])
    expect(await found(['unknown'])).toEqual(['Newer', 'Older'])
  })

  it('says how many items it finds, and which of them it shows', async () => {
    const { category } = await categoryWithPosts()
    const total = async (given: object, attributes: object = {}) => {
      const html = await renderedIn(
        server,
        query({ taxQuery: { category: [category.id] }, ...given }, '', block('query-total', attributes)),
      )
      return /<div class="wp-block-query-total">(.*?)<\/div>/.exec(html)?.[1]
    }
    expect(await total({})).toBe('2 results found')
    expect(await total({ perPage: 1 })).toBe('2 results found')
    expect(await total({ search: 'older' })).toBe('1 result found')
    expect(await total({ inherit: true })).toBe('0 results found')
    expect(await total({ perPage: 1 }, { displayType: 'range-display' })).toBe('Displaying 1 of 2')
    expect(await total({}, { displayType: 'range-display' })).toBe('Displaying 1 – 2 of 2')
  })

  it('counts more items than one page shows', async () => {
    const { category } = await categoryWithPosts()
    await makePost(admin, { title: 'Oldest', categories: [category.id] })
    const html = await renderedIn(server, query({ taxQuery: { category: [category.id] }, perPage: 1 }, '', block('query-total')))
    expect(html).toContain('3 results found')
  })

  it('gives its items the classes of their format, image and terms', async () => {
    const { category, older, newer } = await categoryWithPosts()
    const tag = await makeTag(admin)
    const numbered = await makeTag(admin, { slug: '12' })
    const { id } = await uploaded(server, await createImage(20, 10), { name: 'small.png', as: 'administrator' })
    await changePost(admin, older.id, { format: 'aside', tags: [tag.id, numbered.id], featured_media: id })
    const html = await renderedIn(server, query({ taxQuery: { category: [category.id] } }))
    const classesOf = (post: number) => new RegExp(`<li class="(wp-block-post post-${post} [^"]*)"`).exec(html)?.[1]?.split(' ')
    expect(classesOf(newer.id)).toEqual(
      `wp-block-post post-${newer.id} post type-post status-publish format-standard hentry category-${category.slug}`.split(' '),
    )
    expect(classesOf(older.id)?.toSorted()).toEqual(
      [
        ...`wp-block-post post-${older.id} post type-post status-publish format-aside has-post-thumbnail hentry category-${category.slug}`.split(
          ' ',
        ),
        ...[`tag-${tag.slug}`, `tag-${numbered.id}`, 'post_format-post-format-aside'],
      ].toSorted(),
    )
  })

  it('shows its fallback if it finds nothing', async () => {
    const none = blockWith('query-no-results', {}, paragraph('Nothing.'))
    expect(await renderedIn(server, query({ postType: 'page', search: newWord() }, '', none))).toContain(
      '<div class="wp-block-query-no-results"><p>Nothing.</p></div>',
    )
    const { category } = await categoryWithPosts()
    expect(await renderedIn(server, query({ taxQuery: { category: [category.id] } }, '', none))).not.toContain('Nothing.')
  })

  it('finds nothing if it inherits its query, as content belongs to no list', async () => {
    expect(await renderedIn(server, query({ inherit: true }))).not.toContain('<li')
  })

  it('shows the content of each item, but nothing inside itself', async () => {
    const { category, newer } = await categoryWithPosts()
    const loop = query({ taxQuery: { category: [category.id] }, perPage: 1 }, block('post-content'))
    await changePost(admin, newer.id, { content: paragraph('Newest text') + loop })
    const html = await readAgain(server, newer)
    expect(html.match(/Newest text/g)).toHaveLength(2)
  })

  it('ends where queries multiply each other', async () => {
    const { category } = await categoryWithPosts()
    const given = { taxQuery: { category: [category.id] } }
    let nested = block('post-title')
    for (let level = 0; level < 25; level++) nested = query(given, nested)
    expect((await renderedIn(server, nested)).length).toBeLessThan(10_000_000)
  })
})

describe('lists of terms and months', () => {
  it('show categories with their posts', async () => {
    const { category } = await categoryWithPosts()
    const child = await makeCategory(admin, { parent: category.id })
    await makePost(admin, { categories: [child.id] })
    const flat = await renderedIn(server, block('categories', { showPostCounts: true }))
    expect(flat).toContain(`<li class="cat-item cat-item-${category.id}"><a href="${category.link}">${category.name}</a> (`)
    const nested = await renderedIn(server, block('categories', { showHierarchy: true }))
    expect(nested).toContain(`${category.name}</a>\n<ul class='children'>\n<li class="cat-item cat-item-${child.id}">`)
    expect(await renderedIn(server, block('categories', { showOnlyTopLevel: true }))).not.toContain(child.name)
  })

  it('show the terms of other public taxonomies', async () => {
    const { id, url, name } = await makeEventCategory(admin)
    const html = await renderedIn(server, block('categories', { taxonomy: 'cal_events_cat', showEmpty: true }))
    expect(html).toContain(`<li class="cat-item cat-item-${id}"><a href="${url}">${name}</a>`)
    expect(await renderedIn(server, block('categories', { taxonomy: 'nav_menu', showEmpty: true }))).toBe('')
  })

  it('show tags in sizes', async () => {
    const tag = await makeTag(admin)
    await makePost(admin, { tags: [tag.id] })
    const html = await renderedIn(server, block('tag-cloud', { showTagCounts: true }))
    expect(html).toMatch(
      new RegExp(
        `<a href="${tag.link}" class="tag-cloud-link tag-link-${tag.id} tag-link-position-\\d+" style="font-size: [\\d.]+pt;" aria-label="${tag.name} \\(1 item\\)">${tag.name}<span`,
      ),
    )
  })

  it('link to pages that exist', async () => {
    await makePost(admin, { date: '1986-01-01T00:30:00' })
    for (const type of ['yearly', 'monthly', 'daily']) {
      const links = [...(await renderedIn(server, block('archives', { type }))).matchAll(/<a href='([^']+)'>([^<]+)/g)]
      expect(links.length).toBeGreaterThan(1)
      for (const [, url = '', name = ''] of links) expect(await (await fetch(url)).text()).toContain(`: ${name}</h1>`)
    }
  })

  it('show months, and years', async () => {
    await makePost(admin, { date: '1987-05-06T07:08:09' })
    const post = await postOf(server, block('archives', { showPostCounts: true }))
    expect(await readAgain(server, post)).toContain(`<li><a href='${server.baseUrl}/1987/05/'>May 1987</a>&nbsp;(1)</li>`)
    await makePost(admin, { date: '1987-05-07T07:08:09' })
    expect(await readAgain(server, post)).toContain('May 1987</a>&nbsp;(2)')
    expect(await renderedIn(server, block('archives', { type: 'yearly' }))).toContain(`<a href='${server.baseUrl}/1987/'>1987</a>`)
  })
})
