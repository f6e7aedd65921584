// Queries: the items that they find, each rendered with the blocks of the template, or the blocks for no results.
import { publicTypes } from '../content/public.ts'
import type { RequestContext } from '../context.ts'
import { postFormats } from '../db/tables/content.ts'
import type { BlockAttributes } from './attributes.ts'
import { idsIn, numberIn, objectIn, oneOf, textIn } from './attributes.ts'
import type { DynamicBlock, Renderer } from './block.ts'
import type { ListedItem } from './store.ts'
import { attributes, element, linkColor, wrapper } from './markup.ts'
import { classesOf } from './post-classes.ts'
import { countPosts, listPosts } from './posts.ts'
import type { PostsQuery } from './posts.ts'

export const postTemplate: Renderer = async (block) => {
  const items = await findItems(block)
  if (!items.length) return ''
  const entries = await block.surroundings.context.budget.inTurn(items, (item) => renderEntry(item, block))
  return element('ul', wrapper(block, { class: columnClasses(block) }), entries.join(''))
}

async function renderEntry(item: ListedItem, { inner, surroundings }: DynamicBlock): Promise<string> {
  const classes = ['wp-block-post', ...(await classesOf(item, surroundings))].join(' ')
  return element('li', attributes({ class: classes }), await inner({ ...surroundings, item }))
}

function columnClasses({ attributes: own, surroundings: { blocks } }: DynamicBlock): string {
  const display = objectIn(blocks['core/query']?.['displayLayout'])
  const { type, columnCount } = objectIn(own['layout'])
  return [
    display['type'] === 'flex' && `is-flex-container columns-${numberIn(display['columns'], 2)}`,
    linkColor(own),
    type === 'grid' && numberIn(columnCount) > 0 && `columns-${numberIn(columnCount)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

export const noResults: Renderer = async (block) => {
  const html = (await findItems(block)).length ? '' : await block.inner()
  return html.trim() && element('div', wrapper(block, { class: linkColor(block.attributes) }), html)
}

/** Empty: only the first page can be shown, because content is the same at every URL. */
export const pagination: Renderer = () => ''

/** The number of results, or the range that is shown. */
export const queryTotal: Renderer = async (block) => {
  const query = findQuery(block)
  const total = query ? await countPosts(query, block.surroundings) : 0
  const last = Math.min(query?.limit ?? 0, total)
  const range = `Displaying ${last === 1 ? '1' : `1 – ${last}`} of ${total}`
  const showsRange = block.attributes['displayType'] === 'range-display' && total > 0
  return element('div', wrapper(block), showsRange ? range : `${total} ${total === 1 ? 'result' : 'results'} found`)
}

async function findItems(block: DynamicBlock): Promise<ListedItem[]> {
  const query = findQuery(block)
  return query ? listPosts(query, block.surroundings) : []
}

/** A query that inherits the query of a page finds nothing, because content belongs to no list. */
function findQuery({ surroundings: { blocks, context } }: DynamicBlock): PostsQuery | undefined {
  const query = objectIn(blocks['core/query']?.['query'])
  return blocks['core/query'] && query['inherit'] !== true ? parseQuery(query, context) : undefined
}

const DEFAULT_POSTS = 10
const ORDERS = ['date', 'title', 'modified', 'author', 'menu_order', 'id', 'parent', 'slug'] as const

function parseQuery(query: BlockAttributes, context: RequestContext): PostsQuery {
  const search = textIn(query['search']).trim()
  const author = idsIn(typeof query['author'] === 'string' ? query['author'].split(',') : query['author'])
  const terms = [...Object.values(objectIn(query['taxQuery'])), query['categoryIds'], query['tagIds']]
    .map(idsIn)
    .filter((ids) => ids.length)
  const format = postFormats.filter((one) => [query['format']].flat().includes(one))
  const isPlain = !search && !author.length && !terms.length && !format.length
  const types = publicTypes(context)
  const type = types.find((one) => one === query['postType']) ?? types[0] ?? ''
  const { isHierarchical, hasSticky, orders = {} } = context.contentTypes.get(type) ?? {}
  return {
    type,
    order: oneOf(textIn(query['order']).toLowerCase(), ['desc', 'asc']),
    orderby: oneOf(query['orderBy'], [...ORDERS, ...Object.keys(orders)]),
    limit: numberIn(query['perPage'], DEFAULT_POSTS),
    offset: numberIn(query['offset']),
    terms,
    author,
    parent: isHierarchical ? idsIn(query['parents']) : [],
    exclude: idsIn(query['exclude']),
    search,
    sticky: stickyOf(query['sticky'], isPlain && hasSticky === true),
    format,
  }
}

/** Sticky posts come first if there are no filters, as in the reference. */
function stickyOf(given: unknown, isPlain: boolean): PostsQuery['sticky'] {
  if (given === 'only' || given === 'exclude') return given
  return isPlain && given !== 'ignore' ? 'first' : undefined
}
