import type { DynamicBlockName } from '../rendering/dynamic-blocks.ts'
import { renderBlock } from '../rendering/blocks/static-blocks.ts'
import { archives } from './archives.ts'
import { avatar } from './avatar.ts'
import type { Renderer } from './block.ts'
import { calendar } from './calendar.ts'
import { coverImage, featuredImage, mediaTextImage } from './featured-image.ts'
import { footnotes } from './footnotes.ts'
import { latestPosts } from './latest-posts.ts'
import { homeLink, navigation, navigationLink, navigationSubmenu } from './navigation.ts'
import { pageList } from './page-list.ts'
import { pattern } from './pattern.ts'
import { postAuthor, postAuthorBiography, postAuthorName, postDate, postExcerpt, postTerms, postTitle, readMore } from './post-fields.ts'
import { noResults, pagination, postTemplate, queryTotal } from './query.ts'
import { itemContent, reusableBlock } from './reusable.ts'
import { search } from './search.ts'
import { latestComments, signIn, siteLogo, siteTagline, siteTitle } from './site-fields.ts'
import { socialLink } from './social-links.ts'
import { templatePart } from './template-part.ts'
import { showsItem } from './types/block-types.ts'
import { categories, tagCloud } from './term-lists.ts'

/** The featured image inside static blocks. */
const imageRenderers = { 'core/cover': coverImage, 'core/media-text': mediaTextImage }

/** The renderers of all other dynamic blocks, without what all blocks get from their attributes. */
const ownRenderers: Readonly<Record<Exclude<DynamicBlockName, keyof typeof imageRenderers>, Renderer>> = {
  'core/archives': archives,
  'core/avatar': avatar,
  'core/block': reusableBlock,
  'core/calendar': calendar,
  'core/categories': categories,
  'core/footnotes': footnotes,
  'core/home-link': homeLink,
  'core/latest-comments': latestComments,
  'core/latest-posts': latestPosts,
  'core/loginout': signIn,
  'core/navigation': navigation,
  'core/navigation-link': navigationLink,
  'core/navigation-submenu': navigationSubmenu,
  'core/page-list': pageList,
  'core/pattern': pattern,
  'core/post-author': postAuthor,
  'core/post-author-biography': postAuthorBiography,
  'core/post-author-name': postAuthorName,
  'core/post-content': itemContent,
  'core/post-date': postDate,
  'core/post-excerpt': postExcerpt,
  'core/post-featured-image': featuredImage,
  'core/post-template': postTemplate,
  'core/post-terms': postTerms,
  'core/post-title': postTitle,
  'core/query-no-results': noResults,
  'core/query-pagination': pagination,
  'core/query-total': queryTotal,
  'core/read-more': readMore,
  'core/search': search,
  'core/site-logo': siteLogo,
  'core/site-tagline': siteTagline,
  'core/site-title': siteTitle,
  'core/social-link': socialLink,
  'core/tag-cloud': tagCloud,
  'core/template-part': templatePart,
}

/** Adds what all blocks get from their attributes, such as the layout. */
const withSupports =
  (render: Renderer): Renderer =>
  async (block) => {
    const { name, attributes, surroundings } = block
    if (surroundings.item.id === 0 && showsItem(name)) return ''
    const own = [await render(block)]
    return renderBlock({ name, attributes, parent: undefined, own, ofItem: '' })?.join('') ?? ''
  }

const styledRenderers = Object.fromEntries(Object.entries(ownRenderers).map(([name, render]) => [name, withSupports(render)]))

export const renderers = { ...styledRenderers, ...imageRenderers } as Readonly<Record<DynamicBlockName, Renderer>>
