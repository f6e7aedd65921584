// Query parameters that take a list or an object, such as `categories=1,2` and `categories[terms]=1,2`.
import { resolveRef, typesOf } from '../documents.ts'
import type { OpenApiDocument, Parameter, Schema } from '../documents.ts'

/** Returns the list as one parameter, and each member of the object as a parameter of its own. Returns other parameters unchanged. */
export function withMembers(document: OpenApiDocument, parameter: Parameter): Parameter[] {
  const { name, in: place, description = '', schema = {} } = resolveRef(document, parameter)
  const forms = resolveRef(document, schema).oneOf?.map((form) => resolveRef(document, form))
  const [list, object] = ['array', 'object'].map((type) => forms?.find((form) => typesOf(form).includes(type)))
  if (place !== 'query' || !list || !object?.properties) return [parameter]
  const members = Object.entries(object.properties).map(([member, property]) =>
    queryParameter(`${name}[${member}]`, withoutDefault(resolveRef(document, property))),
  )
  return [queryParameter(name, { ...list, description: `${description} Cannot be combined with \`${members[0]?.name}\`.` }), ...members]
}

function queryParameter(name: string, { $ref: _ref, description = '', ...schema }: Schema): Parameter {
  const isList = typesOf(schema).includes('array')
  return { name, in: 'query', description, ...(isList && { style: 'form', explode: false }), schema }
}

/** Programs that send the default with each request would combine it with the list. */
function withoutDefault({ default: preset, description = '', ...schema }: Schema): Schema {
  return { ...schema, description: preset === undefined ? description : `${description} The default is \`${JSON.stringify(preset)}\`.` }
}
