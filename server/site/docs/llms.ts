// llms.txt: what the service is, and where its documentation is as Markdown (https://llmstxt.org).
import type { Config } from '#server/config/config.ts'
import { documents } from '#server/namespaces/documents.ts'
import { readDocument } from '#server/contract/documents.ts'
import { readGuides } from './guides.ts'

export function writeLlmsText(config: Config): string {
  const { baseUrl, restRoot, site } = config
  const guides = readGuides(config).map(({ name, title, summary }) => `- [${title}](${baseUrl}/docs/guides/${name}.md): ${summary}`)
  const references = Object.values(documents).map(({ document }) => {
    const { info } = readDocument(document)
    return `- [${info.title}](${baseUrl}/docs/${document}.md): ${info.summary ?? ''}`
  })
  return `# ${site.name} API

> ${site.description}. An HTTP API with JSON below ${restRoot}/. Public content needs no authentication; everything else takes HTTP Basic authentication with an application password.

## Guides

${guides.join('\n')}

## Reference

${references.join('\n')}
- [Error codes](${baseUrl}/docs/errors.md): What each code means, and what to do

## Optional

- [OpenAPI document of everything](${baseUrl}/docs/openapi.json)
- [The same as OpenAPI 3.0, for tools that generate clients](${baseUrl}/docs/openapi.portable.json)
- [Postman collection](${baseUrl}/docs/collection.json)
`
}
