// The memory that kept compressed bodies take.
import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { expect, it } from '@jest/globals'
import { encode } from '#server/http/content-encoding.ts'

const COUNT = 500
/** Each takes about 900 bytes when compressed. */
const items = Array.from({ length: COUNT }, () => Buffer.from(randomBytes(750).toString('hex')))

async function bufferBytes(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  // What has been compressed in this turn of the event loop is still in use, and memory is given back a little later.
  for (let round = 0; round < 3; round++) {
    await setImmediate()
    collectGarbage()
  }
  return process.memoryUsage().arrayBuffers
}

async function send(): Promise<void> {
  for (const item of items) await encode(item, 'gzip')
}

it('is that of the bytes, of bodies that are sent again', async () => {
  const before = await bufferBytes()
  await send()
  expect((await bufferBytes()) - before).toBeLessThan(COUNT * 300)
  await send()
  const kept = (await bufferBytes()) - before
  expect(kept).toBeGreaterThan(COUNT * 600)
  expect(kept).toBeLessThan(COUNT * 1500)
})
