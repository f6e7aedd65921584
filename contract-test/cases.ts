// The requests for testing an operation: a valid one, edge cases, and invalid ones that break one rule each.
import { jsonBodyOf, whole } from './documents.ts'
import type { Operation, Parameter, Schema } from './documents.ts'
import { isFormText, isSendable, pathOf } from './exchange.ts'
import type { Content, Draft } from './exchange.ts'
import { namesIn } from './routes.ts'
import type { Stage } from './test-resources.ts'
import { brokenValues, validValues } from './values.ts'
import type { Due } from './verdict.ts'

export interface Case {
  title: string
  due: Due
  /** The parameter that the error must name. */
  names?: string
  draft(stage: Stage): Draft
}

const UNKNOWN_ID = '2147483646'
const UNKNOWN_NAME = 'contract-test-no-such-thing'

export function casesOf(operation: Operation): Case[] {
  return [
    ...credentialCases(operation),
    ...pathCases(operation),
    ...operation.parameters.filter((one) => one.in === 'query').flatMap((parameter) => queryCases(operation, parameter)),
    ...bodyCases(operation),
    { title: 'a valid request', due: 'success', draft: ({ draft }) => draft },
  ]
}

function credentialCases({ isOpen }: Operation): Case[] {
  const wrong: Case = { title: 'wrong credentials', due: 'unauthorized', draft: ({ draft }) => ({ ...draft, as: 'stranger' }) }
  return isOpen ? [wrong] : [wrong, { title: 'no credentials', due: 'unauthorized', draft: ({ draft }) => ({ ...draft, as: 'nobody' }) }]
}

function pathCases(operation: Operation): Case[] {
  const names = namesIn(operation.route)
  const parameters = operation.parameters.filter((one) => one.in === 'path')
  const at =
    (name: string, value: string) =>
    (stage: Stage): Draft => ({ ...stage.draft, path: pathOf(operation, { ...stage.values, [name]: value }) })
  return names.flatMap((name) => {
    const schema = parameters.find((one) => one.name === name)?.schema ?? {}
    const isNumber = schemaIsNumber(operation, schema)
    const broken = brokenValues(operation.document, schema).filter(
      ({ value }) => (isNumber ? ['number', 'string'] : ['string']).includes(typeof value) && !['', '.', '..'].includes(String(value)),
    )
    const unknown: Case[] =
      '404' in operation.responses
        ? [{ title: `unknown ${name}`, due: 'refusal', draft: at(name, isNumber ? UNKNOWN_ID : UNKNOWN_NAME) }]
        : []
    return [
      ...unknown,
      ...broken.map(({ what, value }): Case => ({ title: `${name} ${what}`, due: 'unrouted', draft: at(name, String(value)) })),
    ]
  })
}

function schemaIsNumber({ document }: Operation, schema: Schema): boolean {
  return ['integer', 'number'].includes(String(whole(document, schema).type))
}

function queryCases({ document }: Operation, { name, required, schema = {} }: Parameter): Case[] {
  const set =
    (value: unknown) =>
    ({ draft }: Stage): Draft => ({ ...draft, query: { ...draft.query, [name]: value } })
  return [
    ...(required
      ? [
          {
            title: `without ${name}`,
            due: 'refusal' as const,
            names: name,
            draft: ({ draft }: Stage): Draft => ({
              ...draft,
              query: Object.fromEntries(Object.entries(draft.query).filter(([key]) => key !== name)),
            }),
          },
        ]
      : []),
    ...validValues(document, schema)
      .filter(({ value }) => isSendable(value))
      .map(({ what, value }): Case => ({ title: `${name} ${what}`, due: 'allowed', draft: set(value) })),
    ...brokenValues(document, schema)
      .filter(({ value }) => isSendable(value))
      .map(({ what, value }): Case => ({ title: `${name} ${what}`, due: 'refusal', names: name, draft: set(value) })),
  ]
}

function bodyCases(operation: Operation): Case[] {
  const { document, body } = operation
  const schema = jsonBodyOf(operation)?.schema
  if (!body || !schema) return []
  const { properties = {}, required = [] } = whole(document, schema)
  const types = Object.keys(body.content)
  const isNothingEnough = !body.isRequired || (!required.length && Object.keys(properties).length > 0)
  return [
    ...Object.entries(properties).flatMap(([name, property]) => fieldCases(operation, name, property)),
    ...required.map((name): Case => ({
      title: `without ${name}`,
      due: 'refusal',
      names: name,
      draft: changing((fields) => Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))),
    })),
    ...(types.includes('*/*')
      ? []
      : [
          {
            title: 'malformed JSON',
            due: 'refusal' as const,
            draft: ({ draft }: Stage): Draft => ({ ...draft, content: { type: 'application/json', raw: '{"title": "cut' } }),
          },
        ]),
    // A body with another content type counts as missing.
    ...(types.includes('*/*')
      ? []
      : [
          {
            title: 'a body with another content type',
            due: isNothingEnough ? ('allowed' as const) : ('refusal' as const),
            draft: ({ draft }: Stage): Draft => ({
              ...draft,
              content: { type: 'text/plain', raw: JSON.stringify(draft.content && 'json' in draft.content ? draft.content.json : {}) },
            }),
          },
        ]),
  ]
}

function fieldCases({ document, body }: Operation, name: string, property: Schema): Case[] {
  const isCarried = body && 'multipart/form-data' in body.content ? ({ value }: { value: unknown }) => isFormText(value) : () => true
  const set = (value: unknown) => changing((fields) => ({ ...fields, [name]: value }))
  return [
    ...validValues(document, property)
      .filter(isCarried)
      .map(({ what, value }): Case => ({ title: `${name} ${what}`, due: 'allowed', draft: set(value) })),
    ...brokenValues(document, property)
      .filter(isCarried)
      .map(({ what, value }): Case => ({ title: `${name} ${what}`, due: 'refusal', names: name, draft: set(value) })),
  ]
}

/** Returns the valid request with changed fields in its body. */
function changing(change: (fields: Record<string, unknown>) => Record<string, unknown>): Case['draft'] {
  return ({ draft }) => ({ ...draft, content: changed(draft.content, change) })
}

function changed(content: Content | undefined, change: (fields: Record<string, unknown>) => Record<string, unknown>): Content {
  if (content && 'form' in content) return { form: { ...content.form, fields: change(content.form.fields) } }
  return { json: change(content && 'json' in content ? (content.json as Record<string, unknown>) : {}) }
}
