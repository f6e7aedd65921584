// Words that tests search for.
import { randomUUID } from 'node:crypto'

/** A word that nothing else in the database has. */
export function newWord(): string {
  return `w${randomUUID().replaceAll('-', '').slice(0, 12)}`
}
