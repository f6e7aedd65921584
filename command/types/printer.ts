// Prints the schemas and operations of a document as TypeScript. The text is that of openapi-typescript, which needs a compiler.

/** A node of a document: a schema, a parameter, a response and so on. */
export interface Node {
  [key: string]: unknown
}

/** How references are written: `#/components/schemas/Id` as `components["schemas"]["Id"]`. */
export type NameOf = (section: string, name: string) => string

/** The text of a type, and its form, which decides whether it needs parentheses. */
interface Type {
  text: string
  form?: 'union' | 'intersection' | 'keyword'
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
const places = ['query', 'header', 'path', 'cookie']

export interface Printer {
  /** A component of a section, such as `parameters`. */
  component(section: string, node: Node): string
  /** A path, with references to its operations. */
  path(item: Node): string
  /** An operation, with the parameters of its path. */
  operation(item: Node, operation: Node): string
}

/** `resolve` returns the target of a reference. */
export function createPrinter(nameOf: NameOf, resolve: (reference: string) => Node): Printer {
  const reference = ($ref: string): Type => {
    const [section = '', name = ''] = $ref.split('/').slice(2)
    return { text: nameOf(section, name) }
  }
  const resolved = (node: Node): Node => (typeof node['$ref'] === 'string' ? resolve(node['$ref']) : node)

  function typeOf(node: Node): Type {
    const { $ref, const: only, enum: values, type } = node as { $ref?: string; const?: unknown; enum?: unknown[]; type?: unknown }
    if ($ref !== undefined) return reference($ref)
    if (only !== undefined && only !== null) return literal(only)
    if (values) return union([...values.map(literal), ...(Array.isArray(type) && type.includes('null') ? [literal(null)] : [])])
    const core = coreOf(node)
    const all = members(node, 'allOf')
    // What is required of the whole is required of its parts.
    const parts = all.map((part) => partOf(part, (node['required'] ?? []) as string[]))
    let whole = core || parts.length ? intersection([...(core ? [core] : []), ...(parts.length ? [intersection(parts)] : [])]) : undefined
    const any = members(node, 'anyOf').map(typeOf)
    if (any.length) whole = union([...(whole ? [whole] : []), ...any])
    const one = members(node, 'oneOf').map(typeOf)
    if (one.length) {
      whole = one.every(({ form }) => form === 'keyword')
        ? union([...(whole ? [whole] : []), ...one])
        : intersection([...(whole ? [whole] : []), union(one)])
    }
    return whole ?? { text: type === undefined ? 'unknown' : 'Record<string, never>', ...(type === undefined && { form: 'keyword' }) }
  }

  function partOf(part: Node, required: readonly string[]): Type {
    if (typeof part['$ref'] !== 'string') return typeOf({ ...part, required: [...required, ...((part['required'] ?? []) as string[])] })
    const { properties = {} } = resolve(part['$ref'])
    const names = required.filter((name) => name in (properties as object))
    const type = typeOf(part)
    return names.length ? { text: `WithRequired<${type.text}, ${union(names.map(literal)).text}>` } : type
  }

  function coreOf(node: Node): Type | undefined {
    const { type, items, properties, additionalProperties } = node as {
      type?: string | string[]
      items?: Node
      properties?: Record<string, Node>
      additionalProperties?: Node | boolean
    }
    if (Array.isArray(type))
      return union(
        type
          .filter((one) => !members(node, 'oneOf').some((other) => other['type'] === one))
          .map((one) =>
            one === 'null' ? keyword('null') : typeOf({ ...node, type: one, ...(node['oneOf'] ? { oneOf: undefined } : {}) }),
          ),
      )
    if (type !== undefined && type in keywords) return keyword(keywords[type] ?? '')
    if (type === 'array') return arrayOf(items ? typeOf(items) : keyword('unknown'))
    const required = (node['required'] ?? []) as string[]
    const own = Object.entries(properties ?? {})
    const object = own.length
      ? [block(own.map(([name, property]) => member(name, property, typeOf(property), required.includes(name))))]
      : []
    const index =
      additionalProperties === true || (additionalProperties && !Object.keys(additionalProperties).length)
        ? keyword('unknown')
        : additionalProperties && typeOf(additionalProperties)
    if (index) object.push(block([`[key: string]: ${index.text};`]))
    return object.length ? intersection(object) : undefined
  }

  function parametersOf(parameters: readonly Node[]): string {
    const lines = places.map((place) => {
      const here = parameters.filter((parameter) => resolved(parameter)['in'] === place)
      const isRequired = (parameter: Node): boolean => place === 'path' || resolved(parameter)['required'] === true
      const types = here.map((parameter) =>
        member(String(resolved(parameter)['name']), resolved(parameter), parameterType(parameter), isRequired(parameter)),
      )
      return here.length ? `${place}${here.some(isRequired) ? '' : '?'}: ${block(types).text};` : `${place}?: never;`
    })
    return `parameters: ${block(lines).text};`
  }

  const referenceOr = (node: Node, describe: (node: Node) => Type): Type =>
    typeof node['$ref'] === 'string' ? reference(node['$ref']) : describe(node)

  /** The type of what has a schema, or may have one. */
  const schemaType = (node: Node, withoutSchema = 'unknown'): Type =>
    node['schema'] ? typeOf(node['schema'] as Node) : keyword(withoutSchema)

  const parameterType = (parameter: Node): Type => referenceOr(parameter, (node) => schemaType(node, 'string'))
  const headerType = (header: Node): Type => referenceOr(header, (node) => schemaType(node))

  const mediaOf = (content: Node): string[] =>
    Object.entries(content as Record<string, Node>).map(([name, media]) => member(name, media, schemaType(media), true))

  function bodyOf(body: Node | undefined): string {
    if (!body) return 'requestBody?: never;'
    return member('requestBody', body, referenceOr(body, requestBody), resolved(body)['required'] === true)
  }

  const requestBody = (body: Node): Type => block([`content: ${block(mediaOf((body['content'] ?? {}) as Node)).text};`])

  const responseType = (response: Node): Type => referenceOr(response, responseOf)

  function responseOf(response: Node): Type {
    const headers = Object.entries((response['headers'] ?? {}) as Record<string, Node>).map(([name, header]) =>
      member(name, header, headerType(header), '$ref' in header || header['required'] === true),
    )
    const content = mediaOf((response['content'] ?? {}) as Node)
    return block([
      `headers: ${block([...headers, '[name: string]: unknown;']).text};`,
      content.length ? `content: ${block(content).text};` : 'content?: never;',
    ])
  }

  const ofSection: Record<string, (node: Node) => Type> = {
    schemas: typeOf,
    responses: responseType,
    parameters: parameterType,
    requestBodies: requestBody,
    headers: headerType,
  }

  function operationType(item: Node, operation: Node): string {
    const parameters = [item, operation].flatMap((of) => (of['parameters'] ?? []) as Node[])
    // A parameter of the operation takes the place of one of the path.
    const distinct = new Map(parameters.map((one) => [`${String(resolved(one)['in'])}-${String(resolved(one)['name'])}`, one]))
    const responses = Object.entries((operation['responses'] ?? {}) as Record<string, Node>)
    return block([
      parametersOf([...distinct.values()]),
      bodyOf(operation['requestBody'] as Node | undefined),
      `responses: ${block(responses.map(([status, response]) => member(status, response, responseType(response), true))).text};`,
    ]).text
  }

  return {
    component: (section, node) => (ofSection[section] ?? typeOf)(node).text,
    path(item) {
      const lines = methods.map((method) => {
        const operation = item[method] as Node | undefined
        if (!operation) return `${method}?: never;`
        // The operations of webhooks have no ID.
        const { operationId } = operation
        const text = operationId === undefined ? operationType(item, operation) : `operations[${JSON.stringify(operationId)}]`
        return member(method, operation, { text }, true)
      })
      return block([parametersOf((item['parameters'] ?? []) as Node[]), ...lines]).text
    },
    operation: operationType,
  }
}

const keywords: Readonly<Record<string, string>> = {
  null: 'null',
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
}

const keyword = (text: string): Type => ({ text, form: 'keyword' })

function members(node: Node, key: 'allOf' | 'anyOf' | 'oneOf'): Node[] {
  return (node[key] ?? []) as Node[]
}

function literal(value: unknown): Type {
  if (Array.isArray(value))
    return value.length ? { text: `[\n${indented(value.map((one) => literal(one).text).join(',\n'))}\n]` } : { text: 'never[]' }
  if (value && typeof value === 'object') {
    const own = Object.entries(value).map(([name, of]) => `${property(name)}: ${literal(of).text};`)
    return own.length ? block(own) : { text: 'Record<string, never>' }
  }
  return typeof value === 'string' ? { text: JSON.stringify(value) } : keyword(String(value))
}

const union = (types: readonly Type[]): Type => joined(types, ' | ', 'union')
const intersection = (types: readonly Type[]): Type => joined(types, ' & ', 'intersection')

function joined(types: readonly Type[], by: string, form: 'union' | 'intersection'): Type {
  const [first = keyword('never')] = types
  if (types.length < 2) return first
  const seen = new Set<string>()
  const distinct = types.filter(({ text, form: of }) => of !== 'keyword' || /^-?\d/.test(text) || (!seen.has(text) && seen.add(text)))
  return { text: distinct.map(inside).join(by), form }
}

/** Adds parentheses if the type consists of several. */
const inside = ({ text, form }: Type): string => (form === 'union' || form === 'intersection' ? `(${text})` : text)

const arrayOf = (item: Type): Type => ({ text: `${inside(item)}[]` })

const property = (name: string): string =>
  /^[A-Za-z_$][A-Za-z_$0-9]*$/.test(name) || String(Number(name)) === name ? name : JSON.stringify(name)

export function member(name: string, described: Node, { text }: { text: string }, isRequired: boolean): string {
  return `${comment(described)}${property(name)}${isRequired ? '' : '?'}: ${text};`
}

export function block(lines: readonly string[]): Type {
  return { text: lines.length ? `{\n${lines.map(indented).join('\n')}\n}` : '{}' }
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, '    ')

/** The JSDoc comment of a node, which editors show. */
function comment(node: Node): string {
  const { title, summary, format, deprecated, examples, enum: values, type } = node
  const shown = (value: unknown): string =>
    (typeof value === 'object' ? JSON.stringify(value, null, 2) : `${value as string}`).trim().replace(/\r?\n/g, '\n *     ')
  const tags = ['description', 'default', 'example'].filter((key) => node[key] !== undefined && (node[key] !== '' || key !== 'description'))
  const lines = [
    ...[title, summary].filter(Boolean).map(shown),
    ...(format ? [`Format: ${shown(format)}`] : []),
    ...(deprecated ? ['@deprecated'] : []),
    ...tags.map((key) => `@${key} ${shown(node[key])}`),
    ...(Array.isArray(examples) ? examples.map((example) => `@example ${shown(example)}`) : []),
    ...('const' in node ? ['@constant'] : []),
    ...(values ? [`@enum {${type === undefined ? 'unknown' : [type as string | string[]].flat().join('|')}}`] : []),
  ]
  if (!lines.length) return ''
  const isShort = lines.length === 1 && !lines[0]?.includes('\n')
  const text = isShort
    ? `* ${lines[0]} `
    : `*\n${lines
        .map((line) => ` * ${line}`)
        .join('\n')
        .replace(/ +$/gm, '')}\n `
  return `/*${text.replaceAll('*/', '*\\/')}*/\n`
}
