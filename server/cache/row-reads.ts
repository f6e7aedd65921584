// Which rows a statement reads, if it reads a single table by the IDs of items alone. Every other statement may depend on any row.

/** The column with the IDs of items, by table. */
const KEYS: Readonly<Record<string, string>> = {
  content: 'id',
  terms: 'id',
  users: 'id',
  event_occurrences: 'id',
  events: 'content_id',
  venues: 'content_id',
  organizers: 'content_id',
  menu_items: 'content_id',
  media_files: 'content_id',
  content_texts: 'content_id',
  event_organizers: 'event_id',
  term_texts: 'term_id',
}

/** A statement with more IDs counts as one that reads the whole table. */
const MAX_IDS = 25

const VALUE = String.raw`(?:\?|\$\d+)`
const KEYED = new RegExp(
  String.raw`^select [^()]*? from "?(\w+)"? where (?:"?\1"?\.)?"?(\w+)"? (?:= ${VALUE}|in \(${VALUE}(?:, ${VALUE})*\))(?= and | order by | limit |$)`,
  'i',
)
/** What makes a statement depend on rows with other IDs. */
const OTHER_ROWS = /\bfrom\b.*\bfrom\b|\bjoin\b|\bor\b|\bunion\b/is

/** Returns the function that finds the IDs in the parameters; undefined if the statement is of another form. */
export function rowsRead(sql: string): ((parameters: readonly unknown[]) => readonly number[] | undefined) | undefined {
  const [keyed, table = '', column] = KEYED.exec(sql) ?? []
  if (!keyed || KEYS[table] !== column || OTHER_ROWS.test(sql)) return undefined
  const count = placeholders(keyed)
  const first = placeholders(keyed.slice(0, keyed.indexOf(' where ')))
  if (count - first > MAX_IDS) return undefined
  return (parameters) => {
    const ids = parameters.slice(first, count)
    return ids.every((id): id is number => typeof id === 'number') ? ids : undefined
  }
}

const placeholders = (sql: string): number => sql.match(/\?|\$\d+/g)?.length ?? 0
