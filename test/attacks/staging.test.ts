// Other users of the machine share the folder for temporary files: they can neither block uploads nor have other files deleted.
import { existsSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { withStaging } from '#server/media/staging.ts'
import { sweepFiles } from '../support/jobs.ts'
import { createImage, uploaded } from '../support/media.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { staging } = server.context.config.media

describe('the staging folders of uploads', () => {
  it('are created even if another user has taken the predictable path', async () => {
    writeFileSync(staging, 'Taken.')
    expect((await uploaded(server, await createImage(20, 20))).id).toBeGreaterThan(0)
  })

  it('have random names and are accessible to this user only', async () => {
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

  it('are not swept through another user’s symbolic link', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))
    writeFileSync(join(elsewhere, 'kept'), 'Kept.')
    symlinkSync(elsewhere, `${staging}-linked`)
    await sweepFiles({ ...server.context, now: () => new Date('2990-01-01') })
    expect(existsSync(join(elsewhere, 'kept'))).toBe(true)
  })
})
