// The release script, in a copy of the checkout: nothing is published.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { copyOfCheckout } from '../guides/guide.ts'

const copy = copyOfCheckout()
afterAll(() => rmSync(copy, { recursive: true }))

const git = (...given: string[]): string =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.org', ...given], { cwd: copy, encoding: 'utf8' })

function release(version: string): { code: number; output: string } {
  try {
    return {
      code: 0,
      output: execFileSync(process.execPath, ['scripts/release.ts', version], { cwd: copy, encoding: 'utf8', stdio: 'pipe' }),
    }
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string }
    return { code: status, output: stderr }
  }
}

describe('npm run release', () => {
  it('requires a version, committed changes and a section in the changelog', () => {
    expect(release('next').output).toContain('Pass the version to release')
    git('init', '--quiet')
    expect(release('9.8.7').output).toContain('not committed')
    writeFileSync(join(copy, '.gitignore'), 'node_modules\ndist/\n')
    git('add', '.')
    git('commit', '--quiet', '--message', 'All')
    expect(release('9.8.7').output).toContain('CHANGELOG.md has no section')
  })

  it('sets the version, dates the changelog and packs both packages', () => {
    const changelog = readFileSync(join(copy, 'CHANGELOG.md'), 'utf8')
    writeFileSync(join(copy, 'CHANGELOG.md'), changelog.replace('# Changelog\n', '# Changelog\n\n## [9.8.7] - unreleased\n'))
    git('commit', '--quiet', '--all', '--message', 'Changelog')
    const { code, output } = release('9.8.7')
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringContaining('npm publish dist/content-service-server-9.8.7.tgz'),
    })
    for (const name of ['content-service', 'content-service-server']) expect(existsSync(join(copy, `dist/${name}-9.8.7.tgz`))).toBe(true)
    expect(readFileSync(join(copy, 'CHANGELOG.md'), 'utf8')).toMatch(/^## \[9\.8\.7\] - \d{4}-\d\d-\d\d$/m)
    expect(readFileSync(join(copy, 'package.json'), 'utf8')).toContain('"version": "9.8.7"')
  }, 180_000)
})
