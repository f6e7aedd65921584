// Requests to URLs that callers choose: their destinations and their limits.
import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from '@jest/globals'
import { OutgoingError } from '#server/outgoing/public-client.ts'
import type { FetchOptions } from '#server/outgoing/fetch-public.ts'
import { startInternet } from '../support/internet.ts'
import type { Internet } from '../support/internet.ts'

const text: FetchOptions = { types: /^text\/plain\b/, maxBytes: 1000, beyond: 'fail' }
const PUBLIC = '93.184.215.14'

let internet: Internet | undefined
afterEach(() => internet?.close())

const start = async (listener: RequestListener, options?: Parameters<typeof startInternet>[1]): Promise<Internet> =>
  (internet = await startInternet(listener, options))

const respondWith =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_req, res) =>
    void res.writeHead(200, { 'Content-Type': 'text/plain', ...headers }).end(body)
const redirecting =
  (to: Record<string, string>): RequestListener =>
  (req, res) => {
    const location = to[`${req.headers.host}${req.url}`]
    if (location) res.writeHead(302, { Location: location }).end()
    else res.writeHead(200, { 'Content-Type': 'text/plain' }).end('arrived')
  }

describe('a request', () => {
  it('reads a public URL', async () => {
    const { fetchPublic, dialled } = await start(respondWith('hello'))
    expect(await fetchPublic('http://example.org/page?a=1', text)).toEqual({
      url: 'http://example.org/page?a=1',
      type: 'text/plain',
      text: 'hello',
    })
    expect(dialled).toEqual([PUBLIC])
  })

  it('reads the character set of the response', async () => {
    const { fetchPublic } = await start(respondWith(Buffer.from([0xe4]), { 'Content-Type': 'text/plain; charset="iso-8859-1"' }))
    expect((await fetchPublic('http://example.org/', text)).text).toBe('ä')
  })

  it('contains no credentials, no cookies and nothing about the caller', async () => {
    const { fetchPublic, requests } = await start(respondWith('hello', { 'Set-Cookie': 'a=1' }))
    await fetchPublic('http://example.org/', text)
    await fetchPublic('http://example.org/', text)
    for (const { headers } of requests)
      expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
  })

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f.0.0.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://017700000001/',
    'http://0177.0.0.01/',
    'http://127.0.0.1./',
    'http://①②⑦.⓪.⓪.①/',
    'http://0/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:ffff:a00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'https://127.0.0.1/',
    'https://[::1]/',
  ])('never goes to %s', async (address) => {
    const { fetchPublic, dialled } = await start(respondWith('secret'))
    await expect(fetchPublic(address, text)).rejects.toThrow(OutgoingError)
    expect(dialled).toEqual([])
  })

  it.each([
    ['a private address', ['10.0.0.1']],
    ['this machine', ['127.0.0.1']],
    ['this machine in IPv6', ['::1']],
    ['a private address among public ones', [PUBLIC, '10.0.0.1']],
    ['a private address before public ones', ['192.168.0.1', PUBLIC]],
    ['IPv4 in disguise', ['::ffff:10.0.0.1']],
    ['no address', []],
  ])('never goes to a name that has %s', async (_what, addresses) => {
    const { fetchPublic, dialled } = await start(respondWith('secret'), { names: { 'inside.example.org': [addresses] } })
    await expect(fetchPublic('http://inside.example.org/', text)).rejects.toThrow(OutgoingError)
    expect(dialled).toEqual([])
  })

  it('connects to the address that was checked, even if the name resolves differently later', async () => {
    const { fetchPublic, dialled } = await start(respondWith('hello'), {
      names: { 'rebind.example.org': [[PUBLIC], ['127.0.0.1'], ['127.0.0.1']] },
    })
    await fetchPublic('http://rebind.example.org/', text)
    await expect(fetchPublic('http://rebind.example.org/', text)).rejects.toThrow('no public address')
    expect(dialled).toEqual([PUBLIC])
  })

  it('checks the name again for a redirect to the same host', async () => {
    const { fetchPublic, dialled } = await start(redirecting({ 'rebind.example.org/': '/inside' }), {
      names: { 'rebind.example.org': [[PUBLIC], ['10.0.0.1']] },
    })
    await expect(fetchPublic('http://rebind.example.org/', text)).rejects.toThrow('no public address')
    expect(dialled).toEqual([PUBLIC])
  })

  it('follows redirects, to other sites and to other paths', async () => {
    const { fetchPublic, requested } = await start(redirecting({ 'example.org/a': 'https://example.net/b', 'example.net/b': '../c?d=1' }))
    expect(await fetchPublic('http://example.org/a', text)).toMatchObject({ url: 'https://example.net/c?d=1', text: 'arrived' })
    expect(requested).toEqual(['example.org/a', 'example.net/b', 'example.net/c?d=1'])
  })

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://2130706433/',
    'http://169.254.169.254/latest/',
    'http://inside.example.org/',
    '//10.0.0.1/',
    'file:///etc/passwd',
    'ftp://example.org/',
    'data:text/plain,secret',
    'http://example.org:22/',
    'http://user:password@example.org/x',
    'http://',
  ])('does not follow a redirect to %s', async (location) => {
    const { fetchPublic, dialled, requested } = await start(redirecting({ 'example.org/': location }), {
      names: { 'inside.example.org': [['10.0.0.1']] },
    })
    await expect(fetchPublic('http://example.org/', text)).rejects.toThrow(OutgoingError)
    expect([dialled, requested]).toEqual([[PUBLIC], ['example.org/']])
  })

  it('stops after too many redirects', async () => {
    const { fetchPublic, requested } = await start((_req, res) => void res.writeHead(302, { Location: '/again' }).end())
    await expect(fetchPublic('http://example.org/', text)).rejects.toThrow('redirects too often')
    expect(requested).toHaveLength(6)
  })

  it.each([
    'file:///etc/passwd',
    'ftp://example.org/',
    'gopher://example.org/',
    'data:text/plain,x',
    'http://example.org:8080/',
    'http://example.org:22/',
    'http://user@example.org/',
    'http://user:password@example.org/',
    'example.org',
    '',
    `http://example.org/${'x'.repeat(4000)}`,
  ])('is not made to %s', async (address) => {
    const { fetchPublic, dialled } = await start(respondWith('hello'))
    await expect(fetchPublic(address, text)).rejects.toThrow(OutgoingError)
    expect(dialled).toEqual([])
  })

  it('rejects a response that is too large, or truncates it', async () => {
    let sent = 0
    const { fetchPublic } = await start((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/plain' })
      const more = (): void => {
        while (!res.destroyed && sent < 1e9 && res.write('x'.repeat(500))) sent += 500
      }
      res.on('drain', more)
      more()
    })
    await expect(fetchPublic('http://example.org/', text)).rejects.toThrow('more than 1000 bytes')
    expect((await fetchPublic('http://example.org/', { ...text, beyond: 'cut' })).text).toBe('x'.repeat(1000))
    expect(sent).toBeLessThan(20_000_000)
  })

  it.each<[string, RequestListener]>([
    ['does not arrive', () => undefined],
    ['stops in the middle', (_req, res) => void res.writeHead(200, { 'Content-Type': 'text/plain' }).write('a')],
    [
      'trickles',
      (_req, res) => {
        res.writeHead(200, { 'Content-Type': 'text/plain' })
        const drip = setInterval(() => res.write('a'), 20)
        res.on('close', () => clearInterval(drip))
      },
    ],
    [
      'is a chain of slow redirects',
      (req, res) => {
        setTimeout(() => res.writeHead(302, { Location: `${req.url}x` }).end(), 100)
      },
    ],
  ])('gives up on a response that %s', async (_what, listener) => {
    const { fetchPublic } = await start(listener, { timeoutMs: 300 })
    const started = performance.now()
    await expect(fetchPublic('http://example.org/', text)).rejects.toThrow(OutgoingError)
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  it.each<[string, RequestListener]>([
    ['of another type', respondWith('<html>', { 'Content-Type': 'text/html' })],
    ['without a type', (_req, res) => void res.writeHead(200).end('x')],
    ['that is compressed', respondWith(gzipSync('x'), { 'Content-Encoding': 'gzip' })],
    ['that is an error', (_req, res) => void res.writeHead(404, { 'Content-Type': 'text/plain' }).end('x')],
    ['without content', (_req, res) => void res.writeHead(204).end()],
    ['with huge headers', respondWith('x', { 'X-Large': 'x'.repeat(15_000), 'X-Larger': 'x'.repeat(15_000) })],
    ['that is not HTTP', (req) => void req.socket.end('nonsense\r\n\r\n')],
    ['that is closed', (req) => void req.socket.destroy()],
  ])('fails with a response %s', async (_what, listener) => {
    const { fetchPublic } = await start(listener)
    await expect(fetchPublic('http://example.org/', text)).rejects.toThrow(OutgoingError)
  })
})
