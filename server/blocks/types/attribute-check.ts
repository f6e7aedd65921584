// Checks attributes against the schemas of a block type.
import type { ValidateFunction } from 'ajv'
import { invalidParam } from '../../contract/api-error.ts'
import type { BlockAttributes } from '../attributes.ts'
import { blockTypes } from './block-types.ts'
import type { BlockType } from './block-types.ts'
import type { AttributeSchema } from './supported-attributes.ts'

/** The keywords of a schema that restrict a value. The others say where an editor finds it. */
const LIMITS = ['type', 'enum', 'minimum', 'maximum', 'items', 'properties'] as const

const validators = new WeakMap<BlockType, Promise<ValidateFunction>>()

/** Coerces attributes to the types of their schemas, because query parameters are text. Throws a 400. Ignores those of unknown blocks. */
export async function checkAttributes(name: string, attributes: BlockAttributes): Promise<BlockAttributes> {
  const type = blockTypes().get(name)
  if (!type) return {}
  const validate = validators.get(type) ?? compileValidator(type)
  validators.set(type, validate)
  const checked = Object.fromEntries(
    Object.entries(structuredClone(attributes)).map(([key, value]) => [key, coerceBoolean(value, type.attributes[key])]),
  )
  const isValid = await validate
  if (isValid(checked)) return checked
  const [error] = isValid.errors ?? []
  throw invalidParam('attributes', describeProblem(error, type))
}

/** `1` and `0` are booleans in query parameters. */
const coerceBoolean = (value: unknown, schema: AttributeSchema | undefined): unknown =>
  schema?.['type'] === 'boolean' && (value === '1' || value === '0') ? value === '1' : value

function describeProblem(error: NonNullable<ValidateFunction['errors']>[number] | undefined, { name }: BlockType): string {
  const { instancePath = '', message = 'is not valid', params = {} } = error ?? {}
  const { additionalProperty, allowedValues } = params as { additionalProperty?: string; allowedValues?: unknown[] }
  if (additionalProperty !== undefined) return `is invalid: the block ${name} has no attribute ${additionalProperty}`
  const values = allowedValues ? `: ${allowedValues.join(', ')}` : ''
  return `is invalid: ${instancePath.slice(1).replaceAll('/', '.')} ${message}${values}`
}

async function compileValidator({ attributes }: BlockType): Promise<ValidateFunction> {
  // Loaded when the first block is checked, because it takes time and memory.
  const { Ajv2020 } = await import('ajv/dist/2020.js')
  const ajv = new Ajv2020({ strict: false, strictNumbers: true, coerceTypes: true, validateSchema: false })
  const properties = Object.fromEntries(Object.entries(attributes).map(([name, schema]) => [name, limitsOf(schema)]))
  return ajv.compile({ type: 'object', properties, additionalProperties: false })
}

/** Rich text is a string. An attribute whose default is null can be null. */
function limitsOf(schema: AttributeSchema): object {
  const limits = Object.fromEntries(LIMITS.flatMap((keyword) => (keyword in schema ? [[keyword, schema[keyword]]] : [])))
  const type = limits['type'] === 'rich-text' ? 'string' : limits['type']
  return { ...limits, ...(type !== undefined && { type: schema['default'] === null ? [type, 'null'].flat() : type }) }
}
