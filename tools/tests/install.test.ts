// The installation of a fresh clone: package-lock.json is complete, and `npm ci` prints no warnings.
import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from '@jest/globals'

/** Raise it deliberately. What only checks need belongs to tools/. */
const MAX_PACKAGES = 568

interface Entry {
  version?: string
  resolved?: string
  license?: string
  dev?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }

const folder = mkdtempSync(join(tmpdir(), 'install-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `npm ci` as far as possible without a network, and returns its output. */
async function cleanInstall(description: string): Promise<{ stdout: string; stderr: string }> {
  copyFileSync('package-lock.json', join(folder, 'package-lock.json'))
  copyFileSync('.npmrc', join(folder, '.npmrc'))
  writeFileSync(join(folder, 'package.json'), description)
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')))
  return promisify(execFile)('npm', ['ci', '--dry-run', '--offline', '--cache', join(folder, 'cache')], { cwd: folder, env })
}

/** Returns the entry to which a dependency of a package resolves: its own, or one of an enclosing package. */
function entryFor(dependency: string, dependent: string): Entry | undefined {
  const own = packages[[dependent, 'node_modules', dependency].filter(Boolean).join('/')]
  if (own || !dependent) return own
  return entryFor(dependency, dependent.slice(0, Math.max(dependent.lastIndexOf('/node_modules/'), 0)))
}

describe('package-lock.json', () => {
  it('has an entry for every dependency, also for those of other platforms', () => {
    const missing = Object.entries(packages).flatMap(([dependent, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((dependency) => !entryFor(dependency, dependent))
        .map((dependency) => `${dependent} needs ${dependency}`),
    )
    expect(Object.keys(packages).length).toBeGreaterThan(100)
    expect(missing).toEqual([])
  })

  it.each(['package-lock.json', 'tools/package-lock.json', 'tools/postgres/package-lock.json'])(
    'does not contain URLs of a registry: %s',
    (file) => {
      const locked = (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }).packages
      expect(Object.keys(locked).filter((name) => locked[name]?.resolved)).toEqual([])
    },
  )

  it('installs few packages', () => {
    const installed = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')) as { packages: object }
    expect(Object.keys(installed.packages).length).toBeLessThanOrEqual(MAX_PACKAGES)
  })

  it('brings along Node itself, not the second copy with 67 MB of headers that its package installs', () => {
    expect(existsSync('node_modules/node/package.json')).toBe(true)
    expect(existsSync('node_modules/node/node_modules')).toBe(false)
  })
})

describe('the notice about licenses', () => {
  const isCopyleft = ({ license = '', dev = false }: Entry): boolean => !dev && /GPL|MPL|EPL/.test(license)
  const names = Object.keys(packages)
    .filter((name) => isCopyleft(packages[name] ?? {}))
    .map((name) => name.slice(name.lastIndexOf('node_modules/') + 'node_modules/'.length))
  const projects = [...new Set(names.map((name) => (name.startsWith('@img/sharp') ? 'libvips' : name)))]

  it.each(['LICENSE', 'README.md'])('names every copyleft dependency of the server: %s', (file) => {
    expect(projects).toContain('libvips')
    const text = readFileSync(file, 'utf8')
    expect(projects.filter((name) => !text.includes(name))).toEqual([])
  })
})

describe('npm ci', () => {
  it('accepts package.json and package-lock.json', async () => {
    expect((await cleanInstall(readFileSync('package.json', 'utf8'))).stdout).toMatch(/^added \d{3,4} packages/m)
  }, 60_000)

  it('does not warn about a Node version that only runs npm', async () => {
    const engines = { ...(JSON.parse(readFileSync('package.json', 'utf8')) as object), engines: { node: '>=99' } }
    expect((await cleanInstall(JSON.stringify(engines))).stderr).toBe('')
  }, 60_000)
})
