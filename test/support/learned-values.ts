// The IDs, slugs and links that responses have had, with which random requests are filled.
import type { RandomRead, Value } from './random-reads.ts'
import { OCCURRENCES } from './random-writes.ts'

export interface LearnedItem {
  id?: number | string
  slug?: string
  link?: string
  url?: string
  series?: number | null
  recurrence?: object | null
}

export function learnedValues() {
  /** By the route of their collection. */
  const known = new Map<string, string[]>()

  function learn(kind: string, value: unknown): void {
    const all = known.get(kind) ?? []
    const text = String(value)
    if (value === undefined || value === '' || all.includes(text)) return
    known.set(kind, [...all, text].slice(-40))
  }

  /** Learns the items of a response, and of the list in it. */
  function learnFrom(route: string, text: string): void {
    const body = JSON.parse(text) as LearnedItem & Record<string, unknown>
    const lists = [body, ...Object.values(body)].filter((list) => Array.isArray(list)) as LearnedItem[][]
    for (const { id, slug, link, url, series } of lists.length && !body.id ? lists.flat() : [body]) {
      learn(route, id)
      if (series) learn(OCCURRENCES, id)
      learn('slugs', slug)
      learn('links', link ?? url)
    }
  }

  function textOf(value: Value): string {
    if (typeof value === 'string') return value
    if (Array.isArray(value)) return value.map(textOf).join()
    const all = known.get(value.known) ?? []
    return all[value.at % all.length] ?? '1'
  }

  /** IDs are numbers in a body. */
  function fieldOf(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(fieldOf)
    if (typeof value !== 'object' || value === null || !('known' in value)) return value
    return Number(textOf(value as Value))
  }

  function urlOf({ route, path, query }: Pick<RandomRead, 'route' | 'path' | 'query'>): string {
    const filled = route.replace(/\{(\w+)\}/g, (_name, name: string) => encodeURIComponent(textOf(path[name] ?? '1')))
    const parameters = query.map(([name, value]) => `${name}=${encodeURIComponent(textOf(value))}`).join('&')
    return parameters ? `${filled}?${parameters}` : filled
  }

  return { learn, learnFrom, learned: (kind: string) => known.get(kind), textOf, fieldOf, urlOf }
}
