// Exports of content as WXR files, which an import reads again.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { unwrap } from '../../client/index.ts'
import { bring } from '../import/bring.ts'
import { cookingSite, declaredSite } from '../support/declared-site.ts'
import { createImage, uploaded } from '../support/media.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { sitePlaces } from '../support/site-places.ts'
import type { SitePlace } from '../support/site-places.ts'

const newPlace = sitePlaces()
const exportOf = (name: string): string => join(import.meta.dirname, '../import', name)

interface Site {
  server: TestServer
  place: SitePlace
}

/** Runs with a new site, whose database the command line can read. */
async function withSite<Result>(act: (site: Site) => Promise<Result>, env: Record<string, string> = {}): Promise<Result> {
  const place = await newPlace()
  Object.assign(place.env, env)
  const server = await startServer(place.env)
  try {
    return await act({ server, place })
  } finally {
    await server.close()
  }
}

/** Exports a site, and returns the file. */
async function exported({ place, server }: Site, ...options: string[]): Promise<string> {
  const file = join(place.folder, 'site.xml')
  expect(await place.run('export', file, ...options)).toMatchObject({ code: 0, stderr: '' })
  await writeFile(
    file,
    (await readFile(file, 'utf8'))
      .replaceAll(server.baseUrl, 'https://site.example')
      .replaceAll('http://localhost:3000', 'https://site.example'),
  )
  return file
}

const linesOf = async (file: string): Promise<string[]> =>
  (await readFile(file, 'utf8')).split('\n').filter((line) => !line.includes('<wp:term_id>'))

/** What an import writes of items, without what it counts. */
const contentOf = async ({ server }: Site) => {
  const { db } = server.context
  return {
    content: (await db.selectFrom('content').selectAll().orderBy('id').execute()).map(({ version: _version, guid, ...row }) => ({
      ...row,
      guid: guid.replace(server.baseUrl, 'https://site.example'),
    })),
    links: await db.selectFrom('menu_items').selectAll().orderBy('content_id').execute(),
    terms: await db
      .selectFrom('content_terms')
      .innerJoin('terms', 'terms.id', 'term_id')
      .select(['content_id', 'taxonomy', 'slug', 'name', 'count'])
      .orderBy('content_id')
      .orderBy('taxonomy')
      .orderBy('slug')
      .execute(),
    former: await db.selectFrom('former_paths').selectAll().orderBy('path').execute(),
    kept: await db.selectFrom('kept_elements').select(['content_id', 'kind', 'element']).orderBy('element').execute(),
  }
}

describe('export to WXR', () => {
  it.each(['small.wxr.xml', 'site.wxr.xml'])('becomes the same site and the same file after an import: %s', async (name) => {
    const [first, before] = await withSite(async (site) => {
      await bring(exportOf(name), site.server)
      return [await exported(site), await contentOf(site)] as const
    })
    const [second, after] = await withSite(async (site) => {
      await bring(first, site.server)
      return [await exported(site), await contentOf(site)] as const
    })
    expect(after).toEqual(before)
    // Parents come first in the file, so that the new site has them before their children.
    expect(await linesOf(second)).toEqual(await linesOf(first))
    const third = await withSite(async (site) => {
      await bring(second, site.server)
      return exported(site)
    })
    expect(await readFile(third, 'utf8')).toBe(await readFile(second, 'utf8'))
  })

  it('has comments, items and terms that the service has no place for, once, and where they were', async () => {
    await withSite(async (site) => {
      const comment =
        '<wp:comment><wp:comment_id>9</wp:comment_id><wp:comment_content><![CDATA[First & <b>best</b>]]></wp:comment_content></wp:comment>'
      const text = (await readFile(exportOf('small.wxr.xml'), 'utf8'))
        .replace(
          '<item>',
          '<wp:term><wp:term_id>77</wp:term_id><wp:term_taxonomy>boats</wp:term_taxonomy><wp:term_slug>sail</wp:term_slug></wp:term><item><title>Sloop</title><wp:post_id>990</wp:post_id><wp:post_type>boat</wp:post_type><wp:status>publish</wp:status><wp:postmeta><wp:meta_key>length</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta></item><item>',
        )
        .replace('</item><item>', `</item><item><category domain="boats" nicename="sail">Sail</category>${comment}`)
      const file = join(site.place.folder, 'given.xml')
      await writeFile(file, text)
      for (const kept of [{ category: 1, comment: 2, item: 3, term: 1 }, {}]) expect(await bring(file, site.server)).toMatchObject({ kept })
      const written = await readFile(await exported(site), 'utf8')
      expect(written.split('<wp:post_type><![CDATA[boat]]>')).toHaveLength(2)
      expect(written).toContain('<wp:meta_key><![CDATA[length]]></wp:meta_key><wp:meta_value><![CDATA[9]]></wp:meta_value>')
      expect(written).toContain('<wp:term_slug><![CDATA[sail]]></wp:term_slug>')
      expect(written.split('First & <b>best</b>')).toHaveLength(2)
      expect(written).toContain('<category domain="boats" nicename="sail"><![CDATA[Sail]]></category>')
      expect(await site.place.run('export', file)).toMatchObject({ code: 1, stderr: expect.stringMatching(/already exists/) })
      expect(await site.place.run('export', 'new.xml', '--since', '1')).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/--since is not an option of exports to WXR/),
      })
    })
  })

  it('has own types, fields, files, menus and former slugs', async () => {
    const env = { SITE_DIR: declaredSite(cookingSite) }
    const [first, media, before] = await withSite(async (site) => {
      const { server, place } = site
      const { content } = server.as.administrator
      // An ID that a new site does not have.
      const gone = await unwrap(content.POST('/posts', { body: { title: 'Gone' } }))
      await unwrap(content.DELETE('/posts/{id}', { params: { path: { id: gone.id }, query: { force: true } } }))
      const picture = await uploaded(server, await createImage(40, 30), { name: 'soup.png', as: 'administrator' })
      const send = (route: string, body: object): Promise<Response> =>
        fetch(server.restRoot + route, {
          method: 'POST',
          headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
      const meta = { servings: 4, difficulty: 'easy', steps: ['Cut', 'Cook “slowly”'], origin: 'Kakheti', vegan: true }
      const recipe = (await (
        await send('/cms/v2/recipes', { title: 'Soup', slug: 'soup', status: 'publish', meta, featured_media: picture.id })
      ).json()) as { id: number }
      await send(`/cms/v2/recipes/${recipe.id}`, { slug: 'stew' })
      await send('/cms/v2/posts', {
        title: ']]> & <i>',
        content: '<p>]]></p>',
        status: 'publish',
        sticky: true,
        format: 'aside',
        password: '',
      })
      const folder = join(place.folder, 'files')
      return [await exported(site, '--media', folder), folder, await recipesOf(server)] as const
    }, env)
    expect(await readFile(first, 'utf8')).toContain(
      '<wp:meta_key><![CDATA[steps]]></wp:meta_key><wp:meta_value><![CDATA[a:2:{i:0;s:3:"Cut";',
    )
    const second = await withSite(async (site) => {
      const { server } = site
      expect(await bring(first, server, media)).toMatchObject({ media: { copied: 1, missing: 0 }, items: { recipe: { publish: 1 } } })
      expect(await recipesOf(server)).toEqual(before)
      const [post] = await unwrap(server.anonymous.content.GET('/posts', { params: { query: { sticky: true } } }))
      expect(post).toMatchObject({ title: { rendered: ']]> &#038; <i>' }, format: 'aside', content: { rendered: '<p>]]></p>\n' } })
      const moved = await fetch(`${server.baseUrl}/recipes/soup/`, { redirect: 'manual' })
      expect([moved.status, moved.headers.get('Location')]).toEqual([301, expect.stringMatching(/\/stew\/$/)])
      return exported(site)
    }, env)
    const third = await withSite(async (site) => {
      await bring(second, site.server, media)
      return exported(site)
    }, env)
    expect(await readFile(third, 'utf8')).toBe(await readFile(second, 'utf8'))
  })
})

async function recipesOf({ restRoot }: TestServer): Promise<object[]> {
  const response = await fetch(`${restRoot}/cms/v2/recipes?_fields=slug,title,meta`)
  return (await response.json()) as object[]
}
