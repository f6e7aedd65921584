// The progress of long commands, in a terminal and in a log.
import { describe, expect, it } from '@jest/globals'
import { createProgress, formatProgress } from '#server/cli/progress.ts'

function fakeStream(isTTY: boolean) {
  const lines: string[] = []
  return { lines, stream: { isTTY, write: (line: string) => lines.push(line) } as unknown as NodeJS.WriteStream }
}

describe('progress', () => {
  it('shows the rate and the time that is left', () => {
    expect(formatProgress(3000, 9000, 2)).toBe('3000 of 9000 items, 1500 a second, 4 seconds left')
    expect(formatProgress(9000, 9000, 6)).toBe('9000 of 9000 items, 1500 a second')
    expect(formatProgress(200, undefined, 2)).toBe('200 items, 100 a second')
  })

  it('updates one line in a terminal, and ends it when everything is done', () => {
    const { lines, stream } = fakeStream(true)
    const progress = createProgress(stream)
    progress('Importing', 1, 2)
    progress('Importing', 2, 2)
    expect(lines).toEqual([expect.stringMatching(/^\r.*Importing: 2 of 2 items.*\n$/)])
  })

  it('prints nothing for short commands in a log', () => {
    const { lines, stream } = fakeStream(false)
    const progress = createProgress(stream)
    for (let done = 1; done <= 1000; done++) progress('Importing', done, 1000)
    expect(lines).toEqual([])
  })
})
