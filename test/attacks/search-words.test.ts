// Hostile searches for words: no input is an error of the service, and none costs much.
import { describe, expect, it } from '@jest/globals'
import { makePost, newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { statementsDuring } from '../support/statements.ts'

const server = await sharedServer()

/** Up to 1,600 characters. */
const hostile = [
  '"',
  '""',
  '*',
  'a* OR b*',
  'NEAR(a b, 2)',
  'title:a',
  '{title} : a',
  '^a',
  '=a',
  ':post',
  '#1',
  '!post',
  'a AND NOT b',
  "a' | 'b & !c <-> d",
  "'; drop table content; --",
  '\\',
  '\\\'":*',
  '%',
  '_____',
  '-',
  '--',
  '-a',
  '-"',
  '\u0000',
  'a\u0000b',
  '\u202eabc\u202c',
  'שלום عليكم',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'e\u0301'.repeat(700),
  '\u0301'.repeat(1600),
  'x'.repeat(1600),
  '東'.repeat(1600),
  'a '.repeat(800),
  '-a '.repeat(500),
  '"a '.repeat(500),
  Array.from({ length: 300 }, (_none, index) => `w${index}`).join(' '),
  Array.from({ length: 300 }, (_none, index) => `-w${index}`).join(' '),
  'აბგდე'.repeat(300),
]

const paths = (search: string): string[] =>
  ['match=prefix&type=any&highlight=true&score=true', 'match=words'].map((query) => `search?${query}&search=${encodeURIComponent(search)}`)

describe('a hostile search for words', () => {
  it('is never an error of the service', async () => {
    await makePost(server.as.editor, { title: `lighthouse ${newWord()}`, content: '東京都 👩‍👩‍👧‍👦 שלום' })
    for (const search of hostile)
      for (const path of [...paths(search), `search/facets?facets=type,category&search=${encodeURIComponent(search)}`]) {
        const { status } = await fetch(`${server.restRoot}/cms/v2/${path}`)
        expect([search.slice(0, 30), path.slice(0, 30), [200, 400].includes(status)]).toEqual([
          search.slice(0, 30),
          path.slice(0, 30),
          true,
        ])
      }
    for (const malformed of ['%ED%A0%80', '%FF', '%00'])
      expect((await fetch(`${server.restRoot}/cms/v2/search?match=prefix&search=${malformed}`)).status).toBeLessThan(500)
  })

  it('sends few statements to the database', async () => {
    for (const search of hostile)
      for (const path of paths(search)) {
        const statements = await statementsDuring(() => fetch(`${server.restRoot}/cms/v2/${path}`))
        expect([search.slice(0, 30), statements.length < 70]).toEqual([search.slice(0, 30), true])
      }
  })

  it('is refused if it is longer than 1,600 characters, or names too many terms', async () => {
    expect((await fetch(`${server.restRoot}/cms/v2/search?match=prefix&search=${'a'.repeat(1601)}`)).status).toBe(400)
    const terms = Array.from({ length: 11 }, (_none, index) => index + 1).join(',')
    expect((await fetch(`${server.restRoot}/cms/v2/search?match=prefix&search=a&terms=${terms}`)).status).toBe(400)
  })
})
