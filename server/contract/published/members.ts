// Query parameters that take a list or something else: an object, such as `categories=1,2` and `categories[terms]=1,2`, or a boolean.
// Programs that read or write queries by a schema cannot choose between the two.
import { resolveRef, schemaAlternatives, typesOf } from '../documents.ts'
import type { OpenApiDocument, Parameter, Schema } from '../documents.ts'

/** Returns a list, a list and a parameter for each member of the object, or a parameter of another type unchanged. */
export function withMembers(document: OpenApiDocument, parameter: Parameter): Parameter[] {
  const { name, in: place, description = '', schema = {} } = resolveRef(document, parameter)
  const forms = schemaAlternatives(document, schema)
  const [list, object, boolean] = ['array', 'object', 'boolean'].map((type) => forms.find((form) => typesOf(form).includes(type)))
  if (place !== 'query' || !list) return [parameter]
  if (boolean) return [queryParameter(name, { ...withWords(list, ['true', 'false']), description })]
  if (!object?.properties) return [parameter]
  const members = Object.entries(object.properties).map(([member, property]) =>
    queryParameter(`${name}[${member}]`, withoutDefault(resolveRef(document, property))),
  )
  return [queryParameter(name, { ...list, description: `${description} Cannot be combined with \`${members[0]?.name}\`.` }), ...members]
}

/** The list with the words of another type among its values. */
function withWords({ items = {}, ...list }: Schema, words: readonly string[]): Schema {
  return { ...list, items: { ...items, enum: [...(items.enum ?? []), ...words] } }
}

function queryParameter(name: string, { $ref: _ref, description = '', ...schema }: Schema): Parameter {
  const isList = typesOf(schema).includes('array')
  return { name, in: 'query', description, ...(isList && { style: 'form', explode: false }), schema }
}

/** Programs that send the default with each request would combine it with the list. */
function withoutDefault({ default: preset, description = '', ...schema }: Schema): Schema {
  return { ...schema, description: preset === undefined ? description : `${description} The default is \`${JSON.stringify(preset)}\`.` }
}
