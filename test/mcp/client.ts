// The SDK's own client, connected to the endpoint of a test server or to the command, in both revisions of the protocol.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { CallToolResult } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

/** `legacy` starts with a handshake; `auto` selects the stateless revision of 2026. */
export type Revision = 'legacy' | 'auto'
export const revisions: Revision[] = ['legacy', 'auto']

export interface Assistant {
  client: Client
  call(name: string, given?: Record<string, unknown>): Promise<CallToolResult>
  names(): Promise<string[]>
}

export function overHttp(
  baseUrl: string,
  authorization?: string,
  { query = '', revision = 'auto' }: { query?: string; revision?: Revision } = {},
): Promise<Assistant> {
  const headers = new Headers(authorization === undefined ? {} : { Authorization: authorization })
  return assistant(new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp${query}`), { requestInit: { headers } }), revision)
}

/** Starts `content-service mcp` as a separate process. */
export function overStdio(options: string[], env: Record<string, string> = {}, revision: Revision = 'auto') {
  const transport = commandTransport(options, env)
  return assistant(transport, revision)
}

export function commandTransport(options: string[], env: Record<string, string> = {}): StdioClientTransport {
  const given = { PATH: process.env['PATH'] ?? '', ...env }
  return new StdioClientTransport({ command: process.execPath, args: ['command/main.ts', 'mcp', ...options], env: given, stderr: 'pipe' })
}

export async function assistant(transport: Parameters<Client['connect']>[0], revision: Revision): Promise<Assistant> {
  const client = new Client({ name: 'test', version: '1.0' }, { versionNegotiation: { mode: revision } })
  await client.connect(transport)
  return {
    client,
    call: (name, given = {}) => client.callTool({ name, arguments: given }),
    names: async () => (await client.listTools()).tools.map(({ name }) => name),
  }
}

/** Returns the text of a result. */
export function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : part.type)).join('\n')
}
