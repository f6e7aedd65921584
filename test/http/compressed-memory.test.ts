// The memory that kept compressed bodies take, in a process of its own: the garbage of a worker takes seconds to collect.
import { execFileSync } from 'node:child_process'
import { expect, it } from '@jest/globals'

const COUNT = 500

/** Each body takes about 900 bytes when compressed. Prints what two rounds of sending all of them leave behind. */
const program = `
  import { randomBytes } from 'node:crypto'
  import { setImmediate } from 'node:timers/promises'
  import { encode } from './server/http/content-encoding.ts'
  const items = Array.from({ length: ${COUNT} }, () => Buffer.from(randomBytes(750).toString('hex')))
  async function bufferBytes() {
    // What has been compressed in this turn of the event loop is still in use, and memory is given back a little later.
    for (let round = 0; round < 3; round++) {
      await setImmediate()
      gc()
    }
    return process.memoryUsage().arrayBuffers
  }
  async function send() {
    for (const item of items) await encode(item, 'gzip')
    return bufferBytes()
  }
  const before = await bufferBytes()
  console.log((await send()) - before, (await send()) - before)
`

it('is that of the bytes, of bodies that are sent again', () => {
  const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program], { encoding: 'utf8' })
  const [first, second] = output.split(' ').map(Number)
  expect(first).toBeLessThan(COUNT * 300)
  expect(second).toBeGreaterThan(COUNT * 600)
  expect(second).toBeLessThan(COUNT * 1500)
})
