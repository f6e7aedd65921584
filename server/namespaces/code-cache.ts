// Runs code that was compiled at another start: the code that V8 made of it is kept beside it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

const CHECKSUM_BYTES = 4

/** Returns the value of the code. `file` is the name of its file, which need not be there. */
export function runCached(code: string, file: string): unknown {
  const cache = `${file}.cache`
  const cachedData = readCache(cache)
  const script = new Script(code, { filename: file, ...(cachedData && { cachedData }) })
  const value: unknown = script.runInThisContext()
  if (!cachedData || script.cachedDataRejected) writeCache(cache, script.createCachedData())
  return value
}

/** V8 finds out that another version made the data, but not that they are damaged. */
function readCache(cache: string): Buffer | undefined {
  if (!existsSync(cache)) return undefined
  const content = readFileSync(cache)
  const data = content.subarray(CHECKSUM_BYTES)
  return content.length > CHECKSUM_BYTES && content.readUInt32BE() === crc32(data) ? data : undefined
}

function writeCache(cache: string, data: Buffer): void {
  const checksum = Buffer.alloc(CHECKSUM_BYTES)
  checksum.writeUInt32BE(crc32(data))
  try {
    writeFileSync(cache, Buffer.concat([checksum, data]))
  } catch {
    // The folder is missing or read-only.
  }
}
