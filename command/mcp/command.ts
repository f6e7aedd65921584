// `content-service mcp`: a server of the Model Context Protocol over standard input and output, for a service at a URL.
import type { Command } from 'commander'
import { withServiceOptions } from '../options.ts'
import type { ServiceOptions } from '../options.ts'
import type { Output } from '../output.ts'

interface Options extends ServiceOptions {
  write: boolean
  tools?: string[]
  namespace?: string[]
}

export function addMcp(cli: Command, { error }: Output): void {
  const command = cli
    .command('mcp')
    .description(
      'Offers the operations of a running service to an assistant, as tools of the Model Context Protocol over standard input and output.',
    )
  withServiceOptions(command, 'the user whose rights the assistant has')
    .option('--write', 'also offer tools that create, update and delete', false)
    .option('--tools <name...>', 'only these tools, such as listPosts or "list*"; "*" for all')
    .option('--namespace <name...>', 'only tools of these namespaces, such as cms/v2')
    .action((options: Options) => serve(options, command, error))
}

/** Returns once it serves; the process ends when its input does. Standard output has nothing but the protocol. */
async function serve(options: Options, command: Command, report: (line: string) => void): Promise<void> {
  const [{ serveStdio }, { toolServer, toolsFor }, { createRemoteBackend: remoteBackend }] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    import('./server.ts'),
    import('./remote.ts'),
  ])
  const choice = { write: options.write, names: options.tools, namespaces: options.namespace }
  const backend = remoteBackend(options)
  const tools = await toolsFor(backend, choice)
  if (!tools.length) return command.error('No tool matches --tools and --namespace. Tools have the names of operations, such as listPosts.')
  serveStdio(() => toolServer(backend, choice), { onerror: ({ message }) => report(message), maxSubscriptions: 0 })
  report(`${tools.length} tools for ${options.baseUrl}`)
}
