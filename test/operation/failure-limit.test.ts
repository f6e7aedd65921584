// The memory use of the failure limit.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from '@jest/globals'
import type { Count } from '#server/db/shared-counts.ts'
import { FailureLimit } from '#server/users/failure-limit.ts'

/** No counts of other processes. */
const alone = () => Promise.resolve(new Map<string, Count>())
const fails = () => Promise.resolve(undefined)

function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  return process.memoryUsage().heapUsed
}

it('uses as little memory for long names as for short ones', async () => {
  const limit = new FailureLimit({ rateLimit: true }, 'sign-in', alone)
  const before = usedBytes()
  for (let n = 0; n < 4000; n++) await limit.attempt([{ of: [Buffer.alloc(11_000, `${n} `).toString('latin1')], max: 2 }], fails)
  expect(usedBytes() - before).toBeLessThan(8 * 1024 * 1024)
  // It does count them.
  const again = [{ of: [Buffer.alloc(11_000, '0 ').toString('latin1')], max: 2 }]
  await limit.attempt(again, fails)
  await expect(limit.attempt(again, fails)).rejects.toMatchObject({ status: 429, code: 'rest_too_many_requests' })
})

it('does not count an attempt whose check throws', async () => {
  const limit = new FailureLimit({ rateLimit: true }, 'sign-in', alone)
  const allowances = [{ of: ['x'], max: 1 }]
  for (let n = 0; n < 3; n++)
    await expect(limit.attempt(allowances, () => Promise.reject(new Error('The database is gone.')))).rejects.toThrow('gone')
  expect(await limit.attempt(allowances, () => Promise.resolve('found'))).toBe('found')
})
