// The own fields of series, and of the events that are made of them: exceptions, and series that continue others.
import { isDeepStrictEqual } from 'node:util'
import type { Fields } from '../declarations/declarations.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { wordsIn } from '../lists/field-words.ts'

type Values = Readonly<Record<string, unknown>>
type Columns = Pick<ContentRow, 'meta' | 'words'>

const valuesOf = ({ meta }: Pick<ContentRow, 'meta'>): Values => JSON.parse(meta) as Values

/** The values of a unique field belong to the series alone. */
const isUnique = (name: string, fields: Fields): boolean => fields[name]?.['x-unique'] === true

const columnsOf = (values: Values, fields: Fields): Columns => ({ meta: JSON.stringify(values), words: wordsIn(values, fields) })

/** What an event that is made of a series has of its fields. */
export function copiedFields(series: ContentRow, fields: Fields = {}): Partial<Columns> {
  const values = Object.entries(valuesOf(series))
  const shared = values.filter(([name]) => !isUnique(name, fields))
  return shared.length === values.length ? {} : columnsOf(Object.fromEntries(shared), fields)
}

/** What a request changes of these fields: programs send back what they have read of an occurrence. */
export function ownFieldsOf(given: Values, series: ContentRow, fields: Fields = {}): Values {
  const known = valuesOf(series)
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => !isUnique(name, fields) || value !== known[name]))
}

/** The fields of an exception after a change of its series: those follow that were as in the series. Undefined if none does. */
export function followedFields(
  exception: Pick<ContentRow, 'meta'>,
  before: ContentRow,
  after: ContentRow,
  fields: Fields = {},
): Columns | undefined {
  const [own, former, now] = [valuesOf(exception), valuesOf(before), valuesOf(after)]
  const following = [...new Set([...Object.keys(former), ...Object.keys(now)])].filter(
    (name) => !isUnique(name, fields) && !isDeepStrictEqual(former[name], now[name]) && isDeepStrictEqual(own[name], former[name]),
  )
  if (!following.length) return undefined
  const kept = Object.entries(own).filter(([name]) => !following.includes(name))
  const taken = Object.entries(now).filter(([name]) => following.includes(name))
  return columnsOf(Object.fromEntries([...kept, ...taken]), fields)
}
