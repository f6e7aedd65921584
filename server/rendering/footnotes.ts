// The footnotes of writers who may not write any HTML they like. Footnotes are a list as JSON: `[{"id": "…", "content": "HTML"}]`.

import { filteredHtml } from './filter.ts'

/** What is no such list is filtered like any text. */
export function filteredFootnotes(written: string): string {
  const notes = listIn(written)
  if (!notes) return filteredHtml(written)
  const filtered = notes.flatMap((note) =>
    isNote(note) ? { id: note.id.toLowerCase().replace(/[^a-z0-9_-]/g, ''), content: filteredHtml(note.content) } : [],
  )
  // Wherever it is put into a page, nothing in it may end an element.
  return JSON.stringify(filtered).replaceAll('/', '\\/')
}

function listIn(written: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(written)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isNote(value: unknown): value is { id: string; content: string } {
  const { id, content } = Object(value) as { id?: unknown; content?: unknown }
  return typeof id === 'string' && typeof content === 'string'
}
