// The latest posts as a list of links, with their dates, authors and excerpts if wanted.
import { formatWithOffset, formatDate } from './dates.ts'
import { excerptOf, sourceOf } from './excerpts.ts'
import { imageOf } from './featured-image.ts'
import { idIn, idsIn, numberIn, objectIn, oneOf, textIn } from './attributes.ts'
import type { DynamicBlock, Renderer, Surroundings } from './block.ts'
import type { ListedItem } from './store.ts'
import { filterHtml } from '../rendering/filter.ts'
import { attributes, element, escape, linkColor, safeUrl, wrapper } from './markup.ts'
import { listPosts } from './posts.ts'

const DEFAULT_POSTS = 5

export const latestPosts: Renderer = async (block) => {
  const { attributes: own, surroundings } = block
  const categories = Array.isArray(own['categories']) ? own['categories'].map((one) => idIn(objectIn(one)['id'])).filter(Boolean) : []
  const posts = await listPosts(
    {
      type: 'post',
      order: oneOf(own['order'], ['desc', 'asc']),
      orderby: oneOf(own['orderBy'], ['date', 'title']),
      limit: numberIn(own['postsToShow'], DEFAULT_POSTS),
      ...(categories.length && { terms: [categories] }),
      author: idsIn(own['selectedAuthor']),
    },
    surroundings,
  )
  const items = await surroundings.context.budget.inTurn(posts, async (post) => `${element('li', '', await renderEntry(post, block))}\n`)
  return element('ul', wrapper(block, { class: listClasses(block) }), items.join(''))
}

function listClasses({ attributes: own }: DynamicBlock): string {
  const { postLayout, columns, displayPostDate, displayAuthor } = own
  const isGrid = postLayout === 'grid'
  return [
    'wp-block-latest-posts__list',
    isGrid && `is-grid columns-${numberIn(columns, 3)}`,
    displayPostDate === true && 'has-dates',
    displayAuthor === true && 'has-author',
    linkColor(own),
  ]
    .filter(Boolean)
    .join(' ')
}

const renderPart = (tag: string, name: string, html: string, more: Record<string, string> = {}): string =>
  element(tag, attributes({ ...more, class: `wp-block-latest-posts__${name}` }), html)

async function renderEntry(post: ListedItem, block: DynamicBlock): Promise<string> {
  const { attributes: own, surroundings } = block
  const url = safeUrl(await surroundings.data.links.load(post))
  const title = post.title_rendered || '(no title)'
  return [
    own['displayFeaturedImage'] === true && (await renderFeaturedImage(post, url, block)),
    `<a class="wp-block-latest-posts__post-title" href="${url}">${title}</a>`,
    own['displayAuthor'] === true && (await renderByline(post, block)),
    own['displayPostDate'] === true &&
      renderPart('time', 'post-date', await dateOf(post, surroundings), { datetime: formatWithOffset(post.date, surroundings.context) }),
    own['displayPostContent'] === true && (await renderText(post, { url, title }, block)),
  ]
    .filter(Boolean)
    .join('')
}

const dateOf = async ({ date }: ListedItem, { data, context }: Surroundings): Promise<string> =>
  escape(formatDate(date, (await data.settings()).date_format, context))

async function renderByline(post: ListedItem, { surroundings }: DynamicBlock): Promise<string> {
  const author = await surroundings.data.users.load(post.author)
  return author ? renderPart('div', 'post-author', `by ${escape(author.name)}`) : ''
}

async function renderFeaturedImage(post: ListedItem, url: string, { attributes: own, surroundings }: DynamicBlock): Promise<string> {
  const width = numberIn(own['featuredImageSizeWidth'])
  const height = numberIn(own['featuredImageSizeHeight'])
  const style = [width && `max-width:${width}px;`, height && `max-height:${height}px;`].filter(Boolean).join('')
  const image = await imageOf(post, textIn(own['featuredImageSizeSlug'], 'thumbnail'), { style }, surroundings)
  const align = oneOf(own['featuredImageAlign'], ['', 'left', 'center', 'right'])
  const linked =
    own['addLinkToFeaturedImage'] === true ? `<a href="${url}" aria-label="${escape(post.title_rendered)}">${image}</a>` : image
  return image && renderPart('div', `featured-image${align && ` align${align}`}`, linked)
}

const CUT = /\s*\[&hellip;\]$/
const DEFAULT_WORDS = 55

async function renderText(
  post: ListedItem,
  { url, title }: { url: string; title: string },
  { attributes: own, surroundings }: DynamicBlock,
) {
  if (own['displayPostContentRadio'] === 'full_post')
    return renderPart('div', 'post-full-content', filterHtml(await sourceOf(post, surroundings)))
  const excerpt = await excerptOf(post, numberIn(own['excerptLength'], DEFAULT_WORDS), surroundings)
  const more = `… <a class="wp-block-latest-posts__read-more" href="${url}" rel="noopener noreferrer">Read more<span class="screen-reader-text">: ${title}</span></a>`
  return renderPart(
    'div',
    'post-excerpt',
    excerpt.replace(CUT, () => more),
  )
}
