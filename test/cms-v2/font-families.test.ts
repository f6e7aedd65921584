// Font families: their settings, which are JSON text in requests, and who may read and change them.
import { describe, expect, it } from '@jest/globals'
import { fontFile, familySettings, makeFace, makeFamily, sendFace } from '../support/fonts.ts'
import { headersOf, notAdministrators } from '../support/leaks.ts'
import { keptFiles } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { dataOf, failureIn, failureOf, invalid } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const admin = server.as.administrator
const { content } = admin

const create = (font_family_settings: string) => content.POST('/font-families', { body: { font_family_settings } })
const read = (id: number) => dataOf(content.GET('/font-families/{id}', { params: { path: { id } } }))
const remove = (id: number, force = true) => content.DELETE('/font-families/{id}', { params: { path: { id }, query: { force } } })

const refused = invalid('font_family_settings')

describe('createFontFamily', () => {
  it('stores the settings, and shows them as an object', async () => {
    const word = newWord()
    const made = await dataOf(
      create(JSON.stringify({ name: `${word} Sans`, slug: `${word} Sans`, fontFamily: `${word} Sans, sans-serif` })),
    )
    expect(made).toMatchObject({
      theme_json_version: 3,
      font_faces: [],
      font_family_settings: { name: `${word} Sans`, slug: `${word}-sans`, fontFamily: `"${word} Sans", sans-serif`, preview: '' },
    })
    expect(await read(made.id)).toEqual(made)
  })

  it('returns the URL of the new font family', async () => {
    const { data, response } = await create(familySettings())
    expect(response.headers.get('Location')).toBe(`${server.restRoot}/cms/v2/font-families/${data?.id}`)
  })

  it.each([
    ['Open Sans', '"Open Sans"'],
    ['Georgia', 'Georgia'],
    ['\'Open Sans\' , "Noto Sans", sans-serif', '"Open Sans", "Noto Sans", sans-serif'],
    ['Font2, generic(kai)', '"Font2", generic(kai)'],
    ['<b>Bold</b> Sans', '"Bold Sans"'],
    [',, serif', 'serif'],
  ])('quotes names that need it: %s', async (fontFamily, shown) => {
    expect((await makeFamily(admin, { fontFamily })).font_family_settings.fontFamily).toBe(shown)
  })

  it('accepts the settings as an object, as responses have them, and as a form', async () => {
    const word = newWord()
    const settings = { name: word, slug: word, fontFamily: `"${word}"`, preview: '' }
    const made = await dataOf(content.POST('/font-families', { body: { font_family_settings: settings } }))
    expect(made.font_family_settings).toEqual(settings)
    const form = new FormData()
    form.append('font_family_settings', familySettings())
    const headers = headersOf(server, 'administrator')
    expect((await fetch(`${server.restRoot}/cms/v2/font-families`, { method: 'POST', headers, body: form })).status).toBe(201)
  })

  it('keeps the URL of a preview, and drops one that is none of the web', async () => {
    const preview = 'https://example.org/a.svg'
    expect((await makeFamily(admin, { preview })).font_family_settings.preview).toBe(preview)
    expect((await makeFamily(admin, { preview: 'example.org/a.svg' })).font_family_settings.preview).toBe('http://example.org/a.svg')
    expect((await makeFamily(admin, { preview: 'javascript:alert(1)' })).font_family_settings.preview).toBe('')
  })

  it('refuses a slug that another font family has', async () => {
    const { font_family_settings } = await makeFamily(admin)
    const { slug } = font_family_settings
    expect(await failureOf(create(JSON.stringify({ name: 'Other', slug: slug.toUpperCase(), fontFamily: 'x' })))).toEqual({
      status: 400,
      code: 'rest_duplicate_font_family',
    })
  })

  it('accepts one of two families with the same slug that are created at once', async () => {
    const settings = familySettings()
    const made = await Promise.all([create(settings), create(settings), create(settings)])
    expect(made.map(({ response }) => response.status).sort()).toEqual([201, 400, 400])
  })

  it.each([
    ['no JSON', 'no json'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['settings without a name', '{"slug":"s","fontFamily":"x"}'],
    ['an empty slug', '{"name":"N","slug":"","fontFamily":"x"}'],
    ['a slug without letters', '{"name":"N","slug":"!!","fontFamily":"x"}'],
    ['a name of markup alone', '{"name":"<i></i>","slug":"s","fontFamily":"x"}'],
    ['a name that is a number', '{"name":7,"slug":"s","fontFamily":"x"}'],
    ['an unknown setting', '{"name":"N","slug":"s","fontFamily":"x","more":1}'],
    ['the prototype as a setting', '{"name":"N","slug":"s","fontFamily":"x","__proto__":{"a":1}}'],
  ])('refuses %s', async (_what, settings) => {
    expect(await failureOf(create(settings))).toEqual(refused)
  })

  it('says what is wrong with the JSON text', async () => {
    const { error } = await create('{"name":')
    expect(error?.message).toMatch(/JSON/)
  })

  it('requires the settings', async () => {
    const response = await fetch(`${server.restRoot}/cms/v2/font-families`, {
      method: 'POST',
      headers: { ...headersOf(server, 'administrator'), 'Content-Type': 'application/json' },
      body: '{}',
    })
    expect(await failureIn(response)).toEqual({
      status: 400,
      code: 'rest_missing_callback_param',
      params: ['font_family_settings'],
    })
  })

  it('refuses a version of theme.json that it does not know', async () => {
    const body = { font_family_settings: familySettings() }
    for (const theme_json_version of [1, 4])
      expect(await failureOf(content.POST('/font-families', { body: { ...body, theme_json_version } }))).toEqual(
        invalid('theme_json_version'),
      )
    expect((await content.POST('/font-families', { body: { ...body, theme_json_version: 2 } })).data?.theme_json_version).toBe(3)
  })

  it('is refused to all but administrators', async () => {
    for (const who of notAdministrators) {
      const caller = who === 'anonymous' ? server.anonymous : server.as[who]
      const call = caller.content.POST('/font-families', { body: { font_family_settings: familySettings() } })
      expect(await failureOf(call)).toEqual({ status: who === 'anonymous' ? 401 : 403, code: 'rest_cannot_create' })
    }
  })
})

describe('listFontFamilies', () => {
  it('lists the newest first, by pages, and finds one by its slug', async () => {
    const first = await makeFamily(admin)
    const second = await makeFamily(admin)
    const { data, response } = await content.GET('/font-families', {
      params: { query: { include: [first.id, second.id], per_page: 1 } },
    })
    expect([data?.map(({ id }) => id), response.headers.get('X-CMS-Total')]).toEqual([[second.id], '2'])
    const { slug } = first.font_family_settings
    expect((await dataOf(content.GET('/font-families', { params: { query: { slug: [slug] } } }))).map(({ id }) => id)).toEqual([first.id])
  })

  it('sorts by ID, or as the IDs are given', async () => {
    const ids = [(await makeFamily(admin)).id, (await makeFamily(admin)).id, (await makeFamily(admin)).id]
    const [a = 0, b = 0, c = 0] = ids
    const listed = async (query: object) => (await dataOf(content.GET('/font-families', { params: { query } }))).map(({ id }) => id)
    expect(await listed({ include: [b, a, c], order: 'asc' })).toEqual([a, b, c])
    expect(await listed({ include: [b, a, c], orderby: 'include' })).toEqual([b, a, c])
    expect(await listed({ include: [b, a, c], exclude: [a], order: 'asc' })).toEqual([b, c])
  })

  it('embeds the font faces', async () => {
    const { id } = await makeFamily(admin)
    const faces = [
      await makeFace(admin, id, { src: `${server.baseUrl}/a.woff2` }),
      await makeFace(admin, id, { src: `${server.baseUrl}/b.woff2` }),
    ]
    const [family] = await dataOf(content.GET('/font-families', { params: { query: { include: [id], _embed: ['font_faces'] } } }))
    expect(family).toMatchObject({
      font_faces: faces.map((face) => face.id),
      _links: {
        font_faces: faces.map((face) => ({
          href: `${server.restRoot}/cms/v2/font-families/${id}/font-faces/${face.id}`,
          embeddable: true,
        })),
      },
      _embedded: { font_faces: faces.map(({ font_face_settings }) => ({ font_face_settings, parent: id })) },
    })
  })

  it('is refused to all but administrators, in each context', async () => {
    await makeFamily(admin)
    for (const who of notAdministrators)
      for (const context of ['', '?context=view', '?context=embed', '?context=edit'])
        expect([
          who,
          context,
          await failureIn(await fetch(`${server.restRoot}/cms/v2/font-families${context}`, { headers: headersOf(server, who) })),
        ]).toEqual([who, context, { status: who === 'anonymous' ? 401 : 403, code: 'rest_cannot_read' }])
  })
})

describe('getFontFamily', () => {
  it('is refused to all but administrators, and to nobody for one that does not exist', async () => {
    const { id } = await makeFamily(admin)
    for (const who of notAdministrators) {
      const at = (one: number) => fetch(`${server.restRoot}/cms/v2/font-families/${one}`, { headers: headersOf(server, who) })
      expect(await failureIn(await at(id))).toEqual({ status: who === 'anonymous' ? 401 : 403, code: 'rest_cannot_read' })
      expect(await failureIn(await at(999999))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
    }
  })

  it('is neither another item nor in the lists of other types', async () => {
    const word = newWord()
    const { id } = await makeFamily(admin, { name: word })
    expect(await failureOf(content.GET('/posts/{id}', { params: { path: { id } } }))).toMatchObject({ code: 'rest_post_invalid_id' })
    expect(await dataOf(content.GET('/search', { params: { query: { search: word } } }))).toEqual([])
  })
})

describe.each([
  ['updateFontFamily', 'POST'],
  ['putFontFamily', 'PUT'],
  ['patchFontFamily', 'PATCH'],
] as const)('%s', (_operation, method) => {
  const update = (id: number, settings: object | string, caller = admin) => {
    const font_family_settings = typeof settings === 'string' ? settings : JSON.stringify(settings)
    const call = { params: { path: { id } }, body: { font_family_settings } }
    return {
      POST: () => caller.content.POST('/font-families/{id}', call),
      PUT: () => caller.content.PUT('/font-families/{id}', call),
      PATCH: () => caller.content.PATCH('/font-families/{id}', call),
    }[method]()
  }

  it('changes the settings in the request, and keeps the others', async () => {
    const { id, font_family_settings } = await makeFamily(admin, { preview: 'https://example.org/a.svg' })
    const changed = await dataOf(update(id, { name: 'Another Name' }))
    expect(changed.font_family_settings).toEqual({ ...font_family_settings, name: 'Another Name' })
    expect((await dataOf(update(id, { preview: '' }))).font_family_settings.preview).toBe('')
  })

  it('accepts what it has returned', async () => {
    const { id, font_family_settings } = await makeFamily(admin)
    expect((await dataOf(update(id, font_family_settings))).font_family_settings).toEqual(font_family_settings)
  })

  it('refuses another slug, and empty settings', async () => {
    const { id } = await makeFamily(admin)
    for (const settings of [{ slug: newWord() }, { name: '' }, { fontFamily: '' }, 'text'])
      expect(await failureOf(update(id, settings))).toEqual(refused)
  })

  it('is refused to all but administrators', async () => {
    const { id } = await makeFamily(admin)
    expect(await failureOf(update(id, { name: 'x' }, server.as.editor))).toEqual({ status: 403, code: 'rest_cannot_edit' })
  })
})

describe('deleteFontFamily', () => {
  it('deletes the font family with its font faces and their files', async () => {
    const { id } = await makeFamily(admin)
    const before = await keptFiles(server)
    const file = { content: fontFile(), name: `${newWord()}.woff2` }
    const response = await sendFace(server, id, { fontFamily: newWord(), src: 'file' }, { file })
    const face = (await response.json()) as { id: number }
    expect(await keptFiles(server)).not.toEqual(before)
    const { deleted, previous } = await dataOf(remove(id))
    expect([deleted, previous.font_faces]).toEqual([true, [face.id]])
    expect(await keptFiles(server)).toEqual(before)
    expect(await failureOf(remove(id))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
    const rows = await server.context.db.selectFrom('content').select('id').where('id', 'in', [id, face.id]).execute()
    expect(rows).toEqual([])
  })

  it('requires force=true', async () => {
    const { id } = await makeFamily(admin)
    expect(await failureOf(remove(id, false))).toEqual({ status: 501, code: 'rest_trash_not_supported' })
  })

  it('is refused to all but administrators', async () => {
    const { id } = await makeFamily(admin)
    const call = server.as.editor.content.DELETE('/font-families/{id}', { params: { path: { id }, query: { force: true } } })
    expect(await failureOf(call)).toEqual({ status: 403, code: 'rest_cannot_delete' })
  })
})
