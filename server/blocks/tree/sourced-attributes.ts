// Reads the attributes that are a part of the HTML of a block, such as the text of a paragraph, as its type describes it.
import { selectAll, selectOne } from 'css-select'
import { parseDocument } from 'htmlparser2'
import type { AttributeSchema } from '../../declarations/declarations.ts'

type Parent = ReturnType<typeof parseDocument>
type Element = Extract<Parent['children'][number], { attribs: unknown }>

/** HTML, and what it was parsed to. */
interface Parsed {
  html: string
  root: Parent | Element
}

/** Returns the attributes that have a value in the HTML. */
export function attributesInHtml(html: string, schemas: Readonly<Record<string, AttributeSchema>>): Record<string, unknown> {
  const sourced = Object.entries(schemas).filter(([, { source }]) => source !== undefined)
  if (!sourced.length) return {}
  const parsed: Parsed = { html, root: parseDocument(html, { withStartIndices: true, withEndIndices: true }) }
  return valuesOf(sourced, parsed)
}

function valuesOf(schemas: readonly [string, AttributeSchema][], within: Parsed): Record<string, unknown> {
  return Object.fromEntries(
    schemas.flatMap(([name, schema]) => {
      const value = valueOf(schema, within)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function valueOf(schema: AttributeSchema, within: Parsed): unknown {
  const { source, selector, attribute, query, multiline } = schema
  if (source === 'raw') return within.html.trim()
  if (source === 'query')
    return selectAll(String(selector), within.root).map((root) =>
      valuesOf(Object.entries((query ?? {}) as Record<string, AttributeSchema>), { ...within, root }),
    )
  const found = typeof selector === 'string' ? selectOne<Parent | Element, Element>(selector, within.root) : within.root
  if (!found) return undefined
  if (source === 'attribute') return 'attribs' in found ? attributeValue(found.attribs[String(attribute)], schema) : undefined
  if (source === 'tag') return 'name' in found ? found.name : undefined
  return innerHtml(found, within.html, typeof multiline === 'string' ? multiline : undefined)
}

/** Booleans are true if the attribute is there. */
function attributeValue(value: string | undefined, { type }: AttributeSchema): unknown {
  if (type === 'boolean') return value !== undefined
  return value !== undefined && type === 'number' ? Number(value) : value
}

/** The HTML as it is written. With `multiline`, only the elements with this name. */
function innerHtml({ children }: Parent | Element, html: string, multiline: string | undefined): string {
  const shown = multiline === undefined ? children : children.filter((child) => 'name' in child && child.name === multiline)
  return shown.map(({ startIndex, endIndex }) => html.slice(startIndex ?? 0, (endIndex ?? -1) + 1)).join('')
}
