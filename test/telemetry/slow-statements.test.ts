// The log of slow statements.
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { makePost } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import { silentLog } from '../worker/silent-log.ts'

interface Line {
  operation?: string
  sql: string
  ms: number
}

/** Collects the slow statements of a log. */
function collected() {
  const lines: Line[] = []
  const warn = (line: Line, message: string): void => void (message === 'slow statement' && lines.push(line))
  return { lines, log: Object.assign(Object.create(silentLog) as typeof silentLog, { warn }) }
}

/** Lets 10 ms pass between any two looks at the clock. */
function slowDown(): void {
  let time = performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => (time += 10))
}

afterEach(() => void jest.restoreAllMocks())

describe('SLOW_STATEMENT_MS', () => {
  it('logs statements that take longer, with their operation and without values', async () => {
    const { lines, log } = collected()
    const server = await startServer({ SLOW_STATEMENT_MS: '10' }, { log })
    try {
      await makePost(server.as.editor, { title: 'quick words' })
      slowDown()
      await makePost(server.as.editor, { title: 'secret words' })
      jest.restoreAllMocks()
      expect(lines).toContainEqual({
        operation: 'createPost',
        sql: expect.stringMatching(/^insert into "content"/),
        ms: expect.any(Number),
      })
      expect(JSON.stringify(lines)).not.toMatch(/secret|quick/)
      expect(lines.every(({ ms }) => ms >= 10)).toBe(true)
    } finally {
      await server.close()
    }
  })

  it('is off by default, and then nothing is observed', async () => {
    const server = await startServer()
    try {
      expect(server.context.observer).toBeUndefined()
    } finally {
      await server.close()
    }
  })
})
