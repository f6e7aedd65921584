// Importing a site export whose post meta belongs to own fields.
import { describe, expect, it } from '@jest/globals'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bring, reportLines } from '../import/bring.ts'
import { readPhpValue } from '#server/import/php-value.ts'
import { declaredSite } from '../support/declared-site.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const site = declaredSite({
  'types/recipe.yaml': `
name: recipe
route: recipes
labels: { singular: Recipe, plural: Recipes }
like: post
fields:
  servings: { type: integer, minimum: 1, maximum: 100, default: 4, x-import: [_recipe_servings, _old_servings], x-filter: [equals] }
  rating: { type: number, x-import: _rating }
  vegan: { type: boolean, x-import: _vegan }
  cooked: { type: string, format: date, x-import: _cooked }
  tasted: { type: string, format: date-time, x-import: _tasted }
  level: { type: string, enum: [easy, hard], x-import: _level }
  origin: { type: string, maxLength: 20 }
  steps: { type: array, items: { type: string }, x-import: _steps }
  times: { type: array, items: { type: integer }, x-import: _times }
  nutrition: { type: object, properties: { kcal: { type: number }, salt: { type: boolean } }, required: [kcal], x-import: _nutrition }
`,
  'fields/post.yaml': 'fields:\n  subtitle: { type: string, x-import: _subtitle }\n',
})
const server = await sharedServer({ SITE_DIR: site, SITE_TIMEZONE: 'Asia/Tbilisi' })

type Meta = readonly (readonly [key: string, value: string])[]

const cdata = (text: string): string => `<![CDATA[${text}]]>`
const item = (type: string, slug: string, id: number, meta: Meta): string =>
  `<item><title>The ${slug}</title><dc:creator>admin</dc:creator><guid>https://example.com/?p=${slug}</guid><content:encoded>x</content:encoded><excerpt:encoded></excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>2021-03-04 14:00:00</wp:post_date><wp:post_date_gmt>2021-03-04 10:00:00</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${meta
    .map(([key, value]) => `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`)
    .join('')}</item>`

async function exported(...items: string[]): Promise<string> {
  const file = join(declaredSite({}), 'export.xml')
  await writeFile(
    file,
    `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>${items.join('\n')}</channel></rss>`,
  )
  return file
}

async function metaOf(route: string, slug: string): Promise<Record<string, unknown>> {
  const [found] = (await (await fetch(`${server.restRoot}/cms/v2/${route}?slug=${slug}`)).json()) as { meta: Record<string, unknown> }[]
  return found?.meta ?? {}
}

/** Imports a recipe with this post meta. */
async function bringRecipe(...meta: Meta) {
  const slug = newWord()
  const report = await bring(await exported(item('recipe', slug, 7, meta)), server)
  return { slug, report, meta: await metaOf('recipes', slug) }
}

describe('post meta of own fields', () => {
  it('is converted to the types of the fields', async () => {
    const { meta, report, slug } = await bringRecipe(
      ['_recipe_servings', ' 6 '],
      ['_rating', '4.5'],
      ['_vegan', '1'],
      ['_cooked', '20260501'],
      ['_tasted', '2026-05-01 18:30:00'],
      ['_level', 'hard'],
      ['origin', 'Kakheti'],
      ['_steps', 'a:2:{i:0;s:6:"Peel ა";i:1;s:4:"Bake";}'.replace('s:6', 's:8')],
      ['_times', '10'],
      ['_times', '20'],
      ['_nutrition', 'a:3:{s:4:"kcal";s:5:"250.5";s:4:"salt";i:0;s:3:"fat";i:9;}'],
      ['_undeclared', 'x'],
    )
    expect(report.skipped).toEqual([])
    expect(meta).toEqual({
      footnotes: '',
      servings: 6,
      rating: 4.5,
      vegan: true,
      cooked: '2026-05-01',
      tasted: '2026-05-01T14:30:00Z',
      level: 'hard',
      origin: 'Kakheti',
      steps: ['Peel ა', 'Bake'],
      times: [10, 20],
      nutrition: { kcal: 250.5, salt: false },
    })
    const found = (await (await fetch(`${server.restRoot}/cms/v2/recipes?servings=6`)).json()) as { slug: string }[]
    expect(found.map((one) => one.slug)).toEqual([slug])
  })

  it('comes from the first key that has a value, and from JSON, too', async () => {
    const { meta } = await bringRecipe(
      ['_recipe_servings', ''],
      ['_old_servings', '8'],
      ['_steps', '["Peel"]'],
      ['_times', '5'],
      ['_nutrition', '{"kcal": 3}'],
      ['_cooked', '2026-05-01 18:30:00'],
      ['_tasted', '1777660200'],
    )
    expect(meta).toMatchObject({
      servings: 8,
      steps: ['Peel'],
      times: [5],
      nutrition: { kcal: 3 },
      cooked: '2026-05-01',
      tasted: '2026-05-01T18:30:00Z',
    })
  })

  it('that does not fit is reported with the item and the reason, and the item has the default', async () => {
    const { meta, report, slug } = await bringRecipe(
      ['_recipe_servings', 'many'],
      ['_rating', '1,5'],
      ['_vegan', 'maybe'],
      ['_cooked', 'soon'],
      ['_level', 'mad'],
      ['origin', 'a place with far too long a name'],
      ['_times', 'a:1:{i:0;s:1:"x";}'],
      ['_nutrition', 'a:1:{s:3:"fat";i:9;}'],
    )
    expect(meta).toMatchObject({
      servings: 4,
      rating: null,
      vegan: null,
      cooked: null,
      level: null,
      origin: null,
      times: null,
      nutrition: null,
    })
    const reasons = Object.fromEntries(report.skipped.map(({ what, count, reason }) => [what, [count, reason]]))
    expect(reasons).toEqual({
      'servings of recipe': [1, `"The ${slug}": "many" must be integer`],
      'rating of recipe': [1, `"The ${slug}": "1,5" must be number`],
      'vegan of recipe': [1, `"The ${slug}": "maybe" must be boolean`],
      'cooked of recipe': [1, `"The ${slug}": "soon" must match format "date"`],
      'level of recipe': [1, `"The ${slug}": "mad" must be equal to one of the allowed values: easy, hard`],
      'origin of recipe': [1, `"The ${slug}": "a place with far too long a name" must NOT have more than 20 characters`],
      'times of recipe': [1, `"The ${slug}": "a:1:{i:0;s:1:"x";}" (0) must be integer`],
      'nutrition of recipe': [1, `"The ${slug}": "a:1:{s:3:"fat";i:9;}" must have required property 'kcal'`],
    })
    expect(reportLines(report).join('\n')).toContain('"many" must be integer')
  })

  it('is reported in one line if it is wrong in many items', async () => {
    const word = newWord()
    const items = Array.from({ length: 30 }, (_none, index) => item('recipe', `${word}${index}`, index + 1, [['_rating', 'x']]))
    const { skipped } = await bring(await exported(...items), server)
    expect(skipped).toHaveLength(21)
    expect(skipped[0]).toEqual({ what: 'rating of recipe', count: 10, reason: 'further values that do not fit the schema of the field' })
  })

  it('of posts is imported, and other types keep theirs to themselves', async () => {
    const [post, page] = [newWord(), newWord()]
    const file = await exported(item('post', post, 1, [['_subtitle', 'Figs']]), item('page', page, 2, [['_subtitle', 'Figs']]))
    expect((await bring(file, server)).skipped).toEqual([])
    expect(await metaOf('posts', post)).toEqual({ footnotes: '', subtitle: 'Figs' })
    expect(await metaOf('pages', page)).toEqual({ footnotes: '' })
  })
})

describe('a serialized PHP value', () => {
  it.each([
    ['i:-4;', -4],
    ['d:0.5;', 0.5],
    ['b:1;', true],
    ['N;', null],
    ['s:3:"ა";', 'ა'],
    ['s:5:"a";b:";', 'a";b:'],
    ['a:1:{s:9:"__proto__";i:1;}', new Map([['__proto__', 1]])],
    ['a:1:{i:0;a:1:{i:0;s:1:"x";}}', new Map([[0, new Map([[0, 'x']])]])],
  ])('%s is read', (text, value) => {
    expect(readPhpValue(text)).toEqual(value)
  })

  it.each([
    'x',
    '',
    'i:4',
    's:9:"short";',
    'a:2:{i:0;i:1;}',
    'a:99999999999:{}',
    'O:8:"stdClass":0:{}',
    'a:1:{i:0;R:1;}',
    'i:1;i:2;',
    'a:1:{'.repeat(5000),
    'd:1e999;',
  ])('%s is none', (text) => {
    expect(readPhpValue(text)).toBeUndefined()
  })
})
