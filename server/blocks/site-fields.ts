// Fields of the site, and the link to its sign-in page.
import { renderImage } from '../rendering/attachments.ts'
import { numberIn, oneOf } from './attributes.ts'
import type { Renderer } from './block.ts'
import { alignmentOfText, attributes, element, escape, headingTag, textClasses, wrapper } from './markup.ts'

export const siteTitle: Renderer = async (block) => {
  const { attributes: own, surroundings } = block
  const { baseUrl } = surroundings.context.config
  const link = { href: baseUrl, target: oneOf(own['linkTarget'], ['_self', '_blank']), rel: 'home' }
  const name = escape((await surroundings.data.settings()).title)
  const shown = own['isLink'] === false ? name : element('a', attributes(link), name)
  return name && element(headingTag(own['level'], 1), wrapper(block, { class: textClasses(block) }), shown)
}

/** The logo of the site, as wide as the block says. */
export const siteLogo: Renderer = async (block) => {
  const { attributes: own, surroundings } = block
  const { site_logo, title } = await surroundings.data.settings()
  const logo = site_logo ? await surroundings.data.media.load(site_logo) : undefined
  if (!logo?.image) return ''
  const { full } = logo.image
  const width = numberIn(own['width'])
  const dimensions = width && full.width ? { width, height: Math.trunc((width * full.height) / full.width) } : undefined
  const image = renderImage({ ...logo, alt: logo.alt || title }, 'full', { sizeClass: 'custom-logo', dimensions })
  const isInNewTab = own['linkTarget'] === '_blank'
  const link = attributes({
    href: `${surroundings.context.config.baseUrl}/`,
    class: 'custom-logo-link',
    rel: 'home',
    'aria-label': isInNewTab ? '(Home link, opens in a new tab)' : undefined,
    target: isInNewTab ? '_blank' : undefined,
  })
  const shown = own['isLink'] === false ? image : element('a', link, image)
  return element('div', wrapper(block, { class: width ? '' : 'is-default-size' }), shown)
}

export const siteTagline: Renderer = async (block) => {
  const text = escape((await block.surroundings.data.settings()).description)
  const classes = alignmentOfText(block.attributes)
  return text && element(headingTag(block.attributes['level'], 0), wrapper(block, { class: classes }), text)
}

export const signIn: Renderer = (block) => {
  const { caller, config } = block.surroundings.context
  if (caller.user) return ''
  const link = attributes({ href: `${config.baseUrl}/cms-admin/authorize-application` })
  return element('div', wrapper(block, { class: 'logged-out' }), element('a', link, 'Log in'))
}

/** The service has no comments. */
export const latestComments: Renderer = (block) => {
  const shown = (['Avatar', 'Date', 'Excerpt'] as const).filter((part) => block.attributes[`display${part}`] !== false)
  const classes = [...shown.map((part) => `has-${part.toLowerCase()}s`), 'no-comments'].join(' ')
  return element('div', wrapper(block, { class: classes }), 'No comments to show.')
}
