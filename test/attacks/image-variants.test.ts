// URLs of images in other widths, formats and crops: nobody can fill the disk with them, or keep the service busy without an end.
import { describe, expect, it } from '@jest/globals'
import { createImage, keptFiles, uploaded } from '../support/media.ts'
import type { Media } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

const photo = async (width = 700, height = 500) =>
  uploaded(server, await createImage(width, height, { format: 'jpeg' }), { name: `${newWord()}.jpg` })
const urlsOf = ({ media_details }: Media): string[] =>
  media_details.images.flatMap(({ sources }) =>
    sources.flatMap(({ srcset }) => srcset.split(', ').map((entry) => entry.replace(/ \d+w$/, ''))),
  )
const statusOf = async (url: string): Promise<number> => (await fetch(url, { redirect: 'manual' })).status
const isRefused = (status: number): boolean => [400, 404].includes(status)
const rows = () => server.context.db.selectFrom('image_variants').select('path').execute()

describe('URLs that an image does not have', () => {
  it('make no file, whatever they are', async () => {
    const media = await photo()
    const [url = ''] = urlsOf(media)
    const [, start = '', version = ''] = /^(.*\/)([\w-]{16})\/320\.avif$/.exec(url) ?? []
    const names = [
      ...Array.from({ length: 100 }, (_none, index) => `${index * 17 + 1}.avif`),
      ...[
        '0.avif',
        '-320.avif',
        '+320.avif',
        '0320.avif',
        '320.0.avif',
        '3.2e2.avif',
        '320 .avif',
        '1e9.avif',
        '99999999999999999999.avif',
        'NaN.webp',
      ],
      ...['960.avif', '1280.webp', '2560.jpg', '701.avif', '16x9-700.0.avif', '16x9-960.avif', '1x1-640.avif'],
      ...['16x10-320.avif', '9x16-320.avif', '1:1-320.avif', 'x-320.avif', '-320.avif', '1x1-1x1-320.avif', '__proto__-320.avif'],
      ...[
        '320.png',
        '320.gif',
        '320.svg',
        '320.jpeg',
        '320.JPG',
        '320.AVIF',
        '320.heic',
        '320.avif.webp',
        '320',
        '.avif',
        'constructor.avif',
      ],
      ...[
        '320.avif/',
        '320.avif/320.avif',
        '..%2f320.avif',
        '%2e%2e/320.avif',
        '320.avif%00',
        '%00',
        '320.avif%20',
        '%E0%A4%A',
        '320\u200b.avif',
      ],
      `${'9'.repeat(5000)}.avif`,
    ].filter((name) => !urlsOf(media).some((known) => known.endsWith(`/${name}`)))
    const before = await keptFiles(server)
    for (const name of names) expect([name, isRefused(await statusOf(`${start}${version}/${name}`))]).toEqual([name, true])
    const others = [
      `${start}${version}`,
      `${start}/320.avif`,
      `${start}${'a'.repeat(33)}/320.avif`,
      `${start}${version}%00/320.avif`,
      ...['0', '-1', '01', '999999999', '2147483648', '99999999999999999999', '1e3', 'x'].map((id) =>
        url.replace(`/${media.id}/`, `/${id}/`),
      ),
    ]
    for (const other of others) expect([other, isRefused(await statusOf(other))]).toEqual([other, true])
    expect(await keptFiles(server)).toEqual(before)
    expect(await rows()).toEqual([])
  })

  it('make no file for earlier versions, which redirect', async () => {
    const [url = ''] = urlsOf(await photo())
    const before = await keptFiles(server)
    for (let number = 0; number < 50; number++)
      expect(await statusOf(url.replace(/\/[\w-]{16}\//, `/${String(number).padStart(16, 'A')}/`))).toBe(302)
    expect(await keptFiles(server)).toEqual(before)
  })

  it('make one file, however a URL is written and whatever its query', async () => {
    const media = await photo()
    const [url = ''] = urlsOf(media)
    const before = await keptFiles(server)
    const written = [
      url,
      `${url}?a=1`,
      `${url}?width=5000`,
      url.replace('320.avif', '%33%32%30%2Eavif'),
      url.replace('/images/', '/%69mages/'),
      `${url}#x`,
    ]
    expect(await Promise.all(written.map(statusOf))).toEqual(written.map(() => 200))
    expect((await keptFiles(server)).length).toBe(before.length + 1)
  })
})

describe('all URLs of an image', () => {
  it('make as many files as it has widths, formats and crops, and no more the second time', async () => {
    const media = await photo(330, 330)
    const before = await keptFiles(server)
    const urls = urlsOf(media)
    for (let time = 0; time < 2; time++) {
      expect(await Promise.all(urls.map(statusOf))).toEqual(urls.map(() => 200))
      expect((await keptFiles(server)).length - before.length).toBe(urls.length)
    }
    // Of 6 widths, 3 formats and 5 forms.
    expect(urls.length).toBeLessThanOrEqual(90)
  })
})

describe('more images than can wait', () => {
  it('redirect to the image itself, and other requests are served meanwhile', async () => {
    const media = await Promise.all(Array.from({ length: 9 }, () => photo(330, 330)))
    const urls = media.flatMap(urlsOf)
    const { context } = server
    const { storage } = context
    let release = (): void => undefined
    const held = new Promise<never>((_resolve, reject) => (release = () => reject(new Error('Held.'))))
    held.catch(() => undefined)
    context.storage = { ...storage, read: () => held }
    const responses = urls.map((url) => fetch(url, { redirect: 'manual' }))
    // One is being made, and 200 wait.
    let refused = 0
    for (const response of responses) void response.then(() => refused++)
    while (refused < urls.length - 201) await new Promise((wake) => setTimeout(wake, 20))
    expect((await fetch(`${server.restRoot}/cms/v2/posts`)).status).toBe(200)
    expect(refused).toBe(urls.length - 201)
    release()
    for (const response of await Promise.all(responses))
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([302, 'no-store'])
    context.storage = storage
    expect(await statusOf(urls[0] ?? '')).toBe(200)
  })
})
