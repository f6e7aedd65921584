// Importing exports of sites in several languages.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { dataOf } from '../support/responses.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { bring } from './bring.ts'

const server = await sharedServer({ LANGUAGES: 'en,ka-ge,de' })

interface Exported {
  id: number
  title: string
  status?: string
  marks: string
}

const polylang = (language: string, group: string): string =>
  `<category domain="language" nicename="${language}"><![CDATA[${language}]]></category>
   <category domain="post_translations" nicename="${group}"><![CDATA[${group}]]></category>`

const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`

const wpml = (language: string, group: string): string =>
  meta('_wpml_import_language_code', language) + meta('_wpml_import_translation_group', group)

const itemIn = ({ id, title, status = 'publish', marks }: Exported): string => `<item>
  <title>${title}</title><dc:creator>anna</dc:creator><wp:post_id>${id}</wp:post_id>
  <content:encoded>${title} text</content:encoded><excerpt:encoded></excerpt:encoded>
  <wp:post_date>2026-01-0${id % 9 || 9} 10:00:00</wp:post_date><wp:post_name>${title.toLowerCase()}</wp:post_name>
  <wp:status>${status}</wp:status><wp:post_parent>0</wp:post_parent><wp:post_type>post</wp:post_type>${marks}
</item>`

async function importOf(...items: Exported[]) {
  const file = join(await mkdtemp(join(tmpdir(), 'import-')), 'export.xml')
  await writeFile(
    file,
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
      xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>${items.map(itemIn).join('\n')}</channel></rss>`,
  )
  return { report: () => bring(file, server) }
}

const found = async (search: string, i18n_language: string) =>
  (await dataOf(server.anonymous.content.GET('/posts', { params: { query: { search, i18n_language } } }))).map(
    ({ id, title, fallbacks }) => ({ id, title: title.rendered, fallbacks }),
  )

describe.each([
  ['Polylang', polylang],
  ['WPML', wpml],
] as const)('an export with the marks of %s', (_name, mark) => {
  it('becomes one item with texts in each language', async () => {
    const [word, group] = [newWord(), newWord()]
    const { report } = await importOf(
      { id: 11, title: `${word}-de`, marks: mark('de', group) },
      { id: 12, title: `${word}-en`, marks: mark('en', group) },
      { id: 13, title: `${word}-ka`, marks: mark('ka', group) },
    )
    expect(await report()).toMatchObject({ items: { post: { publish: 1 } }, translations: 2, skipped: [] })
    const [english, ...others] = await found(word, 'en')
    expect([english?.title, others]).toEqual([`${word}-en`, []])
    expect(await found(word, 'de')).toEqual([{ id: english?.id, title: `${word}-de`, fallbacks: {} }])
    expect((await found(word, 'ka-ge'))[0]?.title).toBe(`${word}-ka`)
    expect(await report()).toMatchObject({ items: {}, translations: 0 })
  })

  it('shows no translation that is not public', async () => {
    const [word, group] = [newWord(), newWord()]
    const { report } = await importOf(
      { id: 21, title: `${word}-en`, marks: mark('en', group) },
      { id: 22, title: `${word}-de`, status: 'draft', marks: mark('de', group) },
    )
    expect(await report()).toMatchObject({ items: { post: { publish: 1, draft: 1 } } })
    expect((await found(word, 'de')).map(({ title }) => title)).toEqual([`${word}-en`])
  })

  it('knows the language of an item without translations', async () => {
    const word = newWord()
    const { report } = await importOf({ id: 31, title: `${word}-de`, marks: mark('de', newWord()) })
    await report()
    expect(await found(word, 'en')).toMatchObject([{ title: `${word}-de`, fallbacks: { title: 'de', content: 'de' } }])
    expect(await found(word, 'de')).toMatchObject([{ title: `${word}-de`, fallbacks: {} }])
  })
})
