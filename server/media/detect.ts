// Detects the type of a file from its content alone.
import { createReadStream } from 'node:fs'
import { SVG, extensionNameOf } from './types.ts'

/** Returns `text/plain` for texts; undefined for unknown types and for markup, which browsers might execute. */
export async function detectType(source: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(source)
  if (found && !/\bxml\b/.test(found.mime)) return extensionNameOf(found.mime)
  if (!(await isText(source))) return undefined
  const head = await startOf(source)
  if (isMarkup(head)) return /<svg[\s>]/i.test(head) ? SVG : undefined
  return 'text/plain'
}

const HEAD_BYTES = 64 * 1024

async function startOf(source: string): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of createReadStream(source, { end: HEAD_BYTES - 1 })) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

function isMarkup(head: string): boolean {
  return /^[\s\ufeff]*<[a-z!?/%]/i.test(head)
}

/** Whether the bytes are UTF-8 without control characters. */
async function isText(source: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of createReadStream(source)) if (hasControls(decoder.decode(piece as Buffer, { stream: true }))) return false
    decoder.decode()
    return true
  } catch {
    return false
  }
}

function hasControls(text: string): boolean {
  return /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]/.test(text)
}
