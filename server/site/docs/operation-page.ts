// The page of an operation. It has no script, so that a link shows its operation at once, also on a slow device.
import type { Config } from '#server/config/config.ts'
import { escapeHtml } from '#server/rendering/html.ts'
import { withoutLinks } from './folded-links.ts'
import { htmlFrom } from './markdown.ts'
import { operationsIn, operationUrl, placeOf } from './operation-list.ts'
import type { DocumentedOperation } from './operation-list.ts'
import { docsPage } from './page.ts'
import { joined, operationParts, resultParts } from './reference-markdown.ts'

export function operationPage(config: Config, one: DocumentedOperation, assets: string): string {
  const { namespace, path, method, operation } = one
  const parts = operationParts(namespace.document, path, method)
  const result = resultParts(namespace.document, operation)
  const place = `../../../explorer/#${placeOf(one)}`
  const markdown = joined([
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
      result.example === undefined ? '' : fenced('json', JSON.stringify(withoutLinks(result.example), null, 2)),
    ),
    section('Code', joined(parts.samples.map(({ label, lang, source }) => `### ${label}\n\n${fenced(lang.toLowerCase(), source)}`))),
  ])
  const main = `<div class="beside">
<main class="prose">
${htmlFrom(markdown)}
</main>
<nav aria-label="Operations of ${escapeHtml(operation.tags?.[0] ?? namespace.name)}"><ul>
${neighbours(one)}
</ul></nav>
</div>`
  return docsPage(config, {
    title: operation.summary,
    description: (operation.description ?? operation.summary).replaceAll(/\s+/g, ' ').slice(0, 160),
    main,
    root: '../../../',
    assets,
  })
}

const section = (title: string, text: string): string => text && `## ${title}\n\n${text}`

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``

/** The operations with the same tag. */
function neighbours(one: DocumentedOperation): string {
  const [tag] = one.operation.tags ?? []
  return operationsIn(one.namespace)
    .filter(({ operation }) => operation.tags?.[0] === tag)
    .map((other) => {
      const current = other.operation === one.operation ? ' aria-current="page"' : ''
      return `<li><a href="../../../${operationUrl(other)}"${current}>${escapeHtml(other.operation.summary)}</a></li>`
    })
    .join('\n')
}
