// Declarations as JSON.
import type { Declarations, Fields } from './declarations.ts'

type Stored = Omit<Declarations, 'blocks' | 'fields'> & { blocks?: Declarations['blocks']; fields: [string, Fields][] }

/** Equal declarations have equal texts. Without own blocks, the text is that of versions that had none. */
export function textOf({ blocks, fields, ...others }: Declarations): string {
  return JSON.stringify({ ...others, ...(blocks.length && { blocks }), fields: [...fields] })
}

export function declarationsIn(text: string): Declarations {
  const { fields, ...others } = JSON.parse(text) as Stored
  return { blocks: [], ...others, fields: new Map(fields) }
}
