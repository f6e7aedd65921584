// Lists of terms: categories, and a tag cloud in which frequent tags are larger.
import type { Surroundings, Renderer, DynamicBlock } from './block.ts'
import type { Context, ListedTaxonomy } from '../context.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { createTermUrls } from '../terms/term-urls.ts'
import { findTermsPage } from '../terms/store.ts'
import { translateTerms } from '../terms/translations.ts'
import { COSTS } from '../work-budget.ts'
import { numberIn, oneOf, textIn } from './attributes.ts'
import { filterHtml } from '../rendering/filter.ts'
import { attributes, element, labelFor, safeUrl, wrapper } from './markup.ts'

type TermUrls = (terms: readonly TermRow[], surroundings: Surroundings) => Promise<(term: TermRow) => string>

function taxonomyOf(name: string, { taxonomies }: Pick<Context, 'taxonomies'>): ListedTaxonomy | undefined {
  const found = taxonomies.get(name)
  return found?.isPublic ? found : undefined
}

/** Returns the function that makes the URLs of a taxonomy's terms; undefined if they have none. */
export function urlsOf(name: string, shownIn: Pick<Context, 'taxonomies'>): TermUrls | undefined {
  const base = taxonomyOf(name, shownIn)?.base
  return base === undefined ? undefined : (terms, { context, data }) => createTermUrls(terms, base, context, data.ancestorsOfTerms)
}

const MAX_TERMS = 1_000
const MAX_DEPTH = 50

async function loadTerms(
  taxonomy: string,
  orderby: 'name' | 'count',
  limit: number,
  hidesEmpty: boolean,
  { data, context }: Surroundings,
): Promise<TermRow[]> {
  const query = { orderby, order: orderby === 'name' ? 'asc' : 'desc', hide_empty: hidesEmpty, language: context.language } as const
  const key = `terms ${taxonomy} ${orderby} ${limit} ${hidesEmpty}`
  const find = async (): Promise<TermRow[]> =>
    translateTerms((await findTermsPage(context.db, context.dialect, taxonomy, query, { limit, offset: 0 })).rows, context)
  const terms = await data.once(key, find, COSTS.query + limit * COSTS.row)
  data.budget.charge(terms.length * COSTS.row)
  return terms
}

export const categories: Renderer = async (block) => {
  const { attributes: own, surroundings } = block
  const name = textIn(own['taxonomy']) || 'category'
  const taxonomy = taxonomyOf(name, surroundings.context)
  if (!taxonomy) return ''
  const all = await loadTerms(name, 'name', MAX_TERMS, own['showEmpty'] !== true, surroundings)
  const terms = own['showOnlyTopLevel'] === true ? all.filter((term) => term.parent === 0) : all
  const url = await createTermUrls(terms, taxonomy.base, surroundings.context, surroundings.data.ancestorsOfTerms)
  if (own['displayAsDropdown'] === true) return renderDropdown(block, terms, taxonomy)
  const listing = { terms, url, showsCounts: own['showPostCounts'] === true }
  const items = own['showHierarchy'] === true ? renderNestedItems(listing) : terms.map((term) => renderItem(term, '', listing)).join('')
  return element(
    'ul',
    wrapper(block, { class: 'wp-block-categories-list' }),
    items || `<li class="cat-item-none">No ${taxonomy.names.plural.toLowerCase()}</li>`,
  )
}

interface Listing {
  terms: readonly TermRow[]
  url(term: TermRow): string
  showsCounts: boolean
}

function renderItem(term: TermRow, below: string, { url, showsCounts }: Listing): string {
  const count = showsCounts ? ` (${term.count})` : ''
  return `<li class="cat-item cat-item-${term.id}"><a href="${safeUrl(url(term))}">${term.name}</a>${count}\n${below}</li>\n`
}

/** Terms whose parents are not listed are at the top level. */
function renderNestedItems(listing: Listing): string {
  const shown = new Set(listing.terms.map(({ id }) => id))
  const below = Map.groupBy(listing.terms, ({ parent }) => (shown.has(parent) ? parent : 0))
  const itemsBelow = (parent: number, depth: number): string =>
    (depth < MAX_DEPTH ? (below.get(parent) ?? []) : [])
      .map((term) => {
        const children = itemsBelow(term.id, depth + 1)
        return renderItem(term, children && `<ul class='children'>\n${children}</ul>\n`, listing)
      })
      .join('')
  return itemsBelow(0, 0)
}

/** A dropdown without a script: it lists the terms, but does not link to them. */
function renderDropdown(block: DynamicBlock, terms: readonly TermRow[], { names: { plural } }: ListedTaxonomy): string {
  const id = `wp-block-categories-${block.surroundings.serialNumber()}`
  const counted = block.attributes['showPostCounts'] === true
  const options = terms.map((term) => `<option value="${term.slug}">${term.name}${counted ? `&nbsp;&nbsp;(${term.count})` : ''}</option>`)
  const label = labelFor(id, block, filterHtml(textIn(block.attributes['label'])) || plural)
  const html = label + element('select', attributes({ id, name: 'category', class: 'postform' }), options.join(''))
  return element('div', wrapper(block, { class: 'wp-block-categories-dropdown' }), html)
}

const DEFAULT_TAGS = 45
const UNITS = ['pt', 'px', 'em', 'rem', '%', 'vw', 'vh'] as const

export const tagCloud: Renderer = async (block) => {
  const { attributes: own, surroundings } = block
  const name = textIn(own['taxonomy']) || 'post_tag'
  const taxonomy = taxonomyOf(name, surroundings.context)
  if (!taxonomy) return ''
  const limit = Math.min(Math.max(numberIn(own['numberOfTags'], DEFAULT_TAGS), 1), MAX_TERMS)
  const terms = (await loadTerms(name, 'count', limit, true, surroundings)).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  if (!terms.length) return element('p', wrapper(block), 'There&#8217;s no content to show here yet.')
  const url = await createTermUrls(terms, taxonomy.base, surroundings.context, surroundings.data.ancestorsOfTerms)
  const sizeOf = createFontSizes(terms, sizeIn(own['smallestFontSize'], 8), sizeIn(own['largestFontSize'], 22))
  const links = terms.map((term, index) => {
    const link = {
      href: url(term),
      class: `tag-cloud-link tag-link-${term.id} tag-link-position-${index + 1}`,
      style: `font-size: ${sizeOf(term)};`,
      'aria-label': `${term.name} (${term.count} ${term.count === 1 ? 'item' : 'items'})`,
    }
    const count = own['showTagCounts'] === true ? `<span class="tag-link-count"> (${term.count})</span>` : ''
    return element('a', attributes(link), term.name + count)
  })
  return element('p', wrapper(block), links.join('\n'))
}

interface Size {
  number: number
  unit: string
}

function sizeIn(value: unknown, absent: number): Size {
  const [, digits, unit] = /^(\d{1,4}(?:\.\d{1,4})?)([a-z%]*)$/.exec(textIn(value)) ?? []
  return digits === undefined ? { number: absent, unit: 'pt' } : { number: Number(digits), unit: oneOf(unit, UNITS) }
}

/** Font sizes grow with the logarithm of the counts. */
function createFontSizes(terms: readonly TermRow[], smallest: Size, largest: Size): (term: TermRow) => string {
  const weight = ({ count }: TermRow): number => Math.round(Math.log10(count + 1) * 100)
  const least = Math.min(...terms.map(weight))
  const spread = Math.max(Math.max(...terms.map(weight)) - least, 1)
  const step = Math.max(largest.number - smallest.number, 1) / spread
  return (term) => `${smallest.number + (weight(term) - least) * step}${smallest.unit}`
}
