// The memory that kept compressed bodies take, in a process of its own: the garbage of a worker takes seconds to collect.
import { execFileSync } from 'node:child_process'
import { expect, it } from '@jest/globals'

const COUNT = 500

const program = `
  import { setImmediate } from 'node:timers/promises'
  import { encode } from './server/http/content-encoding.ts'
  const items = Array.from({ length: ${COUNT} }, (_none, index) => Buffer.alloc(1500, \`{"id":\${index},"title":"Lantern"},\`))
  async function bufferBytes() {
    // What has been compressed in this turn of the event loop is still in use, and memory is given back a little later.
    for (let round = 0; round < 3; round++) {
      await setImmediate()
      gc()
    }
    return process.memoryUsage().arrayBuffers
  }
  const before = await bufferBytes()
  const kept = await Promise.all(items.map((item) => encode(item, 'gzip')))
  console.log(kept.filter(({ encoding }) => encoding === 'gzip').length, (await bufferBytes()) - before)
`

it('is that of the bytes', () => {
  const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program], { encoding: 'utf8' })
  const [kept, bytes] = output.split(' ').map(Number)
  expect(kept).toBe(COUNT)
  expect(bytes).toBeLessThan(COUNT * 1024)
})
