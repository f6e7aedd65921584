// Declarations as JSON.
import type { Declarations, Fields } from './declarations.ts'

type Stored = Omit<Declarations, 'fields'> & { fields: [string, Fields][] }

/** Equal declarations have equal texts. */
export const textOf = (declarations: Declarations): string => JSON.stringify({ ...declarations, fields: [...declarations.fields] })

export function declarationsIn(text: string): Declarations {
  const { fields, ...others } = JSON.parse(text) as Stored
  return { ...others, fields: new Map(fields) }
}
