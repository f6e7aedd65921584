// The query parameters by which lists are filtered by own fields, and what each compares.
import type { Parameter } from '../contract/documents.ts'
import type { Field, Fields } from './declarations.ts'
import { comparedWith } from './values.ts'

/** What a parameter requires of the value of its field. */
export type Comparison = '=' | 'in' | '>=' | '<=' | 'contains'

export interface FieldFilter {
  /** The name of the parameter. */
  parameter: string
  field: string
  comparison: Comparison
}

/** The filters of all fields. */
export function filtersOf(fields: Fields): FieldFilter[] {
  return Object.entries(fields).flatMap(([field, schema]) =>
    comparisonsOf(schema).map(([suffix, comparison]) => ({ parameter: field + suffix, field, comparison })),
  )
}

/** With the suffixes of the parameters. `in` also takes a single value, so it replaces `equals`. */
function comparisonsOf({ 'x-filter': filters = [] }: Field): [suffix: string, comparison: Comparison][] {
  const has = new Set(filters)
  return [
    ...(has.has('in') ? ([['', 'in']] as const) : has.has('equals') ? ([['', '=']] as const) : []),
    ...(has.has('range')
      ? ([
          ['_min', '>='],
          ['_max', '<='],
        ] as const)
      : []),
    ...(has.has('contains') ? ([['_contains', 'contains']] as const) : []),
  ].map(([suffix, comparison]) => [suffix, comparison])
}

const descriptions: Record<Comparison, (field: string) => string> = {
  '=': (field) => `Returns only items whose \`${field}\` is this value.`,
  in: (field) => `Returns only items whose \`${field}\` is one of these values.`,
  '>=': (field) => `Returns only items whose \`${field}\` is this value or more.`,
  '<=': (field) => `Returns only items whose \`${field}\` is this value or less.`,
  contains: (field) => `Returns only items whose \`${field}\` contains this value.`,
}

/** The parameter as the contract has it. */
export function parameterOf({ parameter: name, field, comparison }: FieldFilter, fields: Fields): Parameter {
  const schema = fields[field] ?? {}
  const value = comparedWith(comparison === 'contains' ? (schema.items ?? { type: 'string', maxLength: 200 }) : schema)
  return {
    name,
    in: 'query',
    description: descriptions[comparison](field),
    ...(comparison === 'in'
      ? { style: 'form', explode: false, schema: { type: 'array', uniqueItems: true, maxItems: 100, 'x-commas': true, items: value } }
      : { schema: value }),
  }
}

/** The parameters of a list that has only one order otherwise. They have no defaults, so that lists that do not name them are found as before. */
export const orderParameters = (fields: readonly string[]): Parameter[] => [
  {
    name: 'orderby',
    in: 'query',
    description: 'The field to sort by, in place of the usual order.',
    schema: { type: 'string', enum: [...fields], example: fields[0] },
  },
  {
    name: 'order',
    in: 'query',
    description: 'The sort direction, with `orderby`. By default, the list is ascending.',
    schema: { type: 'string', enum: ['asc', 'desc'], example: 'desc' },
  },
]
