// Hostile files: refused with a 400, or made harmless.
import { deflateRawSync, crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { failureIn } from '../support/responses.ts'
import { fetched, keptFiles, createImage, upload, uploaded } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

let server: TestServer
let allowing: TestServer
beforeAll(async () => {
  server = await startServer({ MEDIA_MAX_MEGABYTES: '2', MEDIA_MAX_MEGAPIXELS: '4' })
  allowing = await startServer({ MEDIA_SVG: 'on' })
})
afterAll(async () => {
  await server.close()
  await allowing.close()
})

const notAccepted = { status: 400, code: 'rest_upload_sideload_error' }

/** Expects that the file is refused and nothing is stored. */
async function failureOf(content: Uint8Array | string, name: string): Promise<object> {
  const before = await keptFiles(server)
  const failure = await failureIn(await upload(server, content, { name, as: 'administrator' }))
  expect(await keptFiles(server)).toEqual(before)
  return failure
}

const SCRIPT = '<script>alert(document.cookie)</script>'

describe('a file that a browser would run', () => {
  it.each<[string, string, string]>([
    ['a page', 'page.html', `<!doctype html><title>x</title>${SCRIPT}`],
    ['a page with the name of an image', 'cat.jpg', `<html>${SCRIPT}</html>`],
    ['a page after white space and a byte order mark', 'page.txt', `\ufeff \n\t<body>${SCRIPT}`],
    ['a page after a comment', 'page.txt', `<!-- hello -->${SCRIPT}`],
    ['a script for a server', 'shell.php', '<?php system($_GET["c"]);'],
    ['an XHTML page', 'page.xhtml', `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`],
    ['a drawing', 'logo.svg', `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`],
    ['an SVG file with the name of a PNG', 'logo.png', `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`],
    ['a program', 'tool.jpg', 'MZ\u0090\0\u0003\0\0\0'],
    ['text with the name of an image', 'broken.jpg', 'not an image at all'],
    ['text in UTF-16', 'page.txt', '\0<\0h\0t\0m\0l\0>'],
  ])('is refused: %s', async (_what, name, content) => {
    expect(await failureOf(content, name)).toEqual(notAccepted)
  })

  it('is refused with a message that lists the accepted types', async () => {
    const response = await upload(server, '<html></html>', { name: 'page.html' })
    expect(((await response.json()) as { message: string }).message).toMatch(/Accepted types are .*image\/jpeg.*application\/pdf/)
  })

  it('is served as text if it is text with the name of a script', async () => {
    const item = await uploaded(server, 'alert(1)', { name: 'run.js' })
    expect([item.mime_type, item.source_url.endsWith('/run.txt')]).toEqual(['text/plain', true])
    expect((await fetch(item.source_url)).headers.get('X-Content-Type-Options')).toBe('nosniff')
  })
})

describe('polyglots', () => {
  it('lose data after a JPEG', async () => {
    const item = await uploaded(
      server,
      Buffer.concat([await createImage(40, 30, { format: 'jpeg' }), Buffer.from(`PK\x03\x04${SCRIPT}`)]),
      {
        name: 'two.jpg',
      },
    )
    const file = await fetched(item.source_url)
    expect(file.includes('script')).toBe(false)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 40 })
  })

  it('lose data after a PNG, and its text chunks', async () => {
    const png = await createImage(40, 30)
    const comment = chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))
    const item = await uploaded(server, Buffer.concat([png.subarray(0, 33), comment, png.subarray(33), Buffer.from(SCRIPT)]), {
      name: 'two.png',
    })
    const file = await fetched(item.source_url)
    expect(file.includes('script')).toBe(false)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 40 })
  })

  it('lose data after a WebP', async () => {
    const item = await uploaded(server, Buffer.concat([await createImage(40, 30, { format: 'webp' }), Buffer.from(SCRIPT)]), {
      name: 'two.webp',
    })
    expect((await fetched(item.source_url)).includes('script')).toBe(false)
  })

  it('are refused if they are a script that starts like a GIF', async () => {
    expect(await failureOf('GIF89a/*\u0001\u0002*/=alert(1);//', 'two.gif')).toEqual(notAccepted)
  })

  it('are served with the type of their beginning and nosniff', async () => {
    const item = await uploaded(server, `%PDF-1.4\n${SCRIPT}\n%%EOF`, { name: 'page.html' })
    const { headers } = await fetch(item.source_url)
    expect([headers.get('Content-Type'), headers.get('X-Content-Type-Options'), item.source_url.endsWith('/page.pdf')]).toEqual([
      'application/pdf',
      'nosniff',
      true,
    ])
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })
})

describe('bombs', () => {
  // Compression takes so long that open connections are closed in the meantime.
  const zipBombs = ['zeros.bin', '[Content_Types].xml', 'mimetype'].map(zipBomb)

  it('of pixels are refused before they are decoded', async () => {
    expect(await failureOf(pixelBomb(50_000, 50_000), 'flat.png')).toEqual({ status: 400, code: 'rest_upload_file_too_big' })
  })

  it('of pixels with false dimensions are refused when decoding fails', async () => {
    const png = pixelBomb(30_000, 30_000)
    png.writeUInt32BE(100, 16)
    png.writeUInt32BE(100, 20)
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    const response = await upload(server, png, { name: 'flat.png' })
    expect([201, 400]).toContain(response.status)
  })

  it('of bytes are refused in every form of upload', async () => {
    const large = Buffer.alloc(3 * 1024 * 1024, 'a')
    expect(await failureOf(large, 'large.txt')).toEqual({ status: 400, code: 'rest_upload_file_too_big' })
    const form = new FormData()
    form.set('file', new Blob([large]), 'large.txt')
    expect(
      await failureIn(
        await fetch(`${server.restRoot}/cms/v2/media`, {
          method: 'POST',
          headers: { Authorization: server.authorization.author },
          body: form,
        }),
      ),
    ).toEqual({ status: 400, code: 'rest_upload_file_too_big' })
  })

  it('in archives are not unpacked: an archive is stored unchanged and served as a download', async () => {
    for (const zip of zipBombs) {
      const { source_url } = await uploaded(server, zip, { name: 'bomb.zip' })
      // Jest compares the bytes of buffers one by one.
      expect((await fetched(source_url)).equals(zip)).toBe(true)
      expect((await fetch(source_url)).headers.get('Content-Disposition')).toMatch(/^attachment/)
    }
  })

  it('of entities in SVG files are refused', async () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>'
    expect(await failureIn(await upload(allowing, bomb, { name: 'bomb.svg' }))).toEqual(notAccepted)
  })
})

describe('corrupt images', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('are refused: a truncated %s', async (format) => {
    const content = await createImage(300, 200, { format })
    expect(await failureOf(content.subarray(0, Math.floor(content.length * 0.6)), `broken.${format}`)).toEqual(notAccepted)
  })

  it('are refused if they contain only a header', async () => {
    for (const content of [Buffer.from('ffd8ffe0', 'hex'), Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('RIFF\0\0\0\0WEBPVP8 ')])
      expect(await failureOf(content, 'begin.png')).toMatchObject({ status: 400 })
  })
})

describe('names', () => {
  it.each<[string, string, string]>([
    ['with a path traversal', '../../../etc/passwd.png', 'passwd'],
    ['with a path traversal with backslashes', '..\\..\\windows\\system.png', 'system'],
    ['with NUL', 'cat.php\0.png', 'cat.php_'],
    ['with a right-to-left override', 'cat\u202egnp.exe.png', 'cat-gnp.exe_'],
    ['with two extensions', 'shell.php.png', 'shell.php_'],
    ['of a hidden file', '.htaccess', 'htaccess'],
    ['of dots only', '...', 'file'],
    ['with a line break', 'cat\r\nSet-Cookie: a=b.png', 'cat-Set-Cookie-ab'],
    ['in Georgian', 'გემი.png', 'გემი'],
    ['with another type', 'cat.exe', 'cat'],
  ])('are made plain: one %s', async (_what, name, stem) => {
    const item = await uploaded(server, await createImage(16, 16), { name })
    const file = decodeURIComponent(item.source_url.split('/').at(-1) ?? '')
    expect(file.replace(/(-\d+)?\.png$/, '')).toBe(stem)
    expect(item.media_details.file).toMatch(/^\d{4}\/\d{2}\/[^/]+\.png$/)
    await fetched(item.source_url)
  })

  it('are truncated if they are very long', async () => {
    const item = await uploaded(server, await createImage(200, 200), { name: `${'გ'.repeat(600)}.png` })
    await fetched(item.media_details.sizes['thumbnail']?.source_url ?? '')
  })
})

describe('SVG files, if they are accepted', () => {
  const drawn = async (inside: string, attributes = '') =>
    (
      await fetched(
        (
          await uploaded(
            allowing,
            `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="20" ${attributes}>${inside}</svg>`,
            { name: `${newWord()}.svg` },
          )
        ).source_url,
      )
    ).toString()

  it.each<[string, string, string]>([
    ['scripts', '<script>alert(1)</script>', ''],
    ['scripts in capital letters of another namespace', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', ''],
    ['handlers', '<rect onclick="alert(1)" width="1" height="1"/>', 'onload="alert(1)"'],
    ['links that run scripts', '<a href="javascript:alert(1)"><rect width="1" height="1"/></a>', ''],
    ['pages', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>', ''],
    ['references to other documents', '<use href="https://evil.example/alert.svg#a"/><use xlink:href="data:image/svg+xml,alert"/>', ''],
    ['images from other sites', '<image href="https://evil.example/alert.png"/>', ''],
    ['styles', '<style>@import url(https://evil.example/alert.css)</style>', ''],
    ['styles that load resources', '<rect style="fill:url(https://evil.example/alert)" fill="url( \'https://evil.example/alert\' )"/>', ''],
    [
      'animations of links',
      '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="href" values="javascript:alert(1)"/>',
      '',
    ],
    ['processing instructions and comments', '<?style href="alert.css"?><!-- alert -->', ''],
    ['CDATA that closes an element', '<title><![CDATA[</title><script>alert(1)</script>]]></title>', ''],
  ])('lose %s', async (what, inside, attributes) => {
    const file = await drawn(inside, attributes)
    expect(file).not.toMatch(/<script|on\w+=|javascript:|https:\/\/evil|foreignObject|<style|<image|<a[\s>]|<set|<animate|<\?|<!/)
    if (what !== 'CDATA that closes an element') expect(file).not.toContain('alert')
  })

  const EVIL = 'https://evil.example/'
  it.each([
    ['image-set', `image-set('${EVIL}' 1x)`],
    ['image-set with a prefix', `-webkit-image-set("${EVIL}" 1x)`],
    ['cross-fade', `cross-fade('${EVIL}', red 50%)`],
    ['src', `src('${EVIL}')`],
    ['image', `image('${EVIL}')`],
    ['a function in a function', `drop-shadow(0 0 image-set('${EVIL}' 1x))`],
    ['an unknown function', `new-function('${EVIL}')`],
    ['a custom property', `var(--a, image-set('${EVIL}' 1x))`],
    ['url in capital letters', `URL('${EVIL}')`],
    ['url with an escape', `\\75rl('${EVIL}')`],
    ['url with references', `&#117;&#x72;l(&apos;${EVIL}&apos;)`],
    ['url that is not closed', `url('${EVIL}`],
    ['url after a local one', `url(#a) url(${EVIL})`],
    ['url around a local one', `uurl(#a)rl(${EVIL})`],
    ['url with a comment', `url(/**/${EVIL})`],
    ['url of this site', 'url(/evil.example)'],
    ['url with a scheme for its name', 'url(//evil.example)'],
  ])('lose %s in attributes and styles', async (_what, value) => {
    const names = ['fill', 'stroke', 'filter', 'mask', 'clip-path', 'marker-start', 'cursor', 'background', 'style', 'transform', 'values']
    const quoted = value.replaceAll('"', '&quot;')
    const own = names.map((name) => `<rect id="r" ${name}="${name === 'style' ? `cursor:${quoted}` : quoted}"/>`).join('')
    const styles = names.map((name) => `<rect id="r" style="${name}:${quoted}"/>`).join('')
    const file = await drawn(`${own}${styles}<style>rect{fill:${value.replaceAll('&', '')}}</style>`)
    expect(file).not.toMatch(/evil|image-set|cross-fade/)
    expect(file.match(/<rect id="r"><\/rect>/g)).toHaveLength(names.length * 2)
  })

  it.each([
    ['feImage', `<filter id="f"><feImage href="${EVIL}" xlink:href="${EVIL}"/></filter>`],
    ['a link with another prefix', `<use xmlns:x="http://www.w3.org/1999/xlink" x:href="${EVIL}"/>`],
    ['a base', `<g xml:base="${EVIL}"><use href="#a"/></g>`],
    ['a link with references', `<use href="&#104;ttps://evil.example/#a"/>`],
    ['a link with spaces', `<use href=" ${EVIL}#a"/>`],
    ['animations of resources', `<animate attributeName="fill" to="url(${EVIL})"/><set attributeName="style" to="fill:url(${EVIL})"/>`],
    ['a style in CDATA', `<style><![CDATA[@import '${EVIL}';@font-face{src:url(${EVIL})}]]></style>`],
    ['a style sheet', `<?xml-stylesheet href="${EVIL}"?><link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${EVIL}"/>`],
    ['media', `<video src="${EVIL}"/><audio src="${EVIL}"/><iframe src="${EVIL}"/><image href="${EVIL}"/>`],
    ['other values', `<rect width="${EVIL}" begin="${EVIL}"/>`.replace('width', 'requiredExtensions')],
  ])('lose %s', async (_what, inside) => {
    expect(await drawn(inside)).not.toContain('evil')
  })

  it('keep functions that load nothing', async () => {
    const shapes = [
      '<path fill="url(#g) #f00" transform="translate(1 2) rotate(45)" style="filter:drop-shadow(0 0 2px rgba(0,0,0,.5)) url(\'#f\');width:calc(1px + 2px)"></path>',
      '<g clip-path="polygon(0 0, 1px 1px)" aria-label="Map (2020)" stroke="rgb(0 0 0 / 50%)" mask="url( #m )"></g>',
    ].join('')
    const file = await drawn(shapes.replaceAll("'", '&apos;'))
    expect(file.replaceAll('&apos;', "'")).toContain(shapes)
  })

  it('keep their shapes', async () => {
    const file = await drawn(
      '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><path d="M0 0L5 5" fill="url(#g)" style="stroke:#00f"/><use href="#g"/><text x="1">a &amp; b</text>',
      'viewBox="0 0 10 20"',
    )
    expect(file).toContain('<path d="M0 0L5 5" fill="url(#g)" style="stroke:#00f"></path><use href="#g"></use><text x="1">a &amp; b</text>')
    expect(await sharp(Buffer.from(file)).metadata()).toMatchObject({ format: 'svg', width: 10, height: 20 })
  })

  it('have dimensions, and run no scripts when they are served', async () => {
    const item = await uploaded(allowing, '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"/>', {
      name: 'a.svg',
    })
    expect(item).toMatchObject({ mime_type: 'image/svg+xml', media_type: 'image', media_details: { width: 30, height: 40, sizes: {} } })
    const { headers } = await fetch(item.source_url)
    expect([headers.get('Content-Type'), headers.get('Content-Security-Policy')]).toEqual([
      'image/svg+xml',
      expect.stringMatching(/default-src 'none'.*sandbox/),
    ])
  })

  it.each([
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>',
    '<html><svg></svg></html>',
    `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(300)}${'</g>'.repeat(300)}</svg>`,
  ])('are refused where they are none: %p', async (content) => {
    expect(await failureIn(await upload(allowing, content, { name: 'a.svg' }))).toEqual(notAccepted)
  })
})

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Creates a small file with very many pixels of one color. */
function pixelBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(16 * 1024 * 1024))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Creates an archive with one entry that expands to a thousand times its size. */
function zipBomb(name: string): Buffer {
  const content = Buffer.alloc(64 * 1024 * 1024)
  const packed = deflateRawSync(content, { level: 1 })
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed])
  const place = Buffer.alloc(46)
  place.write('PK\x01\x02', 0, 'latin1')
  place.writeUInt16LE(20, 4)
  fields.copy(place, 6)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(entry.length, 16)
  return Buffer.concat([entry, place, Buffer.from(name), end])
}
