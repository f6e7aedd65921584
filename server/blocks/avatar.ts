// The avatars of users: of the author of the item, or of a user who has published something.
import { typesWithAuthors } from '../engine/content-types.ts'
import { borderStyles, formatCompact } from '../rendering/blocks/declared-styles.ts'
import { authorUrl } from '../users/author-url.ts'
import { avatarUrls } from '../users/avatars.ts'
import { hasPublished } from '../users/store.ts'
import { idIn, numberIn, oneOf } from './attributes.ts'
import type { DynamicBlock, Renderer } from './block.ts'
import { attributes, element, safeUrl, wrapper } from './markup.ts'

const DEFAULT_SIZE = 96
const MAX_SIZE = 1_000

export const avatar: Renderer = async (block) => {
  const { attributes: own, surroundings } = block
  const user = await shownUser(block)
  if (!user) return ''
  const border = borderStyles(own, ['color', 'radius', 'style', 'width'])
  const image = avatarImage(user.id, numberIn(own['size'], DEFAULT_SIZE), surroundings.context.config.baseUrl, {
    alt: `${user.name} Avatar`,
    class: ['wp-block-avatar__image', ...border.classes].join(' '),
    style: formatCompact(border) || undefined,
  })
  const target = oneOf(own['linkTarget'], ['_self', '_blank'])
  const link = attributes({
    href: safeUrl(authorUrl(user, surroundings.context.config)),
    target,
    'aria-label': target === '_blank' ? `(${user.name} author archive, opens in a new tab)` : undefined,
    class: 'wp-block-avatar__link',
  })
  return element('div', wrapper(block), own['isLink'] === true ? element('a', link, image) : image)
}

/** Others than the author of the item are shown only where everybody knows them as authors. */
async function shownUser({ attributes: own, surroundings: { data, item, context } }: DynamicBlock) {
  const id = idIn(own['userId']) || item.author
  const isPublic =
    id === item.author || (await data.once(`published by ${id}`, () => hasPublished(context.db, id, typesWithAuthors(context))))
  return isPublic ? data.users.load(id) : undefined
}

interface Look {
  alt: string
  class?: string
  style?: string | undefined
}

/** The avatar of a user, at the size in pixels. */
export function avatarImage(userId: number, size: number, baseUrl: string, look: Look): string {
  const shown = Math.min(size || DEFAULT_SIZE, MAX_SIZE)
  const urls = avatarUrls(userId, baseUrl)
  const src = shown <= 24 ? urls[24] : shown <= 48 ? urls[48] : urls[96]
  const classes = ['avatar', `avatar-${shown}`, 'photo', look.class].filter(Boolean).join(' ')
  return `<img${attributes({ style: look.style, alt: look.alt, src, class: classes, height: String(shown), width: String(shown) })} />`
}
