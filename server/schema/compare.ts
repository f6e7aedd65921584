// Compares the contract of a site with that of an earlier version of its declarations, as the contract of the service is compared with that of
// the last release.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from '../config/env.ts'
import { documents } from '../namespaces/documents.ts'
import { openSite } from '../namespaces/open-site.ts'
import { changesBetween } from './oasdiff.ts'
import type { Change } from './oasdiff.ts'

/** `earlier` is a folder, or a revision of the Git repository that the folder of the site is in. Throws a ConfigError if it is neither. */
export async function compareSites(earlier: string, siteDir: string): Promise<(Change & { namespace: string })[]> {
  const folder = mkdtempSync(join(tmpdir(), 'content-service-compare-'))
  try {
    const before = await openSite(existsSync(earlier) ? earlier : checkOut(earlier, siteDir, join(folder, 'site')))
    const after = await openSite(siteDir)
    return Object.values(documents).flatMap(({ document: name }) => {
      const texts = [before, after].map(({ contract }) => JSON.stringify(contract.document(name)))
      if (texts[0] === texts[1]) return []
      const [former = '', current = ''] = texts.map((text, index) => {
        const file = join(folder, `${name}-${index}.json`)
        writeFileSync(file, text)
        return file
      })
      return changesBetween(former, current).map((change) => ({ namespace: name, ...change }))
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes the folder of the site as it was in a revision. It may not have been there. */
function checkOut(revision: string, siteDir: string, to: string): string {
  mkdirSync(to)
  const git = (...args: string[]): Buffer =>
    execFileSync('git', ['-C', siteDir, ...args], { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 100_000_000 })
  const commit = commitOf(revision, git)
  const names = git('ls-tree', '-r', '--name-only', '-z', commit, '.').toString().split('\0')
  for (const name of names.filter((one) => /^[^/]+\/[^/]+\.ya?ml$/.test(one))) {
    mkdirSync(join(to, name, '..'), { recursive: true })
    writeFileSync(join(to, name), git('show', `${commit}:./${name}`))
  }
  return to
}

function commitOf(revision: string, git: (...args: string[]) => Buffer): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).toString().trim()
  } catch {
    throw new ConfigError(`"${revision}" is neither a folder nor a revision of the Git repository of the site.`)
  }
}
