// Renders content from its blocks. TypeScript checks that each kind is rendered: with a kind that the switch lacks, `block` is not `never`.
import type { ContentBlock } from 'content-service'
import { Element, Html } from './element.tsx'

/** `blocks` of the `content` of an item, which was read with `blocks=true`. */
export const Blocks = ({ blocks }: { blocks: readonly ContentBlock[] }) => blocks.map((block, index) => <Block key={index} block={block} />)

function Block({ block }: { block: ContentBlock }) {
  const { html, innerBlocks } = block
  const inner = <Blocks blocks={innerBlocks} />
  switch (block.name) {
    case 'core/paragraph':
    case 'core/heading':
    case 'core/preformatted':
    case 'core/verse':
      return <Element of={html} html={block.attributes.content ?? ''} />
    case 'core/code':
      return (
        <Element of={html}>
          <code dangerouslySetInnerHTML={{ __html: block.attributes.content ?? '' }} />
        </Element>
      )
    case 'core/group':
    case 'core/columns':
    case 'core/column':
    case 'core/buttons':
    case 'core/list':
      return <Element of={html}>{inner}</Element>
    case 'core/list-item':
      return (
        <Element of={html}>
          <span dangerouslySetInnerHTML={{ __html: block.attributes.content ?? '' }} />
          {inner}
        </Element>
      )
    case 'core/quote':
      return (
        <Element of={html}>
          {inner}
          {block.attributes.citation && <cite dangerouslySetInnerHTML={{ __html: block.attributes.citation }} />}
        </Element>
      )
    case 'core/details':
      return (
        <Element of={html}>
          <summary dangerouslySetInnerHTML={{ __html: block.attributes.summary ?? '' }} />
          {inner}
        </Element>
      )
    case 'core/separator':
      return <Element of={html} />
    case 'core/image':
      return <Image block={block} />
    // A pattern: the blocks of another item.
    case 'core/block':
      return inner
    // The HTML of the service is right for the others. Move a kind up to render it in another way.
    case 'core/archives':
    case 'core/audio':
    case 'core/avatar':
    case 'core/button':
    case 'core/calendar':
    case 'core/categories':
    case 'core/comment-author-name':
    case 'core/comment-content':
    case 'core/comment-date':
    case 'core/comment-edit-link':
    case 'core/comment-reply-link':
    case 'core/comment-template':
    case 'core/comments':
    case 'core/comments-pagination':
    case 'core/comments-pagination-next':
    case 'core/comments-pagination-numbers':
    case 'core/comments-pagination-previous':
    case 'core/comments-title':
    case 'core/cover':
    case 'core/embed':
    case 'core/file':
    case 'core/footnotes':
    case 'core/freeform':
    case 'core/gallery':
    case 'core/home-link':
    case 'core/html':
    case 'core/latest-comments':
    case 'core/latest-posts':
    case 'core/loginout':
    case 'core/media-text':
    case 'core/missing':
    case 'core/more':
    case 'core/navigation':
    case 'core/navigation-link':
    case 'core/navigation-submenu':
    case 'core/nextpage':
    case 'core/page-list':
    case 'core/page-list-item':
    case 'core/pattern':
    case 'core/post-author':
    case 'core/post-author-biography':
    case 'core/post-author-name':
    case 'core/post-comments-form':
    case 'core/post-content':
    case 'core/post-date':
    case 'core/post-excerpt':
    case 'core/post-featured-image':
    case 'core/post-navigation-link':
    case 'core/post-template':
    case 'core/post-terms':
    case 'core/post-title':
    case 'core/pullquote':
    case 'core/query':
    case 'core/query-no-results':
    case 'core/query-pagination':
    case 'core/query-pagination-next':
    case 'core/query-pagination-numbers':
    case 'core/query-pagination-previous':
    case 'core/query-title':
    case 'core/query-total':
    case 'core/read-more':
    case 'core/rss':
    case 'core/search':
    case 'core/shortcode':
    case 'core/site-logo':
    case 'core/site-tagline':
    case 'core/site-title':
    case 'core/social-link':
    case 'core/social-links':
    case 'core/spacer':
    case 'core/table':
    case 'core/tag-cloud':
    case 'core/template-part':
    case 'core/term-description':
    case 'core/text-columns':
    case 'core/video':
      return <Html html={html} />
    default:
      return assertNever(block)
  }
}

/** Compiles only if nothing is left. At run time, a newer service can have other kinds. */
function assertNever(block: never) {
  return <Html html={(block as ContentBlock).html} />
}

function Image({ block }: { block: Extract<ContentBlock, { name: 'core/image' }> }) {
  const { html, image, attributes } = block
  const files = image ? [...image.renditions, image].filter(({ width }) => width > 0) : []
  const picture = (
    <img
      src={attributes.url}
      alt={attributes.alt}
      srcSet={files.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
      sizes={image ? `(max-width: ${image.width}px) 100vw, ${image.width}px` : undefined}
      style={{ objectPosition: image?.focal_point ?? undefined }}
    />
  )
  return (
    <Element of={html}>
      {attributes.href ? <a href={attributes.href}>{picture}</a> : picture}
      {attributes.caption && <figcaption className="wp-element-caption" dangerouslySetInnerHTML={{ __html: attributes.caption }} />}
    </Element>
  )
}
