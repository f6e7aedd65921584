// Fields of the item that contains the block, or of the item that a query shows.
import { filterHtml } from '../rendering/filter.ts'
import { plainText } from '../rendering/plain-text.ts'
import { applyTypography } from '../rendering/typography.ts'
import { numberIn, oneOf, textIn } from './attributes.ts'
import { avatarImage } from './avatar.ts'
import type { DynamicBlock, Renderer } from './block.ts'
import { formatWithOffset, formatDate } from './dates.ts'
import { cutExcerpt, STORED_WORDS } from './excerpts.ts'
import { alignmentOfText, attributes, classNames, element, escape, headingTag, safeUrl, textClasses, wrapper } from './markup.ts'
import { urlsOf } from './term-lists.ts'
import { authorUrl } from '../users/author-url.ts'

const linkOf = async ({ surroundings: { data, item } }: DynamicBlock): Promise<string> => safeUrl(await data.links.load(item))

/** Returns `html` in a link to the item. */
async function linkToItem(block: DynamicBlock, html: string): Promise<string> {
  const { linkTarget, rel } = block.attributes
  const target = oneOf(linkTarget, ['_self', '_blank'])
  return element('a', attributes({ href: await linkOf(block), target, rel: textIn(rel) || undefined }), html)
}

export const postTitle: Renderer = async (block) => {
  const title = block.surroundings.item.title_rendered
  if (!title) return ''
  const shown = block.attributes['isLink'] === true ? await linkToItem(block, title) : title
  return element(headingTag(block.attributes['level'], 2), wrapper(block, { class: textClasses(block) }), shown)
}

export const postDate: Renderer = async (block) => {
  const { attributes: own, surroundings } = block
  const { item, context } = surroundings
  const isModified = own['displayType'] === 'modified'
  if (isModified && item.modified <= item.date) return ''
  const date = isModified ? item.modified : item.date
  const shown = escape(formatDate(date, textIn(own['format']) || (await surroundings.data.settings()).date_format, context))
  const text = own['isLink'] === true ? `<a href="${await linkOf(block)}">${shown}</a>` : shown
  const classes = [textClasses(block), isModified && 'wp-block-post-date__modified-date'].filter(Boolean).join(' ')
  const time = element('time', attributes({ datetime: formatWithOffset(date, context) }), text)
  return element('div', wrapper(block, { class: classes }), time)
}

export const postExcerpt: Renderer = async (block) => {
  const { attributes: own, surroundings } = block
  const text = filterHtml(textIn(own['moreText']))
  const excerpt = cutExcerpt(surroundings.item, numberIn(own['excerptLength'], STORED_WORDS), { saysMore: text !== '' })
  const more = text && `<a class="wp-block-post-excerpt__more-link" href="${await linkOf(block)}">${text}</a>`
  const isOnNewLine = more !== '' && own['showMoreOnNewLine'] !== false
  const html = isOnNewLine
    ? `<p class="wp-block-post-excerpt__excerpt">${excerpt}</p><p class="wp-block-post-excerpt__more-text">${more}</p>`
    : `<p class="wp-block-post-excerpt__excerpt">${excerpt} ${more}</p>`
  return element('div', wrapper(block, { class: textClasses(block) }), html)
}

export const postTerms: Renderer = async (block) => {
  const { attributes: own, surroundings } = block
  const taxonomy = textIn(own['term'])
  const urlOf = urlsOf(taxonomy, surroundings.context)
  if (!urlOf) return ''
  const terms = await surroundings.data.terms(taxonomy).load(surroundings.item.id)
  if (!terms.length) return ''
  const url = await urlOf(terms, surroundings)
  const separator = `<span class="wp-block-post-terms__separator">${escape(textIn(own['separator'], ', ') || ' ')}</span>`
  const links = terms.map((term) => `<a href="${safeUrl(url(term))}" rel="tag">${term.name}</a>`).join(separator)
  const affix = (name: 'prefix' | 'suffix'): string => {
    const text = filterHtml(textIn(own[name]))
    return text && `<span class="wp-block-post-terms__${name}">${text}</span>`
  }
  const classes = [`taxonomy-${taxonomy}`, textClasses(block)].filter(Boolean).join(' ')
  return element('div', wrapper(block, { class: classes, isFiltered: true }), affix('prefix') + links + affix('suffix'))
}

export const readMore: Renderer = async (block) => {
  const { attributes: own, surroundings } = block
  const { title_rendered: title, id } = surroundings.item
  const text = filterHtml(textIn(own['content'])) || 'Read more'
  const about = title ? `: ${plainText(title)}` : ` untitled post ${id}`
  const link = attributes({ href: await linkOf(block), target: oneOf(own['linkTarget'], ['_self', '_blank']) })
  const justified = { class: own['justifyContent'] ? `is-justified-${classNames(own['justifyContent'])}` : '' }
  return element('a', wrapper(block, justified) + link, `${text}<span class="screen-reader-text">${about}</span>`)
}

export const postAuthorName: Renderer = async (block) => {
  const author = await authorOf(block)
  if (!author) return ''
  const link = attributes({
    href: author.url,
    target: oneOf(block.attributes['linkTarget'], ['_self', '_blank']),
    class: 'wp-block-post-author-name__link',
  })
  const shown = block.attributes['isLink'] === true ? element('a', link, author.name) : author.name
  return element('div', wrapper(block, { class: textClasses(block) }), shown)
}

export const postAuthor: Renderer = async (block) => {
  const author = await authorOf(block)
  if (!author) return ''
  const { byline, isLink, linkTarget, showBio, showAvatar, avatarSize } = block.attributes
  const { baseUrl } = block.surroundings.context.config
  const image = showAvatar !== false && avatarImage(author.id, numberIn(avatarSize, 48), baseUrl, { alt: '' })
  const above = filterHtml(textIn(byline))
  const name =
    isLink === true ? `<a href="${author.url}" target="${oneOf(linkTarget, ['_self', '_blank'])}">${author.name}</a>` : author.name
  const html = [
    above && `<p class="wp-block-post-author__byline">${above}</p>`,
    `<p class="wp-block-post-author__name">${name}</p>`,
    showBio === true && `<p class="wp-block-post-author__bio">${author.biography}</p>`,
  ]
  const content = `<div class="wp-block-post-author__content">${html.filter(Boolean).join('')}</div>`
  const besides = image ? `<div class="wp-block-post-author__avatar">${image}</div>` : ''
  return element('div', wrapper(block, { class: textClasses(block) }), besides + content)
}

export const postAuthorBiography: Renderer = async (block) => {
  const author = await authorOf(block)
  return author?.biography ? element('div', wrapper(block, { class: alignmentOfText(block.attributes) }), author.biography) : ''
}

/** The author of the item, as HTML. */
async function authorOf({ surroundings: { data, item, context } }: DynamicBlock) {
  const user = await data.users.load(item.author)
  return (
    user && {
      id: user.id,
      name: escape(user.name),
      url: safeUrl(authorUrl(user, context.config)),
      biography: applyTypography(filterHtml(user.description)),
    }
  )
}
