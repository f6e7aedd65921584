// npm run bench -- --search --database <url>: the processor time of searches as you type, on a large site that `npm run seed` has filled.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quantile } from './measure.ts'
import { ownWord, words } from './scale/rows.ts'
import { served, stopped } from './scale/report.ts'
import type { ServedSite } from './scale/report.ts'

const ROUNDS = 100
const MAX_MS_PER_CASE = 3000
const MAX_LETTERS = 6

/** Each returns the words of another search, of which a part is typed. */
const searches: Readonly<Record<string, (site: ServedSite) => string>> = {
  'a word of all posts': () => words.all,
  'a word of 4 %': () => words.several[0] ?? '',
  'a word of 1 %': () => words.few,
  'a Georgian word of 0.1 %': () => words.georgian,
  'a word of one post': (site) => ownWord(1 + ((site.next() * 7919) % site.size.posts)),
}

/** Searches that are not typed letter by letter. */
const others: Readonly<Record<string, (site: ServedSite) => string>> = {
  'two frequent words': () => `search=${words.all} ${words.short}&match=prefix`,
  'four frequent words': () => `search=${words.all} ${words.several.join(' ')} ${words.short}&match=prefix`,
  'a typing error': () => `search=lantenr&match=prefix`,
  'a word without matches': (site) => `search=zzyx${site.next()}&match=prefix`,
  'a word of all posts, highlights and scores': () => `search=${words.all}&match=prefix&highlight=true&score=true`,
  'a word of all posts, page 90': () => `search=${words.all}&match=prefix&page=90`,
  'two letters, events alone': () => `search=${words.all.slice(0, 2)}&match=prefix&subtype=event`,
}

export async function reportSearches(databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'))
  const site = await served(databaseUrl, folder)
  try {
    console.log('| search | CPU p50, ms | CPU p99, ms | total |\n|---|---|---|---|')
    for (const [name, wordOf] of Object.entries(searches))
      for (let letters = 1; letters <= MAX_LETTERS; letters++)
        await report(site, `${letters} of ${name}`, () => `search=${[...wordOf(site)].slice(0, letters).join('')}&match=prefix`)
    for (const [name, queryOf] of Object.entries(others)) await report(site, name, () => queryOf(site))
    await report(site, 'facets, a word of all posts', () => `search=${words.all}&match=prefix&facets=type,category,post_tag`, '/facets')
  } finally {
    await stopped(site.process)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One request at a time; the first ones do not count. */
async function report(site: ServedSite, name: string, queryOf: () => string, path = ''): Promise<void> {
  const times: number[] = []
  let total = ''
  const until = performance.now() + MAX_MS_PER_CASE
  for (let round = -5; round < ROUNDS && (round < 5 || performance.now() < until); round++) {
    const before = site.mainTime()
    const response = await site.send({ path: `/cms-json/cms/v2/search${path}?${encodeURI(queryOf())}&_=${site.next()}` })
    total = response.headers.get('X-CMS-Total') ?? ''
    if (round >= 0) times.push((site.mainTime() - before) / 1000)
  }
  console.log(`| ${name} | ${quantile(times, 0.5).toFixed(1)} | ${quantile(times, 0.99).toFixed(1)} | ${total} |`)
}
