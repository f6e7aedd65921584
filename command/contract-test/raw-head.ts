// Sends HEAD over a raw connection, because an HTTP client would hide a body that must not be there.
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { addAbortSignal } from 'node:stream'
import { connect as connectSecurely } from 'node:tls'

/** Returns the response; `text` is everything after the headers. */
export async function rawHead(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<{ status: number; headers: Headers; text: string }> {
  const { host, pathname, search } = new URL(url)
  const lines = Object.entries({ Host: host, ...headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  const received = await exchange(connectTo(url), [`HEAD ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n'), signal)
  const end = received.indexOf('\r\n\r\n')
  const [first = '', ...given] = received.slice(0, Math.max(end, 0)).split('\r\n')
  const status = /^HTTP\/1\.\d (\d{3})/.exec(first)?.[1]
  if (!status) throw new Error('the response is not valid HTTP')
  return { status: Number(status), headers: new Headers(given.map(pair)), text: received.slice(end + 4) }
}

function connectTo(url: string): Socket {
  const { protocol, hostname, port } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:'
    ? connectSecurely({ host, port: Number(port || 443), servername: host })
    : connect({ host, port: Number(port || 80) })
}

function exchange(socket: Socket, sent: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    addAbortSignal(signal, socket)
      .setEncoding('latin1')
      .on('data', (part: string) => (text += part))
      .on('error', reject)
      .on('close', () => resolve(text))
    socket.write(sent)
  })
}

function pair(line: string): [string, string] {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 1).trim()]
}
