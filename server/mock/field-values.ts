// Lifelike values of own fields, made from their schemas.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Schema } from '../contract/documents.ts'
import type { Fields } from '../declarations/declarations.ts'
import { exampleOf, withoutExtensions } from '../declarations/values.ts'
import { sentences, subjects } from './texts.ts'

/** The values of the fields of an item, by its number. Fields whose schema no value is known for stay empty. */
export function createFieldValues(fields: Fields): (number: number) => object {
  const ajv = new Ajv2020({ strict: false, formats: { html: true } })
  addFormats.default(ajv)
  const makers = Object.entries(fields)
    // What a reference leads to, and which values are taken, is not in the schema.
    .filter(([, field]) => !('x-refers-to' in field) && !('x-unique' in field))
    .map(([name, field]) => {
      const isValid = ajv.compile(withoutExtensions(field))
      const value = (number: number): unknown =>
        [valueOf(field, number), field.example, field.default].find((one) => one !== undefined && isValid(one))
      return [name, value] as const
    })
  return (number) => {
    const values = makers.map(([name, value]): [string, unknown] => [name, value(number)])
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }
}

const DAY_MS = 24 * 60 * 60_000

function valueOf(schema: Schema & { minItems?: number }, number: number): unknown {
  const { type, format, enum: values, items, properties = {}, minimum = 1, maximum = minimum + 10, minItems = 0, maxItems = 3 } = schema
  if (values) return values[number % values.length]
  switch (type) {
    case 'boolean':
      return number % 2 === 0
    case 'integer':
      return Math.ceil(minimum) + (number % Math.max(1, Math.floor(maximum) - Math.ceil(minimum) + 1))
    case 'number':
      return minimum + ((maximum - minimum) * (number % 8)) / 8
    case 'array':
      return Array.from({ length: Math.min(maxItems, Math.max(minItems, 3)) }, (_none, index) => items && valueOf(items, number + index))
    case 'object':
      return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valueOf(property, number)]))
    default:
      return textOf(schema, format, number)
  }
}

function textOf(schema: Schema, format: string | undefined, number: number): unknown {
  const day = new Date(Date.UTC(2026, 0, 1) + number * DAY_MS).toISOString()
  if (format === 'date') return day.slice(0, 10)
  if (format === 'date-time') return `${day.slice(0, 19)}Z`
  if (format === 'html') return sentences[number % sentences.length]
  if (format !== undefined || schema.pattern !== undefined) return exampleOf(schema)
  return subjects[number % subjects.length]?.slice(0, schema.maxLength)
}
