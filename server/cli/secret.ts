// Reads a secret from standard input: prompts without echo in a terminal, otherwise reads piped input.
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'

export async function readSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  process.stderr.write(`${question}: `)
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true })
  const secret = await terminal.question('').finally(() => terminal.close())
  process.stderr.write('\n')
  return secret
}
