// The renderers of all dynamic blocks.
import type { DynamicBlockName } from '../rendering/dynamic-blocks.ts'
import { archives } from './archives.ts'
import type { Renderer } from './block.ts'
import { featuredImage } from './featured-image.ts'
import { footnotes } from './footnotes.ts'
import { latestPosts } from './latest-posts.ts'
import { homeLink, navigation, navigationLink, navigationSubmenu } from './navigation.ts'
import { pageList } from './page-list.ts'
import { pattern } from './pattern.ts'
import { postAuthor, postAuthorBiography, postAuthorName, postDate, postExcerpt, postTerms, postTitle, readMore } from './post-fields.ts'
import { noResults, pagination, postTemplate } from './query.ts'
import { itemContent, reusableBlock } from './reusable.ts'
import { search } from './search.ts'
import { latestComments, signIn, siteTagline, siteTitle } from './site-fields.ts'
import { socialLink } from './social-links.ts'
import { templatePart } from './template-part.ts'
import { categories, tagCloud } from './term-lists.ts'

export const renderers: Readonly<Record<DynamicBlockName, Renderer>> = {
  'core/archives': archives,
  'core/block': reusableBlock,
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
  'core/read-more': readMore,
  'core/search': search,
  'core/site-tagline': siteTagline,
  'core/site-title': siteTitle,
  'core/social-link': socialLink,
  'core/tag-cloud': tagCloud,
  'core/template-part': templatePart,
}
