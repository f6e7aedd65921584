// The files of the rendered documentation, by path below `/docs/`. They link to each other relatively and to nothing outside,
// so the service and any static file server can serve them.
import { createHash } from 'node:crypto'
import type { Contract } from '#server/contract/contract.ts'
import { publishDocument } from '#server/contract/published/document.ts'
import type { OpenApiDocument } from '#server/contract/documents.ts'
import { withLanguages } from '#server/contract/languages.ts'
import type { Config } from '#server/config/config.ts'
import { fileSchemas } from '#server/declarations/file-schemas.ts'
import { documents } from '#server/namespaces/documents.ts'
import { withCodeSamples } from './code-samples.ts'
import type { DocsFile } from './docs-file.ts'
import { createCollection } from './collection.ts'
import { CONTRACT_FILE, contractFile } from './contract-file.ts'
import { writeErrorsMarkdown, renderErrorsPage } from './error-codes.ts'
import { renderGuide } from './guide-page.ts'
import { readGuides } from './guides.ts'
import { documentScript } from './document-script.ts'
import { writeLlmsText } from './llms.ts'
import { mergeDocuments } from './merged.ts'
import { renderOverview } from './overview.ts'
import { toPortable } from './portable.ts'
import { renderOperation } from './operation-page.ts'
import { operationsIn, operationUrl } from './operation-list.ts'
import { explorerFiles, renderExplorer, renderNamespace, placesJs, renderReference } from './reference.ts'
import { writeReference } from './reference-markdown.ts'
import { searchIndex, renderSearchPage, searchScript } from './search.ts'
import { style } from './style.ts'

export function docsFiles(config: Config, contract: Contract): Map<string, DocsFile> {
  const namespaces = Object.values(documents).map(({ document: name, path }) => ({
    name,
    path,
    document: withCodeSamples(config, name, servedAt(config, path, withLanguages(contract.document(name), config.site.languages))),
  }))
  const published = namespaces.map((one) => ({ ...one, document: publishDocument(one.document) }))
  const guides = readGuides(config)
  const whole = { url: config.restRoot, description: config.site.name }
  const assets: Record<string, DocsFile> = {
    'style.css': { type: 'css', text: style },
    'document.js': { type: 'js', text: documentScript },
    'places.js': { type: 'js', text: placesJs(namespaces) },
    'search.js': { type: 'js', text: searchScript },
    ...explorerFiles(),
  }
  const folder = `assets/${fingerprint(assets)}`
  return new Map<string, DocsFile>([
    ...Object.entries(assets).map(([name, file]): [string, DocsFile] => [`${folder}/${name}`, file]),
    ['index.html', { type: 'html', text: renderOverview(config, namespaces, guides, folder) }],
    ['errors/index.html', { type: 'html', text: renderErrorsPage(config, namespaces, folder) }],
    ['errors.md', { type: 'md', text: writeErrorsMarkdown(namespaces) }],
    ['llms.txt', { type: 'txt', text: writeLlmsText(config) }],
    ['openapi.json', { type: 'json', text: JSON.stringify(mergeDocuments(whole, published)) }],
    ['openapi.portable.json', { type: 'json', text: JSON.stringify(toPortable(mergeDocuments(whole, namespaces))) }],
    ['collection.json', { type: 'json', text: JSON.stringify(createCollection(config, namespaces), null, 2) }],
    ['search/index.html', { type: 'html', text: renderSearchPage(config, folder) }],
    [CONTRACT_FILE, contractFile(contract)],
    ['search.json', { type: 'json', text: JSON.stringify(searchIndex(namespaces, guides)) }],
    ['explorer/index.html', { type: 'html', text: renderExplorer(config, folder) }],
    ['reference/index.html', { type: 'html', text: renderReference(config, namespaces, folder) }],
    ...namespaces
      .flatMap(operationsIn)
      .map((one): [string, DocsFile] => [`${operationUrl(one)}index.html`, { type: 'html', text: renderOperation(config, one, folder) }]),
    ...Object.entries(fileSchemas).map(([kind, schema]): [string, DocsFile] => [
      `schemas/${kind}.json`,
      { type: 'json', text: JSON.stringify(schema, null, 2) },
    ]),
    ...guides.flatMap((guide): [string, DocsFile][] => [
      [`guides/${guide.name}/index.html`, { type: 'html', text: renderGuide(config, guides, guide, folder) }],
      [`guides/${guide.name}.md`, { type: 'md', text: guide.markdown }],
    ]),
    ...namespaces.flatMap((namespace): [string, DocsFile][] => [
      [`${namespace.name}/index.html`, { type: 'html', text: renderNamespace(config, namespace, folder) }],
      [`${namespace.name}/openapi.portable.json`, { type: 'json', text: JSON.stringify(toPortable(namespace.document), null, 2) }],
      [`${namespace.name}.md`, { type: 'md', text: writeReference(namespace.document) }],
    ]),
    ...published.map(({ name, document }): [string, DocsFile] => [
      `${name}/openapi.json`,
      { type: 'json', text: JSON.stringify(document, null, 2) },
    ]),
  ])
}

/** Returns a digest of the assets for their URLs, so that browsers can cache them permanently. */
function fingerprint(assets: Record<string, DocsFile>): string {
  return createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 12)
}

function servedAt(config: Config, path: string, document: OpenApiDocument): OpenApiDocument {
  return { ...document, servers: [{ url: config.restRoot + path, description: config.site.name }] }
}
