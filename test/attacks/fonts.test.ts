// Hostile fonts: files that are none, names, settings that are too long or too deep, and too many files.
import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { request } from 'node:http'
import { describe, expect, it } from '@jest/globals'
import { fontFile, makeFace, makeFamily, sendFace } from '../support/fonts.ts'
import { expectNothing, notAdministrators } from '../support/leaks.ts'
import { keptFiles } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { dataOf, failureIn, invalid } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ MEDIA_MAX_MEGABYTES: '40' })
const { id: family } = await makeFamily(server.as.administrator)

const SCRIPT = '<script>alert(document.cookie)</script>'
const noFont = { status: 400, code: 'rest_font_upload_invalid_file_type' }
const tooBig = { status: 400, code: 'rest_upload_file_too_big' }

const sendFile = (content: Uint8Array | string, name = 'a.woff2', type = 'font/woff2'): Promise<Response> =>
  sendFace(server, family, { fontFamily: newWord(), src: 'file' }, { file: { content, name, type } })

/** Staged files are deleted after the response. */
async function stagedFolders(): Promise<string[]> {
  const { staging } = server.context.config.media
  return (await readdir(dirname(staging)).catch(() => [])).filter((name) => `${dirname(staging)}/${name}`.startsWith(staging))
}

describe('a file that is no font', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['a page', `<!doctype html>${SCRIPT}`, 'a.woff2'],
    ['an SVG font', `<svg xmlns="http://www.w3.org/2000/svg"><defs><font id="x"/></defs>${SCRIPT}</svg>`, 'a.woff'],
    ['an SVG font with an XML declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'],
    ['text', 'not a font', 'a.ttf'],
    ['a program', 'MZ\u0090\0\u0003\0\0\0', 'a.otf'],
    ['an image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'a.woff2'],
    ['a collection of fonts', Buffer.from('ttcf\0\x01\0\0\0\0\0\x02', 'latin1'), 'a.ttf'],
    ['a signature cut short', 'wOF', 'a.woff2'],
    ['a font after a page', Buffer.concat([Buffer.from('<html>'), fontFile()]), 'a.woff2'],
  ])('is refused, and nothing is stored: %s', async (_what, content, name) => {
    const before = await keptFiles(server)
    expect(await failureIn(await sendFile(content, name))).toEqual(noFont)
    expect(await keptFiles(server)).toEqual(before)
    const rows = await server.context.db.selectFrom('media_files').select('path').where('content_id', 'is', null).execute()
    expect(rows).toEqual([])
  })

  it('makes the fonts beside it be refused too', async () => {
    const before = await keptFiles(server)
    const files = { a: { content: fontFile(), name: 'a.woff2' }, b: { content: SCRIPT, name: 'b.woff2' } }
    expect(await failureIn(await sendFace(server, family, { fontFamily: newWord(), src: ['a', 'b'] }, files))).toEqual(noFont)
    expect(await keptFiles(server)).toEqual(before)
  })

  it('is refused if it is JSON', async () => {
    expect(await failureIn(await sendFile('{}', 'a.json', 'application/json'))).toMatchObject({ status: 400 })
  })
})

describe('a font', () => {
  it('with a page in it is served as a font that no browser runs', async () => {
    const response = await sendFile(fontFile('woff2', SCRIPT))
    const { font_face_settings } = (await response.json()) as { font_face_settings: { src: string } }
    const { headers } = await fetch(font_face_settings.src)
    expect([headers.get('Content-Type'), headers.get('X-Content-Type-Options'), headers.get('Content-Security-Policy')]).toEqual([
      'font/woff2',
      'nosniff',
      expect.stringContaining('sandbox'),
    ])
  })

  it.each([
    ['../../../etc/passwd.woff2', /^passwd(-\d+)?$/],
    ['..\\..\\evil.woff2', /^evil(-\d+)?$/],
    ['.htaccess', /^htaccess(-\d+)?$/],
    ['shell.php.woff2', /^shell\.php_(-\d+)?$/],
    ['<img src=x onerror=alert(1)>.woff2', /^[\w-]+$/],
    [`${'x'.repeat(5000)}.woff2`, /^x{200}(-\d+)?$/],
  ])('stays in the folder of fonts whatever its name is: %j', async (name, stem) => {
    const response = await sendFile(fontFile(), name)
    const { font_face_settings } = (await response.json()) as { font_face_settings: { src: string } }
    const start = `${server.baseUrl}/cms-content/uploads/fonts/`
    expect(font_face_settings.src.slice(0, start.length)).toBe(start)
    expect(decodeURIComponent(font_face_settings.src.slice(start.length)).replace(/\.woff2$/, '')).toMatch(stem)
  })

  it('of more than 30 MB is refused, as are files of more than the limit of uploads together', async () => {
    const before = await keptFiles(server)
    const large = (megabytes: number) => Buffer.concat([fontFile(), Buffer.alloc(megabytes * 1024 * 1024)])
    expect(await failureIn(await sendFile(large(31)))).toEqual(tooBig)
    const files = { a: { content: large(21), name: 'a.woff2' }, b: { content: large(21), name: 'b.woff2' } }
    expect(await failureIn(await sendFace(server, family, { fontFamily: newWord(), src: ['a', 'b'] }, files))).toEqual(tooBig)
    expect(await keptFiles(server)).toEqual(before)
  })

  it('of 100 MB is refused when the limit has been received, and leaves nothing behind', async () => {
    const piece = Buffer.alloc(1024 * 1024)
    let sent = 0
    const status = await new Promise<number>((done, fail) => {
      const call = request(
        `${server.restRoot}/cms/v2/font-families/${family}/font-faces`,
        {
          method: 'POST',
          headers: { Authorization: server.authorization.administrator, 'Content-Type': 'multipart/form-data; boundary=cut' },
        },
        (response) => {
          response.resume()
          done(response.statusCode ?? 0)
          call.destroy()
        },
      )
      call.on('error', fail)
      call.write('--cut\r\nContent-Disposition: form-data; name="file"; filename="a.woff2"\r\n\r\n')
      const more = (): void => {
        if (sent < 100 && !call.destroyed) call.write(piece, () => setImmediate(more))
        sent++
      }
      more()
    })
    expect(status).toBe(400)
    expect(await stagedFolders()).toEqual([])
  })
})

describe('a form', () => {
  it('with more than 10 files is refused', async () => {
    const names = Array.from({ length: 11 }, (_, index) => `f${index}`)
    const files = Object.fromEntries(names.map((name) => [name, { content: fontFile(), name: 'a.woff2' }]))
    expect(await failureIn(await sendFace(server, family, { fontFamily: newWord(), src: names.slice(0, 10) }, files))).toEqual({
      status: 413,
      code: 'rest_body_too_large',
    })
    expect(await stagedFolders()).toEqual([])
  })

  it.each(['__proto__', 'constructor', '../x', ''])('may name a part %j, which is a name like any other', async (name) => {
    const response = await sendFace(
      server,
      family,
      { fontFamily: newWord(), src: name },
      { [name]: { content: fontFile(), name: 'a.woff2' } },
    )
    expect([201, 400]).toContain(response.status)
    if (response.status === 201)
      expect(await response.json()).toMatchObject({ font_face_settings: { src: expect.stringContaining('/uploads/fonts/a') } })
  })
})

describe('JSON text', () => {
  const send = (path: string, body: object): Promise<Response> =>
    fetch(`${server.restRoot}/cms/v2${path}`, {
      method: 'POST',
      headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const deep = `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  const wide = `{${Array.from({ length: 9_000 }, (_, index) => `"k${index}":1`).join()}}`

  it.each([
    ['of 1 MB', `{"name":"${'x'.repeat(1024 * 1024)}"}`],
    ['that is deep', deep],
    ['with thousands of unknown settings', wide],
    ['with a name that is too long', JSON.stringify({ name: 'x'.repeat(2_001), slug: 'x', fontFamily: 'x' })],
    ['of spaces', ' '.repeat(99_999)],
    ['with a number that is no number', '{"name":1e999,"slug":"x","fontFamily":"x"}'],
  ])('%s is refused', async (_what, text) => {
    expect(await failureIn(await send('/font-families', { font_family_settings: text }))).toEqual(invalid('font_family_settings'))
    expect(await failureIn(await send(`/font-families/${family}/font-faces`, { font_face_settings: text }))).toEqual(
      invalid('font_face_settings'),
    )
  })

  it('with a NUL or markup is stored without', async () => {
    const word = newWord()
    const settings = JSON.stringify({ name: `a\0${SCRIPT}<b>${word}</b>`, slug: word, fontFamily: `"${word}</style>` })
    const response = await send('/font-families', { font_family_settings: settings })
    const { font_family_settings } = (await response.json()) as { font_family_settings: object }
    expect(font_family_settings).toEqual({ name: `a${word}`, slug: word, fontFamily: `"${word}"`, preview: '' })
  })
})

describe('installed fonts', () => {
  it('are shown to nobody but administrators', async () => {
    const word = newWord()
    const admin = server.as.administrator
    const { id } = await makeFamily(admin, { name: word })
    const face = await makeFace(admin, id, { fontFamily: word, src: `${server.baseUrl}/${word}.woff2` })
    const { cursor } = await dataOf(server.anonymous.hooks.GET('/changes'))
    await dataOf(admin.content.PATCH('/font-families/{id}', { params: { path: { id } }, body: { font_family_settings: '{"preview":""}' } }))
    const root = `${server.restRoot}/cms/v2`
    const urls = [
      ...['', '?context=view', '?context=embed&_embed', `?slug=${word}`, `?include=${id}`].map((query) => `${root}/font-families${query}`),
      `${root}/font-families/${id}?_embed`,
      `${root}/font-families/${id}/font-faces`,
      `${root}/font-families/${id}/font-faces/${face.id}`,
      `${root}/search?search=${word}`,
      `${root}/resolve?path=/${word}/`,
      ...['posts', 'pages', 'media', 'navigation'].flatMap((list) => [
        `${root}/${list}?search=${word}`,
        `${root}/${list}?include=${id},${face.id}`,
      ]),
      `${root}/media?parent=${id}`,
      `${server.baseUrl}/?p=${id}`,
      `${server.baseUrl}/styles/blocks.css?items=${id},${face.id}`,
    ]
    await expectNothing(server, notAdministrators, urls, word)
    await expectNothing(
      server,
      [...notAdministrators, 'administrator'],
      [`${server.restRoot}/hooks/v1/changes?since=${cursor}`],
      'cms_font',
    )
  })
})
