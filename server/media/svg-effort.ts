// Counts the elements that a browser draws for an SVG, including copies by reference. A few lines can draw 10^25 elements.

export type Attribute = [name: string, value: string]

/** The SVG draws too many elements, or its parts contain each other. */
export class DrawsTooMuchError extends Error {}

/** The number of elements, including copies. */
export const MAX_DRAWN = 50_000
/** The depth of elements and references. */
const MAX_NESTING = 1_000
/** The number of possible values of one property. */
const MAX_POSSIBLE_PAINTS = 50

/** Matches references such as `url(#shade)`. */
export const URL_OF_PART = /(?<![\w-])url\(\s*(["']?)#([\w.-]+)\1\s*\)/gi

/** The properties that elements inherit. Each vertex of a line has a marker. */
const INHERITED: readonly string[] = ['fill', 'stroke', 'marker', 'marker-start', 'marker-mid', 'marker-end']
const AT_VERTICES: readonly string[] = ['marker', 'marker-mid']

/** Elements that are painted. Other elements contain these, or describe paints. */
const PAINTED: ReadonlySet<string> = new Set('path rect circle ellipse line polyline polygon text tspan textPath use'.split(' '))

/** Values that certainly replace an inherited one. Browsers ignore invalid ones. */
const PAINT =
  /^\s*(?:none|transparent|currentcolor|black|white|gray|silver|red|green|blue|yellow|orange|purple|navy|#[\da-f]{3}|#[\da-f]{6}|url\(#[\w.-]+\))\s*$/i
/** Declarations that could take precedence over later ones. */
const PRECEDENCE = /important|\ball\b/i

/** The referenced IDs of each inherited property. */
type Paints = ReadonlyMap<string, readonly string[]>

interface Drawn {
  elements: number
  vertices: number
}

interface Element {
  children: Element[]
  isPainted: boolean
  /** 0 for the stops of a gradient, which are drawn at once. */
  weight: 0 | 1
  vertices: number
  paints: Paints
  /** The IDs of masks, filters and clipping paths. */
  effects: readonly string[]
  /** The ID of the copied element. */
  source: string | undefined
  drawn?: Drawn | 'being counted'
}

const nothing: Drawn = { elements: 0, vertices: 0 }

/** Built while the SVG is read. */
export class DrawingEffort {
  readonly #byId = new Map<string, Element>()
  readonly #open: Element[] = [
    { children: [], isPainted: false, weight: 0, vertices: 0, paints: new Map(), effects: [], source: undefined },
  ]
  readonly #paintCosts = new Map<Paints, { each: number; atVertices: number }>()
  #count = 0

  open(name: string, attributes: readonly Attribute[]): void {
    if (++this.#count > MAX_DRAWN) throw new DrawsTooMuchError()
    const parent = this.#open.at(-1) as Element
    const given = new Map(attributes)
    const element = {
      children: [],
      isPainted: PAINTED.has(name),
      weight: name === 'stop' ? (0 as const) : (1 as const),
      vertices: verticesIn(given.get('d') ?? given.get('points')),
      ...referencesIn(given, parent.paints),
      source: (given.get('href') ?? given.get('xlink:href'))?.trim().slice(1),
    }
    parent.children.push(element)
    this.#open.push(element)
    const id = given.get('id')
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element)
  }

  close(): void {
    this.#open.pop()
  }

  assertLimited(): void {
    const [root] = this.#open
    if (root && this.#drawnBy(root, 0).elements > MAX_DRAWN) throw new DrawsTooMuchError()
  }

  #drawnBy(element: Element, nesting: number): Drawn {
    if (element.drawn === 'being counted' || nesting > MAX_NESTING) throw new DrawsTooMuchError()
    if (element.drawn) return element.drawn
    element.drawn = 'being counted'
    const { isPainted, weight, vertices, effects, paints, source } = element
    const copy = source === undefined ? nothing : this.#drawnById(source, nesting)
    const { each, atVertices } = isPainted ? this.#costOf(paints, nesting) : { each: 0, atVertices: 0 }
    const around = effects.reduce((sum, id) => sum + this.#drawnById(id, nesting).elements, 0)
    const drawn = {
      elements: around + (weight + copy.elements) * (1 + each) + (vertices + copy.vertices) * atVertices,
      vertices: vertices + copy.vertices,
    }
    for (const child of element.children) {
      const { elements, vertices: further } = this.#drawnBy(child, nesting + 1)
      drawn.elements += elements
      drawn.vertices += further
    }
    return (element.drawn = drawn)
  }

  #drawnById(id: string, nesting: number): Drawn {
    const element = this.#byId.get(id)
    return element ? this.#drawnBy(element, nesting + 1) : nothing
  }

  #costOf(paints: Paints, nesting: number): { each: number; atVertices: number } {
    const known = this.#paintCosts.get(paints)
    if (known) return known
    const cost = { each: 0, atVertices: 0 }
    for (const [property, ids] of paints)
      for (const id of ids) cost[AT_VERTICES.includes(property) ? 'atVertices' : 'each'] += this.#drawnById(id, nesting).elements
    this.#paintCosts.set(paints, cost)
    return cost
  }
}

function referencesIn(attributes: ReadonlyMap<string, string>, inherited: Paints): Pick<Element, 'paints' | 'effects'> {
  const style = attributes.get('style') ?? ''
  const declarations = [...attributes, ...style.split(';').map(declarationIn)]
  const isCertain = !PRECEDENCE.test(style)
  const effects: string[] = []
  let paints: Map<string, readonly string[]> | undefined
  for (const [property, value] of declarations) {
    const isInherited = INHERITED.includes(property)
    const ids = property === 'style' ? [] : idsIn(value)
    if (!isInherited) effects.push(...ids)
    else if (ids.length || inherited.has(property)) {
      paints ??= new Map(inherited)
      const others = isCertain && PAINT.test(value) ? [] : (paints.get(property) ?? [])
      const possible = [...new Set([...others, ...ids])]
      if (possible.length > MAX_POSSIBLE_PAINTS) throw new DrawsTooMuchError()
      paints.set(property, possible)
    }
  }
  return { paints: paints ?? inherited, effects: [...new Set(effects)] }
}

function declarationIn(text: string): Attribute {
  const colon = text.indexOf(':')
  return [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1)]
}

const idsIn = (value: string): string[] => (value.includes('(') ? Array.from(value.matchAll(URL_OF_PART), ([, , id = '']) => id) : [])

/** Returns the maximum number of vertices: each has a number or closes a line. */
function verticesIn(line = ''): number {
  let count = 0
  let isInNumber = false
  for (let index = 0; index < line.length; index++) {
    const code = line.charCodeAt(index)
    const isDigit = code >= 48 && code <= 57
    if ((isDigit && !isInNumber) || code === 90 || code === 122) count++
    isInNumber = isDigit
  }
  return count
}
