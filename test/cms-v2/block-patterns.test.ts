// Patterns of the theme and of the service, and their categories.
import { describe, expect, it } from '@jest/globals'
import { makePost, readPost } from '../support/posts.ts'
import { block, paragraph, renderedIn } from '../support/rendered.ts'
import { dataOf, failureOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'
import { themeFolder } from '../support/templates.ts'

const server = await sharedServer({
  THEME_DIR: themeFolder('harbour', {
    'patterns/plain.html': paragraph('Plain.'),
    'patterns/described.html': `<!--
 * Title: Ferry timetable
 * Slug: acme/ferries
 * Description: When the boats leave.
 * Categories: boats-and-piers, featured
 * Keywords: ship , harbour
 * Viewport Width: 640
 * Block Types: core/table, core/post-content
 * Post Types: page
 * Template Types: front-page, archive
 * Inserter: no
-->
${paragraph('At nine.')}`,
    'patterns/odd.html': `<!--\n * Viewport Width: wide\n * Categories: ,\n-->\n${paragraph('Odd.')}`,
  }),
})
const standard = await sharedServer()
const { contributor, subscriber } = server.as

const patterns = (client = contributor) => client.content.GET('/block-patterns/patterns')
const categories = (client = contributor) => client.content.GET('/block-patterns/categories')

describe('listBlockPatterns', () => {
  it('has the fields that the file of a pattern sets', async () => {
    expect((await dataOf(patterns())).filter(({ source }) => source === 'theme')).toEqual([
      {
        name: 'acme/ferries',
        title: 'Ferry timetable',
        content: paragraph('At nine.'),
        source: 'theme',
        inserter: false,
        categories: ['boats-and-piers', 'featured'],
        block_types: ['core/table', 'core/post-content'],
        description: 'When the boats leave.',
        viewport_width: 640,
        keywords: ['ship', 'harbour'],
        post_types: ['page'],
        template_types: ['front-page', 'archive'],
      },
      { name: 'harbour/odd', title: 'Odd', content: paragraph('Odd.'), source: 'theme', inserter: true, categories: [], block_types: [] },
      {
        name: 'harbour/plain',
        title: 'Plain',
        content: paragraph('Plain.'),
        source: 'theme',
        inserter: true,
        categories: [],
        block_types: [],
      },
    ])
  })

  it('has the patterns that come with the service, in any theme', async () => {
    const core = (await dataOf(patterns())).filter(({ source }) => source === 'core')
    expect(core.map(({ name }) => name)).toEqual([
      'core/query-grid-posts',
      'core/query-large-title-posts',
      'core/query-medium-posts',
      'core/query-offset-posts',
      'core/query-small-posts',
      'core/query-standard-posts',
    ])
    for (const { categories, block_types } of core) expect([categories, block_types]).toEqual([['query'], ['core/query']])
  })

  it('has patterns that the service renders', async () => {
    await makePost(standard.as.editor, { title: 'Fog over the pier', content: 'Words' })
    for (const { name, content } of await dataOf(patterns(standard.as.contributor))) {
      const html = await renderedIn(standard, content)
      expect([name, html.includes('<!-- wp:'), html.trim() === '']).toEqual([name, false, false])
      if (name.startsWith('core/')) expect([name, html.includes('wp-block-post-template')]).toEqual([name, true])
      const { id } = await makePost(standard.as.editor, { content: block('pattern', { slug: name }) })
      expect([name, (await readPost(standard.anonymous, id)).content.rendered.trim() === '']).toEqual([name, false])
    }
  })

  it('is refused without the right to edit posts', async () => {
    expect(await failureOf(patterns(subscriber))).toEqual({ status: 403, code: 'rest_cannot_view' })
    expect(await failureOf(patterns(server.anonymous))).toEqual({ status: 401, code: 'rest_cannot_view' })
  })
})

describe('listBlockPatternCategories', () => {
  it('has the categories that only the patterns of the theme name', async () => {
    const known = await dataOf(categories(standard.as.contributor))
    expect(await dataOf(categories())).toEqual([...known, { name: 'boats-and-piers', label: 'Boats and piers', description: '' }])
  })

  it('has each category of a pattern once', async () => {
    const names = (await dataOf(categories(standard.as.contributor))).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(
      expect.arrayContaining((await dataOf(patterns(standard.as.contributor))).flatMap((pattern) => pattern.categories)),
    )
  })

  it('is refused without the right to edit posts', async () => {
    expect(await failureOf(categories(subscriber))).toEqual({ status: 403, code: 'rest_cannot_view' })
  })
})
