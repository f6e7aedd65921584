// Names, stores and removes uploaded files.
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { findUniqueSlug } from '../rendering/unique-slug.ts'
import type { Context } from '../context.ts'
import { toAscii } from '../rendering/slug.ts'
import { UPLOADS } from '../storage/storage.ts'
import { findFilesOf, forgetFiles, markUnclaimed, reserveFiles, storedPath, takenPaths } from './store.ts'
import type { LeftFile, NewFile } from './store.ts'
import { typeOfExtension } from './types.ts'
import { discardVariants } from './variant-removal.ts'
import { findVariantPaths } from './variant-store.ts'

/** A local file to store. */
export interface Part extends Omit<NewFile, 'path'> {
  source: string
  /** The file extension, with the dot. */
  extension: string
}

/** File systems allow 255 bytes; dimensions and extension need some of them. */
const MAX_NAME_BYTES = 200

/** Returns the folder for a date. */
export function monthOf(date: string): string {
  return `${date.slice(0, 4)}/${date.slice(5, 7)}`
}

/** Returns the name of a stored file without its extension. */
export function stemOf(path: string): string {
  return posix.parse(path).name
}

/** Returns a safe file name without extension: letters, digits and a few signs, never a path or a hidden file. */
export function plainStem(name: string): string {
  const plain = toAscii(stemOf(posix.basename(name.replaceAll('\\', '/'))))
    .replace(SIGNS, '')
    .replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')
    .replace(/-+/g, '-')
    .replace(/\.+/g, '.')
    .replace(/^[._-]+|[.-]+$/g, '')
  return cutTo(MAX_NAME_BYTES, withoutInnerExtensions(plain)) || 'file'
}

/** Characters that are removed; others become hyphens. */
const SIGNS = /[?[\]/\\=<>:;,'"&$#*()|~`!{}%+’«»”“]/g

/** Appends `_` to inner extensions of types that are not accepted, so that servers do not act on them. */
function withoutInnerExtensions(stem: string): string {
  const [first = '', ...parts] = stem.split('.')
  return [first, ...parts.map((part) => (/^[a-z]{2,5}\d?$/i.test(part) && !typeOfExtension(part.toLowerCase()) ? `${part}_` : part))].join(
    '.',
  )
}

function cutTo(maxBytes: number, text: string): string {
  let result = ''
  for (const character of text) {
    if (Buffer.byteLength(result + character) > maxBytes) break
    result += character
  }
  return result
}

export function uploadUrl(baseUrl: string, path: string): string {
  return `${baseUrl}${UPLOADS}/${path.split('/').map(encodeURIComponent).join('/')}`
}

/**
 * Stores the files under free names and returns them. Their paths are recorded in the database before the files are
 * stored, so that files that no item claims can be found and removed.
 */
export async function storeFiles(context: Context, month: string, stem: string, parts: readonly Part[]): Promise<NewFile[]> {
  const { db, now } = context
  const occupied = new Set<string>()
  for (;;) {
    const free = await findUniqueSlug(stem, takenStems, { from: 1 })
    const files = filesFor(free)
    if (!(await reserveFiles(db, files, now().toISOString()))) continue
    if (await putAll(context, files, parts)) return files
    // The storage has a file that the database does not know.
    occupied.add(free)
  }

  function filesFor(name: string): NewFile[] {
    const used = new Set<string>()
    return parts.map(({ source: _source, extension, ...part }) => {
      const measures = part.size === 'full' ? '' : `-${part.width}x${part.height}`
      // Two renditions of one image may have the same dimensions.
      const distinct = used.has(measures) ? `${measures}-${part.size}` : measures
      used.add(distinct)
      return { ...part, path: `${month}/${name}${distinct}${extension}` }
    })
  }

  async function takenStems(candidates: string[]): Promise<Set<string>> {
    const pathsOf = new Map(candidates.map((candidate) => [candidate, filesFor(candidate).map(({ path }) => path)]))
    const taken = await takenPaths(db, [...pathsOf.values()].flat())
    return new Set(candidates.filter((candidate) => occupied.has(candidate) || pathsOf.get(candidate)?.some((path) => taken.has(path))))
  }
}

/** Stores the replacements of a file, under names that no upload has. */
export async function storeBeside(context: Context, path: string, parts: readonly Part[]): Promise<NewFile[]> {
  const name = `${path}.${randomBytes(12).toString('hex')}`
  const files = parts.map(({ source: _source, extension: _extension, ...part }) => ({ ...part, path: `${name}.${part.size}` }))
  const isStored = (await reserveFiles(context.db, files, context.now().toISOString())) && (await putAll(context, files, parts))
  if (!isStored) throw new Error(`The storage has a file with the random name ${name}.`)
  return files
}

/** Stores all files or none. */
async function putAll({ db, storage }: Context, files: readonly NewFile[], parts: readonly Part[]): Promise<boolean> {
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

/** Copies a stored file to a local folder and returns its path. */
export async function fetchFile({ storage }: Context, path: string, folder: string): Promise<string> {
  const source = join(folder, 'stored')
  await pipeline(await storage.read(path), createWriteStream(source))
  return source
}

/** Deletes items and their files; `erase` releases the files. */
export async function removingFiles<Result>(
  contentIds: readonly number[],
  context: Context,
  erase: () => Promise<Result>,
): Promise<Result> {
  const files = [...(await findFilesOf(context.db, contentIds)).values()].flat()
  const variants = await findVariantPaths(context.db, contentIds)
  const result = await erase()
  await discardUnclaimed(context, files)
  await discardVariants(context, variants)
  return result
}

/** Removes files that belong to no item. */
export async function discardFiles({ db, storage }: Context, paths: readonly string[]): Promise<void> {
  for (const path of paths) await storage.remove(path)
  await forgetFiles(db, paths)
}

/** Removes files that belong to no item and may have replaced others. */
export const discardLeftFiles = (context: Context, files: readonly LeftFile[]): Promise<void> =>
  discardFiles(context, [...new Set(files.flatMap((file) => [file.path, storedPath(file)]))])

/** Removes the files that no item has. After a commit with an unknown outcome, an item may have them. */
export const discardUnclaimed = async (context: Context, files: readonly Pick<NewFile, 'path'>[]): Promise<void> =>
  discardLeftFiles(
    context,
    await markUnclaimed(
      context.db,
      files.map(({ path }) => path),
    ),
  )
