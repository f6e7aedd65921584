// Queries: the items that they find, each with the blocks of the template, or what is shown if there are none.
import type { BlockAttributes } from './attributes.ts'
import { idsIn, numberIn, objectIn, oneOf, textIn } from './attributes.ts'
import type { DynamicBlock, Renderer } from './block.ts'
import type { ListedItem } from './store.ts'
import { attributes, element, wrapper } from './markup.ts'
import { listPosts } from './posts.ts'
import type { PostsQuery } from './posts.ts'

export const postTemplate: Renderer = async (block) => {
  const items = await foundBy(block)
  if (!items.length) return ''
  const entries = await block.surroundings.context.budget.inTurn(items, (item) => entry(item, block))
  return element('ul', wrapper(block, { class: columnClasses(block), hasLayout: true }), entries.join(''))
}

async function entry(item: ListedItem, { inner, surroundings }: DynamicBlock): Promise<string> {
  const classes = `wp-block-post post-${item.id} ${item.type} type-${item.type} status-${item.status} hentry`
  return element('li', attributes({ class: classes }), await inner({ ...surroundings, item }))
}

function columnClasses({ attributes: { layout }, surroundings: { blocks } }: DynamicBlock): string {
  const display = objectIn(blocks['core/query']?.['displayLayout'])
  if (display['type'] === 'flex') return `is-flex-container columns-${numberIn(display['columns'], 2)}`
  const { type, columnCount } = objectIn(layout)
  return type === 'grid' && numberIn(columnCount) ? `columns-${numberIn(columnCount)}` : ''
}

export const noResults: Renderer = async (block) => {
  const html = (await foundBy(block)).length ? '' : await block.inner()
  return html.trim() && element('div', wrapper(block), html)
}

/** Only the first page can be shown, because content is the same at every URL. */
export const pagination: Renderer = () => ''

/** A query that inherits that of a page finds nothing, because content belongs to no list. */
async function foundBy({ surroundings }: DynamicBlock): Promise<ListedItem[]> {
  const query = objectIn(surroundings.blocks['core/query']?.['query'])
  if (!surroundings.blocks['core/query'] || query['inherit'] === true) return []
  return listPosts(postsQuery(query), surroundings)
}

const DEFAULT_POSTS = 10
const TYPES = ['post', 'page', 'event', 'venue', 'organizer'] as const
const ORDERS = ['date', 'title', 'modified', 'author', 'menu_order', 'id', 'parent', 'slug'] as const

function postsQuery(query: BlockAttributes): PostsQuery {
  const search = textIn(query['search']).trim()
  const author = idsIn(typeof query['author'] === 'string' ? query['author'].split(',') : query['author'])
  const terms = [...Object.values(objectIn(query['taxQuery'])), query['categoryIds'], query['tagIds']]
    .map(idsIn)
    .filter((ids) => ids.length)
  const isPlain = !search && !author.length && !terms.length
  const type = oneOf(query['postType'], TYPES)
  return {
    type,
    order: oneOf(textIn(query['order']).toLowerCase(), ['desc', 'asc']),
    orderby: oneOf(query['orderBy'], ORDERS),
    limit: numberIn(query['perPage'], DEFAULT_POSTS),
    offset: numberIn(query['offset']),
    terms,
    author,
    parent: type === 'page' ? idsIn(query['parents']) : [],
    exclude: idsIn(query['exclude']),
    search,
    sticky: stickyOf(query['sticky'], isPlain && type === 'post'),
  }
}

/** Sticky posts come first where nothing else is asked for, as in the reference. */
function stickyOf(given: unknown, isPlain: boolean): PostsQuery['sticky'] {
  if (given === 'only' || given === 'exclude') return given
  return isPlain && given !== 'ignore' ? 'first' : undefined
}
