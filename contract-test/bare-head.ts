// HEAD over a connection of its own. A client for HTTP does not show the body that must not be there.
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

/** What came back; `text` is all that follows the headers. Fails after so many milliseconds without a word. */
export async function bareHead(
  address: string,
  headers: Record<string, string>,
  timeout: number,
): Promise<{ status: number; headers: Headers; text: string }> {
  const { host, pathname, search } = new URL(address)
  const lines = Object.entries({ Host: host, ...headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  const came = await conversation(connectedTo(address), [`HEAD ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n'), timeout)
  const end = came.indexOf('\r\n\r\n')
  const [first = '', ...given] = came.slice(0, Math.max(end, 0)).split('\r\n')
  const status = /^HTTP\/1\.\d (\d{3})/.exec(first)?.[1]
  if (!status) throw new Error('what came back is no answer in HTTP')
  return { status: Number(status), headers: new Headers(given.map(pair)), text: came.slice(end + 4) }
}

function connectedTo(address: string): Socket {
  const { protocol, hostname, port } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:'
    ? connectSecurely({ host, port: Number(port || 443), servername: host })
    : connect({ host, port: Number(port || 80) })
}

function conversation(socket: Socket, said: string, timeout: number): Promise<string> {
  return new Promise((heard, fail) => {
    let text = ''
    socket
      .setTimeout(timeout, () => socket.destroy(new Error('nothing came back in time')))
      .setEncoding('latin1')
      .on('data', (part: string) => (text += part))
      .on('error', fail)
      .on('close', () => heard(text))
    socket.write(said)
  })
}

function pair(line: string): [string, string] {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 1).trim()]
}
