// Marks names, so that people and the run itself recognize the items that a run has created.
import type { Content } from './exchange.ts'

const named = new Set(['title', 'name', 'venue', 'organizer', 'raw'])
/** Lists in which a name can create a term. */
const terms = new Set(['categories', 'tags'])
const MAX_LENGTH = 150

/** What must be unique, and has a form of its own. */
const unique: Record<string, (value: string, mark: string) => string> = {
  slug: (value, mark) => `${value}-${mark}`,
  username: (value, mark) => `${value}-${mark}`,
  email: (value, mark) => `${mark}.${value}`,
}

export interface Marks {
  /** The ID of the run, which is part of every mark. */
  run: string
  /** Returns a unique name. */
  next(): string
  /** Returns the content with a new mark on each name and slug. */
  marked(content: Content): Content
}

export function createMarks(run = Math.random().toString(36).slice(2, 10).padEnd(8, '0')): Marks {
  let count = 0
  const next = (): string => `contract-test-${run}-${++count}`
  const marked = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value))
      return value.map((one: unknown) => (typeof one === 'string' ? marked(one, terms.has(key) ? 'name' : '') : marked(one)))
    // Names of blocks are kinds, and a text beside them must be theirs.
    if (value && typeof value === 'object' && 'blocks' in value) return value
    if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, marked(of, name)]))
    if (typeof value !== 'string' || value.trim() === '' || !(key in unique || named.has(key))) return value
    // A long text can already have the maximum length, so the mark replaces its end.
    if (value.length > MAX_LENGTH) return `${value.slice(0, -MAX_LENGTH)}${next().padStart(MAX_LENGTH, ' ')}`
    return unique[key]?.(value, next()) ?? `${value} (${next()})`
  }
  return {
    run,
    next,
    marked(content) {
      if ('json' in content) return { json: marked(content.json) }
      if ('form' in content) return { form: { ...content.form, fields: marked(content.form.fields) as Record<string, unknown> } }
      return content
    },
  }
}
