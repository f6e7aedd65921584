// Checks attributes against the schemas of a kind of blocks.
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { invalidParam } from '../../contract/api-error.ts'
import type { AttributeSchema } from '../../declarations/declarations.ts'
import { valueSchema } from '../../declarations/described-blocks.ts'
import type { BlockKind } from '../../declarations/described-blocks.ts'
import type { BlockAttributes } from '../attributes.ts'
import { blockTypes } from './block-types.ts'

/** Whether values of other types are converted, because query parameters are text. */
type Conversion = 'coerced' | 'exact'

const compilers = new Map<Conversion, Promise<Ajv2020>>()
const validators = { coerced: new WeakMap<object, ValidateFunction>(), exact: new WeakMap<object, ValidateFunction>() }

/** Returns validators of the attributes of kinds, which report all problems. */
export const attributeValidators = (): Promise<(kind: Pick<BlockKind, 'attributes'>) => ValidateFunction> => validatorsOf('exact')

/** Coerces attributes to the types of their schemas. Throws a 400. Ignores those of unknown blocks. */
export async function checkAttributes(name: string, attributes: BlockAttributes): Promise<BlockAttributes> {
  const type = blockTypes().get(name)
  if (!type) return {}
  const checked = Object.fromEntries(
    Object.entries(structuredClone(attributes)).map(([key, value]) => [key, coerceBoolean(value, type.attributes[key])]),
  )
  const isValid = (await validatorsOf('coerced'))(type)
  if (isValid(checked)) return checked
  throw invalidParam('attributes', `is invalid: ${describeProblem(isValid.errors?.[0], name)}`)
}

/** `1` and `0` are booleans in query parameters. */
const coerceBoolean = (value: unknown, schema: AttributeSchema | undefined): unknown =>
  schema?.['type'] === 'boolean' && (value === '1' || value === '0') ? value === '1' : value

/** What is wrong with an attribute, as in "level must be number". `path` is where the attributes are. */
export function describeProblem(error: ErrorObject | undefined, block: string, path = ''): string {
  const { instancePath = '', message = 'is not valid', params = {} } = error ?? {}
  const { additionalProperty, allowedValues } = params as { additionalProperty?: string; allowedValues?: unknown[] }
  if (additionalProperty !== undefined && !instancePath) return `the block ${block} has no attribute ${additionalProperty}`
  const values = allowedValues ? `: ${allowedValues.join(', ')}` : ''
  return `${path}${instancePath.slice(1).replaceAll('/', '.')} ${message}${values}`
}

async function validatorsOf(conversion: Conversion): Promise<(kind: Pick<BlockKind, 'attributes'>) => ValidateFunction> {
  const compiler = compilers.get(conversion) ?? createCompiler(conversion)
  compilers.set(conversion, compiler)
  const ajv = await compiler
  return ({ attributes }) => {
    const validate = validators[conversion].get(attributes) ?? ajv.compile(schemaOf(attributes))
    validators[conversion].set(attributes, validate)
    return validate
  }
}

async function createCompiler(conversion: Conversion): Promise<Ajv2020> {
  // Loaded when the first block is checked, because it takes time and memory.
  const [{ Ajv2020 }, { default: addFormats }] = await Promise.all([import('ajv/dist/2020.js'), import('ajv-formats')])
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    coerceTypes: conversion === 'coerced',
    allErrors: conversion === 'exact',
    validateSchema: false,
  })
  return addFormats.default(ajv)
}

const schemaOf = (attributes: BlockKind['attributes']): object => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(attributes).map(([name, schema]) => [name, valueSchema(schema)])),
  additionalProperties: false,
})
