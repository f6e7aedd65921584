// The guides in docs/guides and the pages on compatibility, with the URLs of this service.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Config } from '#server/config/config.ts'

export interface Guide {
  name: string
  title: string
  /** The first sentence. */
  summary: string
  markdown: string
}

/** In the order of the docs. */
const names = [
  'first-call',
  'authentication',
  'accounts',
  'lists',
  'search',
  'embedding',
  'blocks',
  'routing',
  'editing',
  'previews',
  'uploads',
  'images',
  'calendar',
  'languages',
  'time-zones',
  'caching',
  'changes',
  'webhooks',
  'assistants',
  'errors',
  'migrating',
  'importing',
  'exporting',
]

/** Pages outside of docs/guides, after the guides. */
const pages = ['compatibility', 'interface-changelog']

const folder = new URL('../../../docs/', import.meta.url)

export function readGuides(config: Config): Guide[] {
  return [...names.map((name) => `guides/${name}`), ...pages].map((path) => {
    const name = basename(path)
    const markdown = readFileSync(new URL(`${path}.md`, folder), 'utf8')
      .replaceAll('http://localhost:3000/cms-json', config.restRoot)
      .replaceAll('http://localhost:3000', config.baseUrl)
    const [, title = name, summary = ''] = /^# (.+)\n+(.+?\.)(?=\s)/.exec(markdown) ?? []
    return { name, title, summary: plainText(summary), markdown }
  })
}

function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/[`*]/g, '')
}
