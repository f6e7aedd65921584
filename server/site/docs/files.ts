// All files of the rendered documents, by their path below `/docs/`. They refer to each other relatively and to nothing outside,
// so they are the same whether the service or a plain file server hands them out.
import { createHash } from 'node:crypto'
import { readDocument } from '../../contract/documents.ts'
import type { OpenApiDocument } from '../../contract/documents.ts'
import type { Config } from '../../config/config.ts'
import { documents } from '../../api/namespaces/documents.ts'
import { overviewPage } from './overview.ts'
import { referencePage, referenceScript, redocScript } from './reference.ts'
import { style } from './style.ts'

export interface DocsFile {
  type: 'html' | 'json' | 'js' | 'css'
  text: string
}

/** One described namespace: its folder below `/docs/`, and the contract as this service answers it. */
export interface Described {
  name: string
  document: OpenApiDocument
}

export function docsFiles(config: Config): Map<string, DocsFile> {
  const described = Object.values(documents).map(({ document: name, path }) => ({
    name,
    document: servedAt(config, path, readDocument(name)),
  }))
  const assets: Record<string, DocsFile> = {
    'style.css': { type: 'css', text: style },
    'reference.js': { type: 'js', text: referenceScript },
    'redoc.js': { type: 'js', text: redocScript() },
  }
  const folder = `assets/${fingerprint(assets)}`
  return new Map<string, DocsFile>([
    ...Object.entries(assets).map(([name, file]): [string, DocsFile] => [`${folder}/${name}`, file]),
    ['index.html', { type: 'html', text: overviewPage(config, described, folder) }],
    ...described.flatMap(({ name, document }): [string, DocsFile][] => [
      [`${name}/index.html`, { type: 'html', text: referencePage(document, `../${folder}`) }],
      [`${name}/openapi.json`, { type: 'json', text: JSON.stringify(document, null, 2) }],
    ]),
  ])
}

/** Changes with the assets, so that browsers may keep them for good. */
function fingerprint(assets: Record<string, DocsFile>): string {
  return createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 12)
}

function servedAt(config: Config, path: string, document: OpenApiDocument): OpenApiDocument {
  return { ...document, servers: [{ url: config.restRoot + path, description: config.site.name }] }
}
