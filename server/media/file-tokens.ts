// Adds tokens to the URLs of non-public files in responses to users, because browsers send no credentials when they load an image.
// Tokens are only in the response: they are never stored, cached or sent to others.
import type { Context } from '../context.ts'
import { filePathsIn, addFileTokensToJson } from '../engine/preview-files.ts'
import { tokenOfUser } from '../engine/preview-tokens.ts'
import { UPLOADS } from '../storage/storage.ts'
import { MINUTE_MS } from '../durations.ts'
import type { Caller } from '../users/caller.ts'
import type { Db } from '../db/schema.ts'
import { findReadableFiles } from './library-store.ts'
import { findOriginals } from './variant-store.ts'
import { readVariantAddress } from './variants.ts'

/** An editor may be open for a day. URLs stay the same within a period. */
const PERIOD_MS = 12 * 60 * MINUTE_MS
/** The maximum number of URLs with tokens in a response. */
const MAX_FILES = 10_000

/** The maximum number of images with variants in a response. */
const MAX_IDS = 1_000

/** Whether JSON may have URLs of this site's files. */
export const mayShowFiles = (json: Buffer): boolean => json.includes(UPLOADS)

/** Returns the same buffer if it shows no such file. */
export async function withTokensOf(
  { user, can }: Caller,
  json: Buffer,
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
): Promise<Buffer> {
  if (!user) return json
  const text = json.toString()
  const paths = [...filePathsIn(text, config)].slice(0, MAX_FILES).map((path) => [path, tryDecode(path)] as const)
  const originals = await originalPaths(
    db,
    paths.flatMap(([, path]) => path ?? []),
  )
  const files = await findReadableFiles(db, [...new Set(originals.values())], { user, can })
  const tokens = new Map<string, string>()
  for (const [written, path] of paths) {
    const file = files.get(originals.get(path ?? '') ?? '')
    if (file && !file.isPublic) tokens.set(written, await tokenOfUser(db, { user: user.id, item: file.mediaId }, now(), PERIOD_MS))
  }
  return tokens.size ? Buffer.from(addFileTokensToJson(text, (path) => tokens.get(path), config)) : json
}

/** Returns the path of the file that decides who may read the file at each path: for a variant of an image, that of the image. */
async function originalPaths(db: Db, paths: readonly string[]): Promise<Map<string, string>> {
  const addresses = new Map(paths.map((path) => [path, readVariantAddress(path)]))
  const ids = new Set([...addresses.values()].flatMap((address) => address?.id ?? []))
  const originals = await findOriginals(db, [...ids].slice(0, MAX_IDS))
  return new Map([...addresses].map(([path, address]) => [path, (address && originals.get(address.id)?.file.path) ?? path]))
}

/** Returns undefined for invalid percent-encoding, and for NUL, which PostgreSQL rejects. */
function tryDecode(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
