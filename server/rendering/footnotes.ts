// Footnotes, a JSON list such as `[{"id": "…", "content": "HTML"}]`, and their filter for authors without the right to unfiltered HTML.

import { filterHtml } from './filter.ts'

/** Anything else than such a list is filtered as text. */
export function filterFootnotes(written: string): string {
  const notes = listIn(written)
  if (!notes) return filterHtml(written)
  const filtered = notes.flatMap((note) =>
    isNote(note) ? { id: note.id.toLowerCase().replace(/[^a-z0-9_-]/g, ''), content: filterHtml(note.content) } : [],
  )
  // Escaped, so that it cannot close an element wherever it is placed in a page.
  return JSON.stringify(filtered).replaceAll('/', '\\/')
}

/** Parses such a list; returns an empty one if it is malformed. */
export function footnotesIn(written: string): Footnote[] {
  return (listIn(written) ?? []).filter(isNote)
}

export interface Footnote {
  id: string
  /** HTML. */
  content: string
}

function listIn(written: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(written)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isNote(value: unknown): value is Footnote {
  const { id, content } = Object(value) as { id?: unknown; content?: unknown }
  return typeof id === 'string' && typeof content === 'string'
}

const MARK = /<sup data-fn="[^"]+" class="[^"]+">\s*<a href="[^"]+" id="[^"]+">\d+<\/a>\s*<\/sup>/g

/** Removes the references to footnotes from HTML. */
export function removeFootnoteMarks(html: string): string {
  return html.includes('<sup data-fn="') ? html.replace(MARK, '') : html
}
