// The memory that kept compressed bodies take.
import { setFlagsFromString } from 'node:v8'
import { setImmediate } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { expect, it } from '@jest/globals'
import { encode } from '#server/http/content-encoding.ts'

const COUNT = 500
const items = Array.from({ length: COUNT }, (_none, index) => Buffer.alloc(1500, `{"id":${index},"title":"Lantern"},`))

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

it('is that of the bytes', async () => {
  const before = await bufferBytes()
  await Promise.all(items.map(async (item) => encode(item, 'gzip')))
  expect((await bufferBytes()) - before).toBeLessThan(COUNT * 1024)
})
