// Code samples for operations, from their examples: curl, the typed client, and fetch. They are in `x-codeSamples` of the documents.
import type { Config } from '#server/config/config.ts'
import { methods, needsUser, resolveRef } from '#server/contract/documents.ts'
import type { Example, MediaType, Method, OpenApiDocument, OperationObject, Parameter, PathItem } from '#server/contract/documents.ts'

export interface CodeSample {
  lang: 'Shell' | 'TypeScript' | 'JavaScript'
  label: 'curl' | 'Client' | 'fetch'
  source: string
}

/** The request of a sample. */
export interface SampleRequest {
  method: string
  /** The path of the contract, and the path with examples. */
  path: string
  url: string
  pathValues: Record<string, unknown>
  queryValues: Record<string, unknown>
  needsUser: boolean
  body: unknown
  /** Whether the body is a form with a file. */
  hasFile: boolean
  isJson: boolean
}

const namespaceProperties: Record<string, string> = {
  'cal-events-v1': 'calendar',
  'cms-v2': 'content',
  'hooks-v1': 'hooks',
  'batch-v1': 'batches',
  'oembed-1.0': 'oembed',
  'cms-block-editor-v1': 'blockEditor',
  'cms-toolkit': 'toolkit',
  'cms-site-health-v1': 'siteHealth',
  site: 'site',
}

/** Returns the document with `x-codeSamples` in each of its operations. */
export function withCodeSamples(config: Config, name: string, document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, item]): [string, PathItem] => {
    const operations = methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [[method, { ...operation, 'x-codeSamples': createCodeSamples(config, name, document, path, method) }]] : []
    })
    return [path, { ...item, ...(Object.fromEntries(operations) as PathItem) }]
  })
  return { ...document, paths: Object.fromEntries(paths) }
}

export function createCodeSamples(config: Config, name: string, document: OpenApiDocument, path: string, method: Method): CodeSample[] {
  const request = sampleRequest(config, document, path, method)
  return [
    { lang: 'Shell', label: 'curl', source: writeCurl(request) },
    { lang: 'TypeScript', label: 'Client', source: writeClient(config, namespaceProperties[name] ?? name, request) },
    { lang: 'JavaScript', label: 'fetch', source: writeFetch(request) },
  ]
}

/** Returns the request of an operation with its examples, whose URLs are those of this service. The document has its servers. */
export function sampleRequest({ baseUrl }: Config, document: OpenApiDocument, path: string, method: Method): SampleRequest {
  const item = document.paths[path] ?? {}
  const operation = item[method] as OperationObject
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolveRef(document, parameter))
  const exampleHere = (node: MediaType | Parameter | undefined): unknown => node && withBaseUrl(exampleOf(document, node), baseUrl)
  const valuesIn = (place: Parameter['in']): Record<string, unknown> =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required)
        .map((parameter) => [parameter.name, exampleHere(parameter)]),
    )
  const [pathValues, queryValues] = [valuesIn('path'), valuesIn('query')]
  const content = operation.requestBody?.content ?? {}
  const form = exampleHere(content['multipart/form-data'])
  const hasFile = typeof form === 'object' && form !== null && 'file' in form
  const isJson = !hasFile && 'application/json' in content
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(pathValues[name])).replaceAll('%2F', '/'))
  const query = new URLSearchParams(Object.entries(queryValues).map(([key, value]) => [key, String(value)]))
  return {
    method: method.toUpperCase(),
    path,
    url: `${document.servers[0]?.url ?? ''}${filled}${query.size ? `?${query}` : ''}`,
    pathValues,
    queryValues,
    needsUser: needsUser(operation),
    body: hasFile ? form : exampleHere(content['application/json']),
    hasFile,
    isJson,
  }
}

function exampleOf(
  document: OpenApiDocument,
  node: MediaType | (Parameter & { example?: unknown; examples?: Record<string, Example> }),
): unknown {
  const [first] = Object.values(node.examples ?? {})
  return node.example ?? (first && resolveRef(document, first).value) ?? (node.schema && resolveRef(document, node.schema).example)
}

/** The examples of the documents have the URL of a service that runs with the default settings. */
function withBaseUrl(example: unknown, baseUrl: string): unknown {
  return example && JSON.parse(JSON.stringify(example).replaceAll('http://localhost:3000', baseUrl))
}

/** A minimal image, so that the samples of uploads work. */
const IMAGE = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const IMAGE_NAME = 'harbour.gif'
const IMAGE_FILE = `new File([Uint8Array.from(atob('${IMAGE}'), (character) => character.charCodeAt(0))], '${IMAGE_NAME}')`

function writeCurl({ method, url, needsUser: hasUser, body, hasFile, isJson }: SampleRequest): string {
  const isImplied = method === 'GET' || (method === 'POST' && (hasFile || isJson))
  const file = hasFile ? `echo ${IMAGE} | base64 -d > ${IMAGE_NAME}\n` : ''
  const request = [
    isImplied ? 'curl' : `curl --request ${method}`,
    ...(hasUser ? ['--user "admin:$PASSWORD"'] : []),
    ...(hasFile ? formFields(body).map(([name, value]) => `--form ${quote(`${name}=${value}`)}`) : []),
    ...(isJson ? [`--json ${quote(JSON.stringify(body, null, 2))}`] : []),
    quote(url),
  ]
  return file + request.join(' \\\n  ')
}

function writeClient(
  config: Config,
  namespace: string,
  { method, path, pathValues, queryValues, needsUser: hasUser, body, hasFile, isJson }: SampleRequest,
): string {
  const { file: _file, ...fields } = (hasFile ? body : {}) as Record<string, unknown>
  const isUpload = hasFile && path === '/media'
  const params = {
    ...(Object.keys(pathValues).length && { path: pathValues }),
    ...(Object.keys(queryValues).length && { query: queryValues }),
  }
  const options = [
    ...(Object.keys(params).length ? [`params: ${writeLiteral(params)}`] : []),
    ...(isJson ? [`body: ${writeLiteral(body)}`] : []),
    ...(hasFile ? ['body: form'] : []),
  ]
  const restPrefix = config.restPath === '/cms-json' ? '' : `  restPrefix: ${writeLiteral(config.restPath.slice(1))},\n`
  const auth = hasUser ? "  auth: { username: 'admin', password: process.env['PASSWORD'] ?? '' },\n" : ''
  const call = isUpload
    ? `upload(${namespace}, file, ${writeLiteral({ fields })})`
    : `${namespace}.at(${writeLiteral(path)}).${method.toLowerCase()}(${options.length ? writeObject(options) : ''})`
  const preparation = isUpload ? `const file = ${IMAGE_FILE}\n` : hasFile ? writeForm(body) : ''
  return `import { createClient, unwrap${isUpload ? ', upload' : ''} } from 'content-service'

const { ${namespace} } = createClient({
  baseUrl: ${writeLiteral(config.baseUrl)},
${restPrefix}${auth}})
${preparation}const data = await unwrap(${call})`
}

function writeFetch({ method, url, needsUser: hasUser, body, hasFile, isJson }: SampleRequest): string {
  const headers = [
    ...(hasUser ? ['Authorization: `Basic ${btoa(`admin:${process.env.PASSWORD}`)}`'] : []),
    ...(isJson ? ["'Content-Type': 'application/json'"] : []),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(isJson ? [`body: JSON.stringify(${indent(writeLiteral(body))})`] : []),
    ...(hasFile ? ['body: form'] : []),
  ]
  return `${hasFile ? writeForm(body) : ''}const response = await fetch(${writeLiteral(url)}${options.length ? `, {\n${options.map((option) => `  ${option},\n`).join('')}}` : ''})
if (!response.ok) throw new Error(await response.text())
console.log(await response.text())`
}

function writeForm(body: unknown): string {
  const fields = formFields(body).map(
    ([name, value]) => `form.set(${writeLiteral(name)}, ${name === 'file' ? IMAGE_FILE : writeLiteral(value)})\n`,
  )
  return `const form = new FormData()\n${fields.join('')}`
}

/** Returns the fields of a form. The example of a file is its content, but the sample has its name. */
function formFields(body: unknown): [string, string][] {
  const { file: _file, ...fields } = (body ?? {}) as Record<string, unknown>
  return [...Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]), ['file', `@${IMAGE_NAME}`]]
}

/** Quotes text for a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** Writes a value as JavaScript. */
function writeLiteral(value: unknown): string {
  if (typeof value === 'string') return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return enclose('[', value.map(writeLiteral), ']')
  const isIdentifier = (key: string): boolean => /^[a-z_$][\w$]*$/i.test(key)
  return writeObject(
    Object.entries(value).map(([key, member]) => `${isIdentifier(key) ? key : writeLiteral(key)}: ${writeLiteral(member)}`),
  )
}

function writeObject(members: string[]): string {
  return enclose('{ ', members, ' }')
}

function enclose(open: string, entries: string[], close: string): string {
  const line = `${open}${entries.join(', ')}${close}`
  if (entries.length === 0) return open.trim() + close.trim()
  if (line.length <= 80 && !line.includes('\n')) return line
  return `${open.trim()}\n${entries.map((entry) => `  ${indent(entry)},\n`).join('')}${close.trim()}`
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n  ')
}
