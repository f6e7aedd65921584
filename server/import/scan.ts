// The first pass over a file: checks that it is readable to the end, and collects its authors and terms.
import { slugFrom } from '../rendering/slug.ts'
import { cleanLogin, itemFrom, metaIn, skipReason } from './item.ts'
import type { Item } from './item.ts'
import { ownValuesOf } from './own-fields.ts'
import type { OwnValues } from './own-fields.ts'
import { keptTerm } from './kept.ts'
import type { KeptElement } from './kept.ts'
import { createSkipCounter } from './skipped.ts'
import type { Skipped } from './skipped.ts'
import { isColumnTaxonomy, taxonomyOf } from './type-map.ts'
import type { TypeMap } from './type-map.ts'
import { collectTranslations, isMarkTaxonomy } from './translation-marks.ts'
import type { Translations } from './translation-marks.ts'
import { termKey } from './reference-keys.ts'
import { describeTooLong } from './text-lengths.ts'
import { textOf } from './element.ts'
import type { Element } from './element.ts'
import { channelElements } from './wxr.ts'

export interface Author {
  login: string
  email: string
  name: string
  firstName: string
  lastName: string
}

export interface Term {
  /** The key for references within the file; empty for a term without an ID. */
  key: string
  taxonomy: string
  slug: string
  name: string
  description: string
  /** A slug of the same taxonomy, or empty. */
  parent: string
  own: OwnValues
}

export interface Scan {
  authors: Author[]
  terms: Term[]
  /** The number of items to import. */
  items: number
  /** Terms of taxonomies that the service does not have. */
  kept: KeptElement[]
  skipped: Skipped[]
  translations: Translations
}

/** How many values of a field are reported with their items. */
const MAX_REPORTED_VALUES = 20

const itemName = ({ texts: { title }, slug }: Item): string => (title || slug ? `"${title || slug}"` : 'an item without a title')

export async function scan(file: string, map: TypeMap, onProgress: (items: number) => void = () => undefined): Promise<Scan> {
  const authors = new Map<string, Author>()
  const terms = new Map<string, Term>()
  const { skip, all } = createSkipCounter()
  const skippedTerms = new Set<string>()
  const reportedValues = new Map<string, number>()
  const taxonomies = new Set(map.taxonomies.values())
  const translations = collectTranslations(map.languages)
  const kept: KeptElement[] = []
  let items = 0

  for await (const element of channelElements(file)) {
    if (element.name === 'wp:author') addAuthor(authorFrom(element))
    else if (element.name === 'item') addItem(itemFrom(element, map))
    else {
      const term = termFrom(element, map)
      if (addTerm(term)) kept.push(keptTerm(element))
    }
  }
  return { authors: [...authors.values()], terms: [...terms.values()], items, kept, skipped: all(), translations: translations.all() }

  function addAuthor(author: Author): void {
    if (author.login) authors.set(author.login, author)
  }

  function addItem(item: Item): void {
    const reason = skipReason(item, map)
    if (reason) return skip(item.type || 'item without a type', reason)
    onProgress(++items)
    translations.add(item)
    reportOwn(item.type, itemName(item), item.own)
    const comments = item.kept.filter(({ name }) => name === 'wp:comment').length
    if (comments) skip('comment', 'comments are not imported', comments)
    if (item.creator && !authors.has(item.creator))
      addAuthor({ login: item.creator, email: '', name: item.creator, firstName: '', lastName: '' })
    for (const { taxonomy, slug, name } of item.terms)
      if (!terms.has(`${taxonomy} ${slug}`))
        addTerm({ key: '', taxonomy, slug, name: name || slug, description: '', parent: '', own: ownValuesOf(new Map()) })
  }

  /** The first values are reported one by one. */
  function reportOwn(of: string, name: string, { problems }: OwnValues): void {
    for (const { field, problem } of problems) {
      const what = `${field} of ${of}`
      const count = (reportedValues.get(what) ?? 0) + 1
      reportedValues.set(what, count)
      skip(what, count > MAX_REPORTED_VALUES ? 'further values that do not fit the schema of the field' : `${name}: ${problem}`)
    }
  }

  /** Returns whether the term is skipped. */
  function addTerm(term: Term | undefined): boolean {
    if (!term?.slug || isColumnTaxonomy(term.taxonomy) || isMarkTaxonomy(term.taxonomy)) return false
    const key = `${term.taxonomy} ${term.slug}`
    const reason = taxonomies.has(term.taxonomy) ? checkLengths(term) : 'this taxonomy is not imported'
    if (!reason) {
      terms.set(key, term)
      reportOwn(term.taxonomy, term.name, term.own)
    } else if (!skippedTerms.has(key)) {
      skippedTerms.add(key)
      skip(`term of ${term.taxonomy}`, reason)
    }
    return reason !== undefined
  }
}

function checkLengths({ name, description }: Term): string | undefined {
  return describeTooLong([
    ['name', 'line', name],
    ['description', 'summary', description],
  ])
}

function authorFrom(element: Element): Author {
  const text = (name: string): string => textOf(element, `wp:author_${name}`).trim()
  const login = cleanLogin(text('login'))
  return { login, email: text('email'), name: text('display_name') || login, firstName: text('first_name'), lastName: text('last_name') }
}

/** Returns undefined for other elements of the channel. */
function termFrom(element: Element, map: TypeMap): Term | undefined {
  const text = (name: string): string => textOf(element, name).trim()
  const id = Number(text('wp:term_id'))
  const term = (taxonomyName: string, slug: string, name: string, description: string, parent = ''): Term => ({
    key: termKey(taxonomyOf(map, taxonomyName), id),
    taxonomy: taxonomyOf(map, taxonomyName),
    slug: slugFrom(slug),
    name: name || slug,
    description,
    parent: slugFrom(parent),
    own: ownValuesOf(metaIn(element, 'wp:termmeta'), map.fields.get(taxonomyOf(map, taxonomyName)), map.timezone),
  })
  switch (element.name) {
    case 'wp:category':
      return term(
        'category',
        text('wp:category_nicename'),
        text('wp:cat_name'),
        text('wp:category_description'),
        text('wp:category_parent'),
      )
    case 'wp:tag':
      return term('post_tag', text('wp:tag_slug'), text('wp:tag_name'), text('wp:tag_description'))
    case 'wp:term':
      return term(text('wp:term_taxonomy'), text('wp:term_slug'), text('wp:term_name'), text('wp:term_description'), text('wp:term_parent'))
    default:
      return undefined
  }
}
