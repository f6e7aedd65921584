// Merges the documents of all namespaces, with paths below the REST root. The name of the namespace makes other names unique.
import { methods } from '#server/contract/documents.ts'
import type { OpenApiDocument, OperationObject, PathItem } from '#server/contract/documents.ts'
import type { DocumentedNamespace } from './documented-namespace.ts'

interface Tag {
  name: string
  description?: string
}

export function mergeDocuments(server: OpenApiDocument['servers'][number], namespaces: readonly DocumentedNamespace[]): OpenApiDocument {
  const parts = namespaces.map(withUniqueNames)
  const [first] = parts
  return {
    openapi: first?.openapi ?? '3.1.0',
    info: {
      title: `${server.description} API`,
      version: first?.info.version ?? '1.0',
      description: namespaces.map(({ document: { info } }) => `**${info.title}.** ${info.summary ?? ''}`).join('\n\n'),
    },
    servers: [server],
    paths: Object.assign({}, ...parts.map(({ paths }) => paths)) as OpenApiDocument['paths'],
    webhooks: Object.assign({}, ...parts.map(({ webhooks }) => webhooks ?? {})) as NonNullable<OpenApiDocument['webhooks']>,
    components: mergeComponents(parts),
    ...{
      tags: parts.flatMap(tagsOf),
      'x-tagGroups': namespaces.map(({ document: { info } }, index) => ({
        name: info.title,
        tags: tagsOf(parts[index] as OpenApiDocument).map(({ name }) => name),
      })),
    },
  }
}

function withUniqueNames({ name, path: prefix, document }: DocumentedNamespace): OpenApiDocument {
  // Security schemes are the same in all documents, and requirements use their names without a reference.
  const renamed = JSON.parse(
    JSON.stringify(document)
      .replaceAll(/"#\/components\/(?!securitySchemes)(\w+)\//g, `"#/components/$1/${name}.`)
      // The IDs of operations, also in links.
      .replaceAll(/"operationId":"(\w+)"/g, `"operationId":"${name.replaceAll(/\W/g, '-')}_$1"`),
  ) as OpenApiDocument
  const components = Object.entries(renamed.components ?? {}).map(([kind, members]) => [
    kind,
    kind === 'securitySchemes'
      ? members
      : Object.fromEntries(Object.entries(members as object).map(([key, value]) => [`${name}.${key}`, value as unknown])),
  ])
  const paths = Object.entries(renamed.paths).map(([path, item]) => [prefix + path, uniqueOperations(name, item)])
  return {
    ...renamed,
    components: Object.fromEntries(components) as NonNullable<OpenApiDocument['components']>,
    paths: Object.fromEntries(paths) as OpenApiDocument['paths'],
    webhooks: Object.fromEntries(
      Object.entries(renamed.webhooks ?? {}).map(([event, { post }]) => [event, { post: { ...post, tags: uniqueTags(name, post) } }]),
    ),
    ...{ tags: tagsOf(renamed).map((tag) => uniqueTag(name, tag)) },
  }
}

function uniqueOperations(name: string, item: PathItem): PathItem {
  const unique = (operation: OperationObject) => ({ ...operation, tags: uniqueTags(name, operation) })
  const operations = methods.flatMap((method) => (item[method] ? [[method, unique(item[method])]] : []))
  return { ...item, ...(Object.fromEntries(operations) as PathItem) }
}

const uniqueTags = (name: string, { tags = [] }: Pick<OperationObject, 'tags'>): string[] => tags.map((tag) => `${name}/${tag}`)

function uniqueTag(name: string, tag: Tag): Tag & { 'x-displayName': string } {
  return { ...tag, name: `${name}/${tag.name}`, 'x-displayName': tag.name }
}

function tagsOf(document: OpenApiDocument): Tag[] {
  return (document as { tags?: Tag[] }).tags ?? []
}

function mergeComponents(parts: readonly OpenApiDocument[]): OpenApiDocument['components'] {
  const kinds = [...new Set(parts.flatMap(({ components }) => Object.keys(components ?? {})))].filter((kind) => kind !== 'pathItems')
  return Object.fromEntries(
    kinds.map((kind) => [kind, Object.assign({}, ...parts.map(({ components }) => components?.[kind] ?? {})) as object]),
  )
}
