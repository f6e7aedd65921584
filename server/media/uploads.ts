// Files of the uploads: under which names they are kept, and how they come and go so that none is ever left over.
import { createWriteStream } from 'node:fs'
import { join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { uniqueSlug } from '../rendering/unique-slug.ts'
import type { Context } from '../context.ts'
import { asciiLetters } from '../rendering/slug.ts'
import { forgetFiles, reserveFiles, takenPaths } from './store.ts'
import type { NewFile } from './store.ts'
import { typeOfEnding } from './types.ts'

/** A local file that is to be kept. */
export interface Part extends Omit<NewFile, 'path'> {
  source: string
  /** Of the name, with the dot. */
  ending: string
}

/** Where the uploads are served, below the address of the service. */
export const UPLOADS = '/cms-content/uploads'

/** File systems take 255, of which measures and ending need some. */
const MAX_NAME_BYTES = 200

/** The folder of a date. */
export function monthOf(date: string): string {
  return `${date.slice(0, 4)}/${date.slice(5, 7)}`
}

/** The name of a stored file without its ending. */
export function stemOf(path: string): string {
  return posix.parse(path).name
}

/** The name that a file is kept under, without its ending: letters, digits and a few signs; never a path, never hidden. */
export function plainStem(name: string): string {
  const plain = asciiLetters(stemOf(posix.basename(name.replaceAll('\\', '/'))))
    .replace(SIGNS, '')
    .replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')
    .replace(/-+/g, '-')
    .replace(/\.+/g, '.')
    .replace(/^[._-]+|[.-]+$/g, '')
  return cutTo(MAX_NAME_BYTES, withoutEndings(plain)) || 'file'
}

/** What is dropped; other signs become hyphens. */
const SIGNS = /[?[\]/\\=<>:;,'"&$#*()|~`!{}%+’«»”“]/g

/** What looks like the ending of a file that is not accepted, before the last one, is kept from being taken for one. */
function withoutEndings(stem: string): string {
  const [first = '', ...parts] = stem.split('.')
  return [first, ...parts.map((part) => (/^[a-z]{2,5}\d?$/i.test(part) && !typeOfEnding(part.toLowerCase()) ? `${part}_` : part))].join('.')
}

function cutTo(mostBytes: number, text: string): string {
  let result = ''
  for (const character of text) {
    if (Buffer.byteLength(result + character) > mostBytes) break
    result += character
  }
  return result
}

export function uploadUrl(baseUrl: string, path: string): string {
  return `${baseUrl}${UPLOADS}/${path.split('/').map(encodeURIComponent).join('/')}`
}

/**
 * Keeps the files under free names and gives these back. Their paths are in the database before the files are
 * in the storage, so that what is never claimed by an item can be told and cleared away.
 */
export async function keepFiles(context: Context, month: string, stem: string, parts: readonly Part[]): Promise<NewFile[]> {
  const { db, storage, now } = context
  const occupied = new Set<string>()
  for (;;) {
    const free = await uniqueSlug(stem, takenStems, { from: 1 })
    const files = filesFor(free)
    if (!(await reserveFiles(db, files, now().toISOString()))) continue
    if (await putAll(files)) return files
    // A file that nobody has told the database of.
    occupied.add(free)
  }

  function filesFor(name: string): NewFile[] {
    const used = new Set<string>()
    return parts.map(({ source: _source, ending, ...part }) => {
      const measures = part.size === 'full' ? '' : `-${part.width}x${part.height}`
      // Two renditions of one picture may have the same measures.
      const distinct = used.has(measures) ? `${measures}-${part.size}` : measures
      used.add(distinct)
      return { ...part, path: `${month}/${name}${distinct}${ending}` }
    })
  }

  async function takenStems(candidates: string[]): Promise<Set<string>> {
    const pathsOf = new Map(candidates.map((candidate) => [candidate, filesFor(candidate).map(({ path }) => path)]))
    const taken = await takenPaths(db, [...pathsOf.values()].flat())
    return new Set(candidates.filter((candidate) => occupied.has(candidate) || pathsOf.get(candidate)?.some((path) => taken.has(path))))
  }

  /** All of them or none. */
  async function putAll(files: readonly NewFile[]): Promise<boolean> {
    const put: string[] = []
    try {
      for (const [index, { path, mime_type }] of files.entries()) {
        if (!(await storage.put(path, parts[index]?.source ?? '', mime_type))) return false
        put.push(path)
      }
      return true
    } finally {
      if (put.length < files.length) {
        for (const path of put) await storage.remove(path)
        await forgetFiles(
          db,
          files.map(({ path }) => path),
        )
      }
    }
  }
}

/** Copies a file of the storage into a folder of this machine and gives its place there. */
export async function fetchFile({ storage }: Context, path: string, folder: string): Promise<string> {
  const source = join(folder, 'stored')
  await pipeline(await storage.read(path), createWriteStream(source))
  return source
}

/** Removes files that belong to no item. */
export async function discardFiles({ db, storage }: Context, paths: readonly string[]): Promise<void> {
  for (const path of paths) await storage.remove(path)
  await forgetFiles(db, paths)
}
