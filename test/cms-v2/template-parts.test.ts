// Template parts: differences from templates, and routes that behave like those of templates.
import { describe, expect, it } from '@jest/globals'
import { dataOf, invalid, failureIn, failureOf, totalsOf } from '../support/responses.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makePart, makeTemplate, parts, templates, themeFolder } from '../support/templates.ts'

const theme = themeFolder('harbour', {
  'theme.json': JSON.stringify({
    templateParts: [
      { name: 'header', title: 'Top', area: 'header' },
      { name: 'aside', area: 'somewhere' },
    ],
  }),
  'parts/header.html': '<!-- wp:site-title /-->',
  'parts/header-large.html': '<p>Large.</p>',
  'parts/aside.html': '<p>Aside.</p>',
  'parts/footer.html': '',
})

const server = await sharedServer({ THEME_DIR: theme })
const admin = server.as.administrator

const unmanaged = (status: 401 | 403) => ({ status, code: 'rest_cannot_manage_templates' })
const unknown = { status: 404, code: 'rest_template_not_found' }
const asIfTyped = <T>(body: object): T => body as T

describe('listTemplateParts', () => {
  it('has the files of the theme, with their areas', async () => {
    const files = (await dataOf(parts(admin).list())).filter((one) => one.source === 'theme')
    expect(files.map(({ slug, area, title }) => [slug, area, title.raw])).toEqual([
      ['aside', 'uncategorized', 'Aside'],
      ['footer', 'uncategorized', 'Footer'],
      ['header', 'header', 'Top'],
      ['header-large', 'uncategorized', 'Header large'],
    ])
    expect(files[2]).toMatchObject({
      id: 'harbour//header',
      type: 'cms_template_part',
      cms_id: 0,
      has_theme_file: true,
      _links: { self: [{ href: `${server.restRoot}/cms/v2/template-parts/harbour//header` }] },
    })
    expect(files[2]).not.toHaveProperty('is_custom')
  })

  it('filters by area, and by the cms_id of a custom version', async () => {
    const [top, foot] = [await makePart(admin, { area: 'header' }), await makePart(admin, { area: 'footer' })]
    const headers = (await dataOf(parts(admin).list({ area: 'header' }))).map((one) => one.id)
    expect(headers).toEqual(expect.arrayContaining(['harbour//header', top.id]))
    expect(headers).not.toContain(foot.id)
    expect(await dataOf(parts(admin).list({ cms_id: foot.cms_id }))).toMatchObject([{ id: foot.id, area: 'footer' }])
  })
})

describe('createTemplatePart', () => {
  it.each([
    ['header', 'header'],
    ['footer', 'footer'],
    ['sidebar', 'uncategorized'],
    ['nowhere', 'uncategorized'],
    ['constructor', 'uncategorized'],
    [undefined, 'uncategorized'],
  ])('with the area %s returns the area %s', async (area, found) => {
    expect(await makePart(admin, { ...(area && { area }) })).toMatchObject({ type: 'cms_template_part', area: found, title: { raw: '' } })
  })

  it('keeps parts and templates of the same slug apart', async () => {
    const slug = newWord()
    const { data, response } = await parts(admin).create({ slug, content: '<p>Part.</p>' })
    expect(response.headers.get('Location')).toBe(`${server.restRoot}/cms/v2/template-parts/harbour//${slug}`)
    expect(await failureOf(templates(admin).get(`harbour//${slug}`))).toEqual(unknown)
    const template = await makeTemplate(admin, { slug })
    expect(template.id).toBe(data?.id)
    expect(template.cms_id).not.toBe(data?.cms_id)
  })

  it('requires a slug, and is for administrators', async () => {
    expect(await failureOf(parts(admin).create(asIfTyped({ title: 'x' })))).toEqual({
      status: 400,
      code: 'rest_missing_callback_param',
      params: ['slug'],
    })
    expect(await failureOf(parts(server.as.author).create({ slug: newWord() }))).toEqual(unmanaged(403))
    expect(await failureOf(parts(server.anonymous).create({ slug: newWord() }))).toEqual(unmanaged(401))
  })
})

describe('getTemplatePartForSlug', () => {
  it.each([
    ['header', 'header'],
    ['header-large', 'header-large'],
    ['header-large-front', 'header-large'],
    ['header-small', 'header'],
  ])('resolves %s to %s', async (slug, found) => {
    expect(await dataOf(parts(admin).lookup({ slug }))).toMatchObject({ slug: found })
  })

  it('finds nothing if no part has content', async () => {
    for (const slug of ['footer', 'nothing']) expect(await failureOf(parts(admin).lookup({ slug }))).toEqual(unknown)
    expect(await failureOf(parts(server.anonymous).lookup({ slug: 'header' }))).toEqual(unmanaged(401))
    expect(await failureOf(parts(server.as.subscriber).lookup({ slug: 'header' }))).toEqual(unmanaged(403))
  })
})

describe('getTemplatePart', () => {
  it.each(['harbour//header', 'harbour/header', 'harbour%2F%2Fheader'])('accepts the ID %s', async (id) => {
    const response = await fetch(`${server.restRoot}/cms/v2/template-parts/${id}?context=edit`, {
      headers: { Authorization: server.authorization.editor },
    })
    expect(await response.json()).toMatchObject({
      id: 'harbour//header',
      area: 'header',
      content: { raw: '<!-- wp:site-title /-->', block_version: 1 },
    })
  })

  it('returns 404 for other IDs', async () => {
    expect(await failureOf(parts(admin).get('harbour//index'))).toEqual(unknown)
    expect(await failureOf(parts(admin).get('header'))).toEqual(unknown)
    const response = await fetch(`${server.restRoot}/cms/v2/template-parts/harbour//a:b`, {
      headers: { Authorization: server.authorization.editor },
    })
    expect(await failureIn(response)).toEqual({ status: 404, code: 'rest_no_route' })
  })

  it('requires the right to write posts', async () => {
    expect(await failureOf(parts(server.as.subscriber).get('harbour//header'))).toEqual(unmanaged(403))
    expect(await failureOf(parts(server.anonymous).get('harbour//header'))).toEqual(unmanaged(401))
  })
})

describe.each([
  ['updateTemplatePart', 'update'],
  ['putTemplatePart', 'put'],
  ['patchTemplatePart', 'patch'],
] as const)('%s', (_id, verb) => {
  it('moves a part to another area and keeps its other fields', async () => {
    const { id, cms_id } = await makePart(admin, { area: 'header', title: 'Banner' })
    expect(await dataOf(parts(admin)[verb](id, { area: 'footer' }))).toMatchObject({
      cms_id,
      area: 'footer',
      title: { raw: 'Banner' },
      content: { raw: '<p>Words.</p>' },
    })
    expect(await dataOf(parts(admin)[verb](id, { title: 'Foot' }))).toMatchObject({ area: 'footer', title: { raw: 'Foot' } })
    expect(await dataOf(parts(admin).get(id))).toMatchObject({ area: 'footer' })
  })

  it('creates a custom version of a file, in the area of the file', async () => {
    expect(await dataOf(parts(admin)[verb]('harbour//header', { content: '<p>Mine.</p>' }))).toMatchObject({
      source: 'custom',
      origin: 'theme',
      area: 'header',
      title: { raw: 'Top' },
      content: { raw: '<p>Mine.</p>' },
    })
    await dataOf(parts(admin).remove('harbour//header', { force: true }))
    expect(await dataOf(parts(admin).get('harbour//header'))).toMatchObject({
      source: 'theme',
      content: { raw: '<!-- wp:site-title /-->' },
    })
  })

  it('refuses an area that is not a string, and callers who are not administrators', async () => {
    const { id } = await makePart(admin)
    expect(await failureOf(parts(admin)[verb](id, asIfTyped({ area: 5 })))).toEqual(invalid('area'))
    expect(await failureOf(parts(server.as.editor)[verb](id, { area: 'header' }))).toEqual(unmanaged(403))
    expect(await failureOf(parts(admin)[verb]('harbour//nothing', { area: 'header' }))).toEqual(unknown)
  })
})

describe('deleteTemplatePart', () => {
  it('moves the part to the trash, or deletes it permanently', async () => {
    const [trashed, removed] = [await makePart(admin), await makePart(admin)]
    expect(await dataOf(parts(admin).remove(trashed.id))).toMatchObject({ id: trashed.id, status: 'trash' })
    expect(await dataOf(parts(admin).remove(removed.id, { force: true }))).toMatchObject({ deleted: true, previous: { id: removed.id } })
    for (const { id } of [trashed, removed]) expect(await failureOf(parts(admin).get(id))).toEqual(unknown)
  })

  it('does not delete a file, and is for administrators', async () => {
    expect(await failureOf(parts(admin).remove('harbour//header', { force: true }))).toEqual({ status: 400, code: 'rest_invalid_template' })
    expect(await failureOf(parts(server.as.editor).remove('harbour//header', { force: true }))).toEqual(unmanaged(403))
  })
})

/** Creates a part, updates it once, and returns it with its revision. */
async function changed() {
  const { id, cms_id } = await makePart(admin, { area: 'footer', content: '<p>Grey.</p>' })
  await dataOf(parts(admin).update(id, { content: '<p>Blue.</p>' }))
  const [revision] = await dataOf(parts(admin).revisions(id))
  return { id, cms_id, revision: revision?.cms_id ?? 0 }
}

describe('listTemplatePartRevisions', () => {
  it('has a revision for each change, with the area of the part', async () => {
    const { id, cms_id, revision } = await changed()
    const result = await parts(admin).revisions(id)
    expect(totalsOf(result.response)).toEqual({ total: 1, pages: 1 })
    expect(result.data).toMatchObject([
      { id, cms_id: revision, parent: cms_id, area: 'footer', status: 'inherit', content: { raw: '<p>Blue.</p>' } },
    ])
    expect(await failureOf(parts(server.as.editor).revisions(id))).toEqual({ status: 403, code: 'rest_cannot_read' })
    expect(await failureOf(parts(admin).revisions('harbour//nothing'))).toEqual({ status: 404, code: 'rest_post_invalid_parent' })
  })
})

describe('getTemplatePartRevision', () => {
  it('returns the text of the revision', async () => {
    const { id, revision } = await changed()
    await dataOf(parts(admin).update(id, { content: '<p>Green.</p>' }))
    expect(await dataOf(parts(admin).revision(id, revision))).toMatchObject({ id, content: { raw: '<p>Blue.</p>' } })
    expect(await failureOf(parts(server.anonymous).revision(id, revision))).toEqual({ status: 401, code: 'rest_cannot_read' })
  })
})

describe('deleteTemplatePartRevision', () => {
  it('deletes the revision permanently with force', async () => {
    const { id, revision } = await changed()
    expect(await failureOf(parts(admin).removeRevision(id, revision))).toEqual({ status: 501, code: 'rest_trash_not_supported' })
    expect(await dataOf(parts(admin).removeRevision(id, revision, { force: true }))).toMatchObject({
      deleted: true,
      previous: { cms_id: revision },
    })
    expect(await dataOf(parts(admin).revisions(id))).toEqual([])
  })
})

describe('createTemplatePartAutosave', () => {
  it('stores unsaved changes separately from the part', async () => {
    const { id, cms_id } = await makePart(admin, { area: 'footer' })
    expect(await dataOf(parts(admin).saveUnsaved(id, { content: '<p>Red.</p>', area: 'header' }))).toMatchObject({
      id,
      parent: cms_id,
      area: 'footer',
      content: { raw: '<p>Red.</p>' },
    })
    expect(await dataOf(parts(admin).get(id))).toMatchObject({ area: 'footer', content: { raw: '<p>Words.</p>' } })
    expect(await failureOf(parts(server.as.editor).saveUnsaved(id, { content: 'x' }))).toEqual(unmanaged(403))
    expect(await failureOf(parts(admin).saveUnsaved('harbour//header', { content: 'x' }))).toEqual({
      status: 400,
      code: 'rest_invalid_template',
    })
  })
})

describe('listTemplatePartAutosaves', () => {
  it('returns the autosaves of users', async () => {
    const { id } = await makePart(admin)
    const { cms_id } = await dataOf(parts(admin).saveUnsaved(id, { content: '<p>Left.</p>' }))
    expect(await dataOf(parts(admin).autosaves(id))).toMatchObject([{ cms_id, content: { raw: '<p>Left.</p>' } }])
    expect(await failureOf(parts(server.anonymous).autosaves(id))).toEqual({ status: 401, code: 'rest_cannot_read' })
  })
})

describe('getTemplatePartAutosave', () => {
  it('returns the unsaved text', async () => {
    const { id } = await makePart(admin)
    const { cms_id } = await dataOf(parts(admin).saveUnsaved(id, { content: '<p>Left.</p>' }))
    expect(await dataOf(parts(admin).autosave(id, cms_id))).toMatchObject({ id, content: { raw: '<p>Left.</p>' } })
    expect(await failureOf(parts(admin).autosave(id, 999_999))).toEqual({ status: 404, code: 'rest_post_no_autosave' })
  })
})
