// The markup of uploaded files in texts: images, links to files, galleries and playlists.

import { TEXT_HTML } from './allowed-html.ts'
import { renderPlayer, type PlayerKind } from './players.ts'
import { sourceAttributes, sourceFor, type Dimensions, type StoredImage } from './renditions.ts'
import { toClassName, escapeAttribute, escapeUrl, isOn, type ShortcodeAttributes } from './shortcode-attributes.ts'

/** A file of the media library. */
export interface Attachment {
  id: number
  /** HTML. */
  title: string
  url: string
  /** The permalink of the media item. */
  link: string
  /** Plain text. */
  alt: string
  /** HTML; empty if there is none. */
  caption: string
  mimeType: string
  /** Undefined for files that are not images. */
  image: StoredImage | undefined
}

/** Renders a file on its own page: an image that links to the file, a renderPlayer, or a link. */
export function renderAttachment(file: Attachment): string {
  const kind = playerKind(file)
  const its = kind && renderPlayer(kind, new Map([['src', file.url]]), 1)
  return `${its ?? `<p class="attachment">${renderLinkedImage(file, 'medium', file.url)}</p>`}\n`
}

function playerKind({ mimeType }: Attachment): PlayerKind | undefined {
  const [kind] = mimeType.split('/')
  return kind === 'audio' || kind === 'video' ? kind : undefined
}

function renderLinkedImage(file: Attachment, size: string, href: string, describedBy = ''): string {
  return `<a href='${escapeUrl(href)}'>${renderImage(file, size, { describedBy }) || file.title}</a>`
}

interface ImageOptions {
  /** Additional classes. */
  class?: string
  /** Replaces the classes of the size. */
  sizeClass?: string | undefined
  describedBy?: string
  style?: string
  /** Instead of those of the size. */
  dimensions?: Dimensions | undefined
  /** Further attributes. */
  more?: Readonly<Record<string, string>>
}

/** Renders the image in a size, without loading attributes; '' for other files. */
export function renderImage({ image, alt }: Attachment, size: string, options: ImageOptions = {}): string {
  if (!image) return ''
  const shown = sourceFor(image, size)
  const dimensions = options.dimensions ?? shown
  const { width, height } = dimensions
  const name = toClassName(size)
  const attributes = {
    ...(width && height && { width, height }),
    src: escapeUrl(shown.url),
    class: [options.sizeClass ?? `attachment-${name} size-${name}`, options.class].filter(Boolean).join(' '),
    alt: escapeAttribute(alt),
    ...(options.describedBy && { 'aria-describedby': options.describedBy }),
    ...options.more,
    ...(options.style && { style: escapeAttribute(options.style) }),
  }
  const written = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`)
  return `<img ${written.join(' ')}${width ? sourceAttributes(image, shown, dimensions) : ''} />`
}

export interface Placed {
  attributes: ShortcodeAttributes
  /** The item of the text. */
  itemId: number
  /** The number of the shortcode among those of its kind in the text. */
  number: number
}

export function renderGallery(images: readonly Attachment[], { attributes, itemId, number }: Placed): string {
  if (!images.length) return ''
  const size = attributes.get('size') ?? 'thumbnail'
  const columns = Number.parseInt(attributes.get('columns') ?? '3', 10) || 0
  const item = tagIn(attributes.get('itemtag') ?? 'figure', 'dl')
  const icon = tagIn(attributes.get('icontag') ?? 'div', 'dt')
  const caption = tagIn(attributes.get('captiontag') ?? 'figcaption', 'dd')
  const selector = `gallery-${number}`
  const items = images.map((image) => {
    const id = `${selector}-${image.id}`
    const shown = renderGalleryImage(image, size, attributes.get('link'), image.caption && id)
    const text =
      image.caption &&
      `\n\t\t\t\t<${caption} class='wp-caption-text gallery-caption' id='${id}'>\n\t\t\t\t${image.caption}\n\t\t\t\t</${caption}>`
    return `<${item} class='gallery-item'>\n\t\t\t<${icon} class='gallery-icon ${orientation(image)}'>\n\t\t\t\t${shown}\n\t\t\t</${icon}>${text}</${item}>`
  })
  const classes = `gallery galleryid-${itemId} gallery-columns-${columns} gallery-size-${toClassName(size)}`
  return `<div id='${selector}' class='${classes}'>${items.join('')}\n\t\t</div>\n`
}

function renderGalleryImage(image: Attachment, size: string, link: string | undefined, describedBy: string): string {
  if (link === 'none') return renderImage(image, size, { describedBy })
  return renderLinkedImage(image, size, link === 'file' ? image.url : image.link, describedBy)
}

function orientation({ image }: Attachment): string {
  if (!image?.full.width) return ''
  return image.full.height > image.full.width ? 'portrait' : 'landscape'
}

function tagIn(name: string, otherwise: string): string {
  const tag = name.replace(/[^a-z0-9:_-]/gi, '').toLowerCase()
  return TEXT_HTML.has(tag) ? tag : otherwise
}

/** Renders a list of players, which needs no script. */
export function renderPlaylist(files: readonly Attachment[], { attributes }: Placed): string {
  if (!files.length) return ''
  const kind = playlistKind(attributes)
  const list = attributes.has('tracknumbers') && !isOn(attributes.get('tracknumbers')) ? 'ul' : 'ol'
  const size = kind === 'video' ? ' width="640" height="360"' : ''
  const items = files.map(
    ({ url, title, caption }) =>
      `<li>${title}<br /><${kind} controls="controls" preload="none"${size} src="${escapeUrl(url)}"></${kind}>${caption && `<div class="wp-caption-text">${caption}</div>`}</li>`,
  )
  const classes = `wp-playlist wp-${kind}-playlist wp-playlist-${toClassName(attributes.get('style') ?? 'light')}`
  return `<div class="${classes}"><${list} class="wp-playlist-tracks">${items.join('')}</${list}></div>\n`
}

export const playlistKind = (attributes: ShortcodeAttributes): PlayerKind =>
  attributes.get('type') === 'video' || (attributes.get('type') ?? 'audio') !== 'audio' ? 'video' : 'audio'
