// Font faces: URLs and uploaded files as their sources, and what becomes of the files.
import { describe, expect, it } from '@jest/globals'
import { fontFile, fontFormats, makeFace, makeFamily, sendFace } from '../support/fonts.ts'
import { startInternet } from '../support/internet.ts'
import { headersOf, notAdministrators } from '../support/leaks.ts'
import { fetched, keptFiles } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { dataOf, failureIn, failureOf, invalid } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'
import { afterAll } from '@jest/globals'

const internet = await startInternet((_req, res) => void res.end(), {
  names: { 'inside.example.org': [['10.0.0.7']], 'mixed.example.org': [['93.184.215.14', '127.0.0.1']] },
})
const server = await sharedServer({}, { fetchPublic: internet.fetchPublic })
afterAll(() => internet.close())
const admin = server.as.administrator
const { content } = admin
const family = (await makeFamily(admin)).id

const refused = invalid('font_face_settings')
const own = (): string => `${server.baseUrl}/fonts/${newWord()}.woff2`
const create = (settings: object | string, font_family_id = family) =>
  content.POST('/font-families/{font_family_id}/font-faces', {
    params: { path: { font_family_id } },
    body: { font_face_settings: typeof settings === 'string' ? settings : JSON.stringify(settings) },
  })
const path = (id: number, font_family_id = family) => ({ path: { font_family_id, id } })
const get = (id: number, of = family) => content.GET('/font-families/{font_family_id}/font-faces/{id}', { params: path(id, of) })
const remove = (id: number, of = family, force = true) =>
  content.DELETE('/font-families/{font_family_id}/font-faces/{id}', { params: { ...path(id, of), query: { force } } })

interface Face {
  id: number
  font_face_settings: { src: string | string[] }
}

async function uploadedFace(...given: Parameters<typeof sendFace> extends [unknown, number, ...infer Rest] ? Rest : never): Promise<Face> {
  const response = await sendFace(server, family, ...given)
  const body: unknown = await response.json()
  if (response.status !== 201) throw new Error(JSON.stringify(body))
  return body as Face
}

describe('createFontFace', () => {
  it('stores the settings in the request, and no others', async () => {
    const src = own()
    const made = await dataOf(create({ fontFamily: `${newWord()} Sans`, fontWeight: 300, fontStyle: 'italic', src }))
    expect(made).toMatchObject({ theme_json_version: 3, parent: family })
    expect(made.font_face_settings).toEqual({
      fontFamily: expect.stringMatching(/^".* Sans"$/),
      fontWeight: '300',
      fontStyle: 'italic',
      src,
    })
    expect(await dataOf(get(made.id))).toEqual(made)
  })

  it('returns the URL of the new font face', async () => {
    const { data, response } = await create({ fontFamily: newWord(), src: own() })
    const url = `${server.restRoot}/cms/v2/font-families/${family}/font-faces/${data?.id}`
    expect(response.headers.get('Location')).toBe(url)
    expect(data?._links).toMatchObject({
      self: [{ href: url }],
      collection: [{ href: `${server.restRoot}/cms/v2/font-families/${family}/font-faces` }],
      parent: [{ href: `${server.restRoot}/cms/v2/font-families/${family}` }],
    })
  })

  it.each(fontFormats)('stores an uploaded file and serves it to everybody: %s', async (format) => {
    const stem = newWord()
    const file = { content: fontFile(format), name: `${stem}.bin` }
    const { font_face_settings } = await uploadedFace({ fontFamily: newWord(), src: 'file' }, { file })
    const url = `${server.baseUrl}/cms-content/uploads/fonts/${stem}.${format}`
    expect(font_face_settings.src).toBe(url)
    expect(await fetched(url)).toEqual(fontFile(format))
    const { headers } = await fetch(url, { headers: { Origin: 'https://front.example.org' } })
    expect(
      Object.fromEntries(
        ['content-type', 'x-content-type-options', 'access-control-allow-origin'].map((name) => [name, headers.get(name)]),
      ),
    ).toEqual({
      'content-type': `font/${format}`,
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    })
  })

  it('stores several files in their order, beside URLs', async () => {
    const url = own()
    const { font_face_settings } = await uploadedFace(
      { fontFamily: newWord(), src: ['file-0-1', url, 'file-0-0'] },
      { 'file-0-0': { content: fontFile('woff2'), name: 'same.woff2' }, 'file-0-1': { content: fontFile('ttf'), name: 'same.ttf' } },
    )
    expect(font_face_settings.src).toEqual([expect.stringMatching(/same(-\d+)?\.ttf$/), url, expect.stringMatching(/same(-\d+)?\.woff2$/)])
    for (const src of [font_face_settings.src].flat()) if (src !== url) expect((await fetch(src)).status).toBe(200)
  })

  it('shows a single source as a text, however it was sent', async () => {
    const src = own()
    expect((await dataOf(create({ fontFamily: newWord(), src: [src] }))).font_face_settings.src).toBe(src)
  })

  it('gives files of the same name different URLs', async () => {
    const file = { content: fontFile(), name: `${newWord()}.woff2` }
    const faces = [
      await uploadedFace({ fontFamily: newWord(), src: 'file' }, { file }),
      await uploadedFace({ fontFamily: newWord(), src: 'file' }, { file }),
    ]
    expect(new Set(faces.map(({ font_face_settings }) => font_face_settings.src)).size).toBe(2)
  })

  it('accepts URLs on this site, and those whose host is on the public internet', async () => {
    for (const src of [own(), 'https://fonts.example.org/a.woff2', ' https://fonts.example.org/b.woff2'])
      expect((await dataOf(create({ fontFamily: newWord(), src }))).font_face_settings.src).toBe(src.trim())
    expect(internet.requested).toEqual([])
  })

  it.each([
    'javascript:alert(1)',
    'data:font/woff2;base64,AAAA',
    'file:///etc/passwd',
    'ftp://fonts.example.org/a.woff2',
    'https://user:word@fonts.example.org/a.woff2',
    'https://fonts.example.org:22/a.woff2',
    'http://127.0.0.1/a.woff2',
    'http://[::1]/a.woff2',
    'http://169.254.169.254/latest/meta-data',
    'http://2130706433/a.woff2',
    'http://inside.example.org/a.woff2',
    'http://mixed.example.org/a.woff2',
    '/fonts/a.woff2',
    'missing-part',
    '   ',
    '',
  ])('refuses the source "%s"', async (src) => {
    expect(await failureOf(create({ fontFamily: newWord(), src }))).toEqual(refused)
    expect(await failureOf(create({ fontFamily: newWord(), src: [own(), src] }))).toEqual(refused)
  })

  it.each([
    ['no source', { fontFamily: 'x' }],
    ['no sources', { fontFamily: 'x', src: [] }],
    ['no family', { src: 'https://fonts.example.org/a.woff2' }],
    ['an unknown setting', { fontFamily: 'x', src: 'https://fonts.example.org/a.woff2', more: 1 }],
    ['an unknown font-display', { fontFamily: 'x', src: 'https://fonts.example.org/a.woff2', fontDisplay: 'soon' }],
    ['a list as a weight', { fontFamily: 'x', src: 'https://fonts.example.org/a.woff2', fontWeight: [400] }],
    ['no JSON', '{'],
  ])('refuses settings with %s', async (_what, settings) => {
    expect(await failureOf(create(settings))).toEqual(refused)
  })

  it('refuses a file that no source names, and stores nothing', async () => {
    const before = await keptFiles(server)
    const files = { file: { content: fontFile(), name: 'a.woff2' }, other: { content: fontFile(), name: 'b.woff2' } }
    expect(await failureIn(await sendFace(server, family, { fontFamily: newWord(), src: 'file' }, files))).toEqual(refused)
    expect(await keptFiles(server)).toEqual(before)
  })

  it.each<[string, object, object]>([
    ['its keyword for the weight', { fontWeight: '700' }, { fontWeight: 'bold' }],
    ['the defaults', {}, { fontWeight: 'normal', fontStyle: 'normal', fontStretch: 'normal', unicodeRange: 'u+0-10ffff' }],
    ['its quotes', {}, { fontDisplay: 'swap' }],
  ])('refuses the same font face again, whatever %s', async (_what, first, second) => {
    const fontFamily = `${newWord()} Sans`
    const before = await keptFiles(server)
    await dataOf(create({ fontFamily, src: own(), ...first }))
    const file = { content: fontFile(), name: 'a.woff2' }
    const again = await sendFace(server, family, { fontFamily: fontFamily.toUpperCase(), src: 'file', ...second }, { file })
    expect(await failureIn(again)).toEqual({ status: 400, code: 'rest_duplicate_font_face' })
    expect(await keptFiles(server)).toEqual(before)
    expect((await create({ fontFamily, src: own(), ...first, fontStyle: 'oblique' })).response.status).toBe(201)
  })

  it('stores one of the same font faces that are created at once, and no files of the others', async () => {
    const before = await keptFiles(server)
    const settings = { fontFamily: newWord(), src: 'file' }
    const send = () => sendFace(server, family, settings, { file: { content: fontFile(), name: 'a.woff2' } })
    const responses = await Promise.all([send(), send(), send()])
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400])
    expect(await keptFiles(server)).toHaveLength(before.length + 1)
  })

  it('refuses a family that does not exist', async () => {
    expect(await failureOf(create({ fontFamily: newWord(), src: own() }, 999999))).toEqual({
      status: 404,
      code: 'rest_post_invalid_parent',
    })
  })

  it('is refused to all but administrators before the files are read', async () => {
    for (const who of notAdministrators) {
      const form = new FormData()
      form.append('font_face_settings', '{}')
      const response = await fetch(`${server.restRoot}/cms/v2/font-families/${family}/font-faces`, {
        method: 'POST',
        headers: headersOf(server, who),
        body: form,
      })
      expect(await failureIn(response)).toEqual({ status: who === 'anonymous' ? 401 : 403, code: 'rest_cannot_create' })
    }
  })
})

describe('listFontFaces', () => {
  it('lists the font faces of the family, newest first', async () => {
    const { id } = await makeFamily(admin)
    const faces = [await makeFace(admin, id, { src: own() }), await makeFace(admin, id, { src: own() })]
    await makeFace(admin, (await makeFamily(admin)).id, { src: own() })
    const { data, response } = await content.GET('/font-families/{font_family_id}/font-faces', { params: { path: { font_family_id: id } } })
    expect(data).toEqual(faces.toReversed())
    expect(response.headers.get('X-CMS-Total')).toBe('2')
    const [first] = faces
    const only = content.GET('/font-families/{font_family_id}/font-faces', {
      params: { path: { font_family_id: id }, query: { include: [first?.id ?? 0] } },
    })
    expect(await dataOf(only)).toEqual([first])
  })

  it('refuses a family that does not exist, and a page past the last one', async () => {
    const list = (font_family_id: number, page: number) =>
      content.GET('/font-families/{font_family_id}/font-faces', { params: { path: { font_family_id }, query: { page } } })
    expect(await failureOf(list(999999, 1))).toEqual({ status: 404, code: 'rest_post_invalid_parent' })
    await makeFace(admin, family, { src: own() })
    expect(await failureOf(list(family, 99))).toEqual({ status: 400, code: 'rest_post_invalid_page_number' })
  })

  it('is refused to all but administrators', async () => {
    for (const who of notAdministrators)
      for (const of of [family, 999999])
        expect(
          await failureIn(await fetch(`${server.restRoot}/cms/v2/font-families/${of}/font-faces`, { headers: headersOf(server, who) })),
        ).toEqual({ status: who === 'anonymous' ? 401 : 403, code: 'rest_cannot_read' })
  })
})

describe('getFontFace', () => {
  it('checks that the font face exists, then its family, and that they belong together', async () => {
    const { id } = await makeFace(admin, family, { src: own() })
    const other = await makeFamily(admin)
    expect(await failureOf(get(999999))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
    expect(await failureOf(get(id, 999999))).toEqual({ status: 404, code: 'rest_post_invalid_parent' })
    expect(await failureOf(get(id, other.id))).toEqual({ status: 404, code: 'rest_font_face_parent_id_mismatch' })
  })

  it('is refused to all but administrators', async () => {
    const { id } = await makeFace(admin, family, { src: own() })
    for (const who of notAdministrators)
      expect(
        await failureIn(
          await fetch(`${server.restRoot}/cms/v2/font-families/${family}/font-faces/${id}`, { headers: headersOf(server, who) }),
        ),
      ).toEqual({ status: who === 'anonymous' ? 401 : 403, code: 'rest_cannot_read' })
  })
})

describe('deleteFontFace', () => {
  it('deletes the font face with its files', async () => {
    const before = await keptFiles(server)
    const { id, font_face_settings } = await uploadedFace(
      { fontFamily: newWord(), src: ['a', 'b'] },
      { a: { content: fontFile(), name: 'a.woff2' }, b: { content: fontFile('woff'), name: 'a.woff' } },
    )
    const { previous } = await dataOf(remove(id))
    expect(previous.font_face_settings).toEqual(font_face_settings)
    expect(await keptFiles(server)).toEqual(before)
    for (const src of [font_face_settings.src].flat()) expect((await fetch(src)).status).toBe(404)
    expect(await failureOf(get(id))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
  })

  it('requires force=true and the family of the font face', async () => {
    const { id } = await makeFace(admin, family, { src: own() })
    expect(await failureOf(remove(id, family, false))).toEqual({ status: 501, code: 'rest_trash_not_supported' })
    const other = await makeFamily(admin)
    expect(await failureOf(remove(id, other.id))).toEqual({ status: 404, code: 'rest_font_face_parent_id_mismatch' })
  })

  it('is refused to all but administrators', async () => {
    const { id } = await makeFace(admin, family, { src: own() })
    for (const who of notAdministrators)
      expect(
        await failureIn(
          await fetch(`${server.restRoot}/cms/v2/font-families/${family}/font-faces/${id}?force=true`, {
            method: 'DELETE',
            headers: headersOf(server, who),
          }),
        ),
      ).toEqual({ status: who === 'anonymous' ? 401 : 403, code: 'rest_cannot_delete' })
  })
})

describe('a font face', () => {
  it('cannot be changed', async () => {
    const { id } = await makeFace(admin, family, { src: own() })
    for (const method of ['POST', 'PUT', 'PATCH'])
      expect(
        await failureIn(
          await fetch(`${server.restRoot}/cms/v2/font-families/${family}/font-faces/${id}`, {
            method,
            headers: headersOf(server, 'administrator'),
          }),
        ),
      ).toEqual({ status: 404, code: 'rest_no_route' })
  })

  it('is not among the media items', async () => {
    const stem = newWord()
    await uploadedFace({ fontFamily: newWord(), src: 'file' }, { file: { content: fontFile(), name: `${stem}.woff2` } })
    expect(await dataOf(content.GET('/media', { params: { query: { search: stem } } }))).toEqual([])
  })
})
