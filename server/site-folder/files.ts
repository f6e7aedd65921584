// The files of a folder with a site. `SHA256SUMS`, which sha256sum can check, is written last, so a folder without it is incomplete.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, mkdir, readFile, readdir, rm, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export const MANIFEST = 'manifest.json'
export const CHECKSUMS = 'SHA256SUMS'
export const DELETED = 'deleted.jsonl'
export const REVISIONS = 'revisions.jsonl'
export const tableFile = (name: string): string => `tables/${name}.jsonl`
export const mediaFile = (path: string): string => `media/${path}`

/** Of files that are complete, while others are being written. */
const CHECKSUMS_SO_FAR = 'SHA256SUMS.part'

/** The folder cannot be used; the message says why. */
export class SiteFolderError extends Error {}

/** The digests of files, by their path in the folder. */
export type Checksums = ReadonlyMap<string, string>

/** A folder that is being written. */
export interface FolderWriter {
  /** Whether a file is complete. */
  has(path: string): boolean
  /** Writes a file. A killed process leaves none that seems complete. */
  write(path: string, content: AsyncIterable<string | Buffer>): Promise<void>
  /** The same for a text. */
  writeText(path: string, text: string): Promise<void>
  /** Removes a file. */
  remove(path: string): Promise<void>
  /** Removes what an earlier process has written. */
  clear(): Promise<void>
  /** Declares the folder complete. */
  complete(): Promise<void>
}

/** Opens a new folder, or one whose export has been interrupted. */
export async function openFolderWriter(folder: string): Promise<FolderWriter> {
  await mkdir(folder, { recursive: true })
  const soFar = join(folder, CHECKSUMS_SO_FAR)
  const names = await readdir(folder)
  if (names.includes(CHECKSUMS)) throw new SiteFolderError(`${folder} has a complete export. Choose another folder.`)
  if (names.length && !names.includes(CHECKSUMS_SO_FAR))
    throw new SiteFolderError(`${folder} has files that are not those of an export. Choose an empty folder.`)
  await appendFile(soFar, '')
  const done = new Map(parseChecksums(await readFile(soFar, 'utf8')))

  async function write(path: string, content: AsyncIterable<string | Buffer>): Promise<void> {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    const hash = createHash('sha256')
    await pipeline(content, (chunks: AsyncIterable<string | Buffer>) => hashed(chunks, hash), createWriteStream(target, { flush: true }))
    const digest = hash.digest('hex')
    await appendFile(soFar, `${digest}  ${path}\n`)
    done.set(path, digest)
  }

  return {
    has: (path) => done.has(path),
    write,
    writeText: (path, text) => write(path, textAlone(text)),
    async remove(path) {
      done.delete(path)
      await rm(join(folder, path))
    },
    async clear() {
      done.clear()
      for (const name of await readdir(folder))
        if (name !== CHECKSUMS_SO_FAR) await rm(join(folder, name), { recursive: true, force: true })
      await writeFile(soFar, '')
    },
    async complete() {
      const lines = [...done].toSorted(([one], [other]) => compare(one, other)).map(([path, digest]) => `${digest}  ${path}\n`)
      await writeFile(soFar, lines.join(''), { flush: true })
      await rename(soFar, join(folder, CHECKSUMS))
    },
  }
}

/** Reads the checksums of a complete folder. */
export async function readChecksums(folder: string): Promise<{ checksums: Checksums; digest: string }> {
  const text = await readFile(join(folder, CHECKSUMS), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new SiteFolderError(`${folder} has no file ${CHECKSUMS}. Run the export again to complete it.`)
  })
  return { checksums: new Map(parseChecksums(text)), digest: createHash('sha256').update(text).digest('hex') }
}

/** Throws unless the file is the one that was exported. */
export async function assertUndamaged(folder: string, path: string, checksums: Checksums): Promise<void> {
  const digest = await digestOf(createReadStream(join(folder, path))).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (digest !== checksums.get(path))
    throw new SiteFolderError(`${join(folder, path)} is ${digest ? 'not the file that was exported' : 'missing'}. Copy the folder again.`)
}

export async function digestOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

async function* hashed(chunks: AsyncIterable<string | Buffer>, hash: ReturnType<typeof createHash>): AsyncGenerator<string | Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

async function* textAlone(text: string): AsyncGenerator<string> {
  yield text
}

/** Ignores a line that a killed process has not ended. */
function parseChecksums(text: string): [path: string, digest: string][] {
  return [...text.matchAll(/^([0-9a-f]{64}) {2}(.+)\n/gm)].map(([, digest = '', path = '']) => [path, digest])
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
