// Exports of a whole site to a folder, and their imports.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { countWrong, maintainedData } from '#server/db/maintained-data.ts'
import { isPostgres } from '../support/database.ts'
import { randomSite } from '../support/random-site.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { newPlace } from '../support/site-places.ts'
import type { SitePlace } from '../support/site-places.ts'

const SEED = Number(process.env['SITE_SEED'] ?? Date.now() % 2 ** 31)
const EVERYTHING = ['--revisions', '--secrets']

const source = await newPlace()
const server = await sharedServer(source.env)
const site = randomSite(server)

beforeAll(async () => {
  await site.fill(SEED, 80)
  await site.change(SEED, 60)
})

let exports = 0

/** Exports the site at a place, and returns the folder. */
async function exported({ run, folder }: SitePlace, ...options: string[]): Promise<string> {
  const target = join(folder, `export-${++exports}`)
  expect(await run('export', target, ...options)).toMatchObject({ code: 0, stderr: '' })
  return target
}

async function imported({ run }: SitePlace, folder: string): Promise<void> {
  expect(await run('import', folder)).toMatchObject({ code: 0, stderr: '' })
}

/** Every file of a folder, by its path. */
function contentOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile())
  return Object.fromEntries(paths.toSorted().map((path) => [path, readFileSync(join(folder, path), 'latin1')]))
}

async function expectSame(folder: string, other: string): Promise<void> {
  const [one, two] = [contentOf(folder), contentOf(other)]
  expect({ seed: SEED, files: Object.keys(two) }).toEqual({ seed: SEED, files: Object.keys(one) })
  for (const [path, text] of Object.entries(one)) expect({ seed: SEED, path, text: two[path] }).toEqual({ seed: SEED, path, text })
}

describe('export to a folder', () => {
  it('writes the same bytes for the same state', async () => {
    await expectSame(await exported(source, ...EVERYTHING), await exported(source, ...EVERYTHING))
  })

  it.each([
    ['everything', EVERYTHING],
    ['without revisions and secrets', []],
  ])('becomes the same site in an empty database: %s', async (_name, options) => {
    const first = await exported(source, ...options)
    const target = await newPlace()
    await imported(target, first)
    await expectSame(first, await exported(target, ...options))
  })

  it('moves a site to another database and back', async () => {
    const first = await exported(source, ...EVERYTHING)
    const [between, back] = [await newPlace('sqlite'), await newPlace()]
    await imported(between, first)
    const second = await exported(between, ...EVERYTHING)
    await imported(back, second)
    await expectSame(first, second)
    await expectSame(first, await exported(back, ...EVERYTHING))
  })

  it('gives later folders with what has changed, which lead to the same site', async () => {
    const first = await exported(source, ...EVERYTHING)
    const target = await newPlace()
    await imported(target, first)
    let last = first
    for (const round of [1, 2, 3]) {
      await site.change(SEED + round, 40)
      const { cursor } = JSON.parse(readFileSync(join(last, 'manifest.json'), 'utf8')) as { cursor: string }
      last = await exported(source, ...EVERYTHING, '--since', cursor)
      await imported(target, last)
      await expectSame(await exported(source, ...EVERYTHING), await exported(target, ...EVERYTHING))
    }
  })
})

export type { TestServer }
void [existsSync, countWrong, maintainedData, isPostgres, startServer]
