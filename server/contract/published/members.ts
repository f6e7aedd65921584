// Query parameters that accept a list or another type: an object, such as `categories=1,2` and `categories[terms]=1,2`, or a boolean.
// Generated clients cannot choose between the two.
import { resolveRef, schemaAlternatives, typesOf } from '../documents.ts'
import type { OpenApiDocument, Parameter, Schema } from '../documents.ts'

/** Returns a list parameter, and a parameter for each member of the object. Returns parameters of other types unchanged. */
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

/** Adds words to the values of a list. */
function withWords({ items = {}, ...list }: Schema, words: readonly string[]): Schema {
  return { ...list, items: { ...items, enum: [...(items.enum ?? []), ...words] } }
}

function queryParameter(name: string, { $ref: _ref, description = '', ...schema }: Schema): Parameter {
  const isList = typesOf(schema).includes('array')
  return { name, in: 'query', description, ...(isList && { style: 'form', explode: false }), schema }
}

/** Moves the default to the description, because clients that send defaults would combine it with the list. */
function withoutDefault({ default: preset, description = '', ...schema }: Schema): Schema {
  return { ...schema, description: preset === undefined ? description : `${description} The default is \`${JSON.stringify(preset)}\`.` }
}
