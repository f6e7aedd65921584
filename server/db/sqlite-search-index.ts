// Writes the search index of SQLite for all items of a transaction at once, which takes half the time of writing it for each of them.
// The index is committed with the items, so it never lacks one, whenever the process is killed.
import type { Statements } from './sqlite-statements.ts'

const DEFER = 'insert into content_search_pending (id) values (0)'

/** Items that the index did not have before the transaction are noted without texts. */
const WRITE = [
  `insert into content_search (content_search, rowid, title, content, excerpt, words)
    select 'delete', id, nfc(title), nfc(content), nfc(excerpt), nfc(words) from content_search_pending where title is not null`,
  `insert into content_search (rowid, title, content, excerpt, words)
    select id, nfc(title), nfc(content), nfc(excerpt), nfc(words) from content where id in (select id from content_search_pending)`,
  'delete from content_search_pending',
]

export class SqliteSearchIndex {
  readonly #statements: Statements
  #isMigrated = false
  #isDeferred = false

  constructor(statements: Statements) {
    this.#statements = statements
  }

  /** Makes the open transaction write the index when told to. */
  defer(): void {
    this.#isDeferred = this.#hasTable()
    if (this.#isDeferred) this.#run(DEFER)
  }

  /** Must be called before the transaction is committed. */
  write(): void {
    if (!this.#isDeferred) return
    for (const sql of WRITE) this.#run(sql)
  }

  /** Indexes what the transaction has written so far, if the statement searches. */
  prepareFor(sql: string): void {
    if (!this.#isDeferred || !sql.includes('content_search match')) return
    this.write()
    this.defer()
  }

  /** The migrations of a new database run in a transaction, too. */
  #hasTable(): boolean {
    this.#isMigrated ||= this.#run(`select 1 from pragma_table_info('content_search_pending') where name = 'words'`).length > 0
    return this.#isMigrated
  }

  #run(sql: string): unknown[] {
    return this.#statements.run({ sql, parameters: [] }).rows
  }
}
