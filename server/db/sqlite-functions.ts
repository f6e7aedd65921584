// SQL functions that SQLite lacks. Indexes and triggers use some of them, so every connection must register them.
import type Sqlite from 'better-sqlite3'
import { collationKey } from './collation.ts'

export function addFunctions(sqlite: Sqlite.Database): void {
  const define = (name: string, of: (...values: unknown[]) => unknown): unknown =>
    sqlite.function(name, { deterministic: true, varargs: true }, of)
  define('fold', (text) => (typeof text === 'string' ? text.toLowerCase() : text))
  define('nfc', (text) => (typeof text === 'string' ? text.normalize() : text))
  define('collation_key', (text, language) => (typeof text === 'string' ? collationKey(text, String(language)) : text))
  const wordsOf = lastParsed()
  for (const [name, quantifier] of [
    ['all_in', 'every'],
    ['any_in', 'some'],
  ] as const)
    define(name, (words, ...texts) => {
      const read = texts.map(searchable)
      return Number(wordsOf(String(words))[quantifier]((word) => read.some((text) => text.includes(word))))
    })
}

const searchable = (text: unknown): string => (typeof text === 'string' ? text.normalize().toLowerCase() : '')

/** Cached, as a query passes the same words for every row. */
function lastParsed(): (json: string) => string[] {
  let last = '[]'
  let words: string[] = []
  return (json) => {
    if (json !== last) [last, words] = [json, (JSON.parse(json) as string[]).map(searchable)]
    return words
  }
}
