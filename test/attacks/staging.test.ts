// The folder for temporary files is shared with other users of the machine: none of them can be in the way of uploads, or have other files removed.
import { existsSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { withStaging } from '../../server/media/staging.ts'
import { sweepMedia } from '../../server/jobs/sweep.ts'
import { picture, uploaded } from '../support/media.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { staging } = server.context.config.media

describe('the folders where uploads wait', () => {
  it('are there although somebody else has taken the path that can be guessed', async () => {
    writeFileSync(staging, 'Taken.')
    expect((await uploaded(server, await picture(20, 20))).id).toBeGreaterThan(0)
  })

  it('have a random name each, and are open to this user alone', async () => {
    const names = await Promise.all(
      [1, 2].map(() =>
        withStaging(staging, async (folder) => {
          expect(statSync(folder).mode & 0o777).toBe(0o700)
          return basename(folder)
        }),
      ),
    )
    expect(new Set(names).size).toBe(2)
    for (const name of names) expect(name).toMatch(/-[A-Za-z0-9]{6}$/)
  })

  it('are not swept through a link that somebody else has put there', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))
    writeFileSync(join(elsewhere, 'kept'), 'Kept.')
    symlinkSync(elsewhere, `${staging}-linked`)
    await sweepMedia({ ...server.context, now: () => new Date('2990-01-01') })
    expect(existsSync(join(elsewhere, 'kept'))).toBe(true)
  })
})
