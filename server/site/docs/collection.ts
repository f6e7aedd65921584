// A collection in the format of Postman (2.1), which Bruno, Insomnia and Hoppscotch import too: a folder for each tag.
import type { Config } from '#server/config/config.ts'
import { operationsOf } from '#server/contract/documents.ts'
import type { OpenApiDocument } from '#server/contract/documents.ts'
import { sampleRequest } from './code-samples.ts'
import type { SampleRequest } from './code-samples.ts'
import type { DocumentedNamespace } from './documented-namespace.ts'

export function createCollection(config: Config, namespaces: readonly DocumentedNamespace[]): object {
  return {
    info: {
      name: `${config.site.name} API`,
      description: 'Set the variables username and password to an application password of yours.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'noauth' },
    variable: [
      { key: 'rest_root', value: config.restRoot },
      { key: 'username', value: 'admin' },
      { key: 'password', value: '' },
    ],
    item: namespaces.map(({ document }) => ({ name: document.info.title, item: foldersOf(config, document) })),
  }
}

function foldersOf(config: Config, document: OpenApiDocument): object[] {
  const requests = operationsOf(document).map(({ path, method, operation }) => {
    const request = requestOf(config, sampleRequest(config, document, path, method))
    return { tag: operation.tags?.[0] ?? '', entry: { name: operation.summary, request } }
  })
  return [...Map.groupBy(requests, ({ tag }) => tag)].map(([name, members]) => ({ name, item: members.map(({ entry }) => entry) }))
}

function requestOf(config: Config, { method, url, needsUser, body, hasFile, isJson }: SampleRequest): object {
  return {
    method,
    url: url.replace(config.restRoot, '{{rest_root}}'),
    header: isJson ? [{ key: 'Content-Type', value: 'application/json' }] : [],
    ...(needsUser && {
      auth: {
        type: 'basic',
        basic: [
          { key: 'username', value: '{{username}}', type: 'string' },
          { key: 'password', value: '{{password}}', type: 'string' },
        ],
      },
    }),
    ...(isJson && { body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } } }),
    ...(hasFile && { body: { mode: 'formdata', formdata: [{ key: 'file', type: 'file', src: null }] } }),
  }
}
