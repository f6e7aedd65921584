// The page of an operation, without scripts, so that it appears at once.
import type { Config } from '#server/config/config.ts'
import { escapeHtml } from '#server/rendering/html.ts'
import { withoutLinks } from './folded-links.ts'
import { htmlFrom } from './markdown.ts'
import { operationsIn, operationUrl, placeOf } from './operation-list.ts'
import type { DocumentedOperation } from './operation-list.ts'
import { renderDocsPage } from './page.ts'
import { joinParts, operationParts, resultParts } from './reference-markdown.ts'

export function renderOperation(config: Config, one: DocumentedOperation, assets: string): string {
  const { namespace, path, method, operation } = one
  const parts = operationParts(namespace.document, path, method)
  const result = resultParts(namespace.document, operation)
  const place = `../../../explorer/#${placeOf(one)}`
  const markdown = joinParts([
    `# ${operation.summary}`,
    parts.request.replace(path, namespace.path + path),
    operation.description?.trim() ?? '',
    `[Send this request from the explorer](${place})`,
    section('Parameters', parts.parameters),
    section('Fields of the request', parts.fields),
    section('Responses', parts.responses.replaceAll('](errors/', '](../../../errors/')),
    section('Fields of the response', result.fields),
    section(
      'Example of a response',
      result.example === undefined ? '' : fence('json', JSON.stringify(withoutLinks(result.example), null, 2)),
    ),
    section('Code', joinParts(parts.samples.map(({ label, lang, source }) => `### ${label}\n\n${fence(lang.toLowerCase(), source)}`))),
  ])
  const main = `<div class="beside">
<main class="prose">
${htmlFrom(markdown)}
</main>
<nav aria-label="Operations of ${escapeHtml(operation.tags?.[0] ?? namespace.name)}"><ul>
${writeNeighbours(one)}
</ul></nav>
</div>`
  return renderDocsPage(config, {
    title: operation.summary,
    description: (operation.description ?? operation.summary).replaceAll(/\s+/g, ' ').slice(0, 160),
    main,
    root: '../../../',
    assets,
  })
}

const section = (title: string, text: string): string => text && `## ${title}\n\n${text}`

const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``

/** Lists the operations with the same tag. */
function writeNeighbours(one: DocumentedOperation): string {
  const [tag] = one.operation.tags ?? []
  return operationsIn(one.namespace)
    .filter(({ operation }) => operation.tags?.[0] === tag)
    .map((other) => {
      const current = other.operation === one.operation ? ' aria-current="page"' : ''
      return `<li><a href="../../../${operationUrl(other)}"${current}>${escapeHtml(other.operation.summary)}</a></li>`
    })
    .join('\n')
}
