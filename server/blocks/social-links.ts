// Links to profiles on other sites, each with an icon.
import { textIn } from './attributes.ts'
import type { BlockAttributes } from './attributes.ts'
import type { Renderer } from './block.ts'
import { attributes, element, escape, safeUrl, wrapper } from './markup.ts'

export const socialLink: Renderer = (block) => {
  const { attributes: own, surroundings } = block
  const group = surroundings.blocks['core/social-links'] ?? {}
  const url = textIn(own['url']).trim()
  if (!url) return ''
  const service = textIn(own['service'], 'Icon').replace(/[^\w-]/g, '')
  const label = textIn(own['label']).trim() || nameOf(service)
  const rel = textIn(own['rel'])
  const opensNewTab = group['openInNewTab'] === true
  const link = {
    rel: opensNewTab ? `${rel} noopener nofollow`.trim() : rel || undefined,
    target: opensNewTab ? '_blank' : undefined,
  }
  const labelClass = `wp-block-social-link-label${group['showLabels'] === true ? '' : ' screen-reader-text'}`
  const html = iconOf(nameOf(service)) + element('span', attributes({ class: labelClass }), escape(label))
  const anchor = element('a', `${attributes(link)} href="${safeUrl(completeUrl(url))}" class="wp-block-social-link-anchor"`, html)
  const classes = `wp-social-link wp-social-link-${service}${colorClasses(group)}`
  return element('li', wrapper(block, { class: classes, style: colorStyles(group) }), anchor)
}

/** Adds the scheme that people omit when they type a URL or an email address. */
function completeUrl(url: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(url)) return `mailto:${url}`
  return /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(url) ? url : `https://${url}`
}

const colorClasses = ({ iconColor, iconBackgroundColor }: BlockAttributes): string =>
  [slugOf(iconColor), slugOf(iconBackgroundColor) && `${slugOf(iconBackgroundColor)}-background`]
    .map((name) => name && ` has-${name}-color`)
    .join('')

const slugOf = (value: unknown): string => textIn(value).replace(/[^\w-]/g, '')

function colorStyles({ iconColorValue, iconBackgroundColorValue }: BlockAttributes): string {
  const declaration = (property: string, value: unknown): string =>
    /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]+\)|var\(--[\w-]+\))$/i.test(textIn(value)) ? `${property}:${textIn(value)};` : ''
  return declaration('color', iconColorValue) + declaration('background-color', iconBackgroundColorValue)
}

/** Returns a neutral icon: a circle with the first letter of the name. */
function iconOf(name: string): string {
  return `<svg width="24" height="24" viewBox="0 0 24 24" version="1.1" xmlns="http://www.w3.org/2000/svg" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2"></circle><text x="12" y="16" text-anchor="middle" font-size="12" fill="currentColor">${escape(name.charAt(0))}</text></svg>`
}

/** Names that are more than the capitalized ID of the service. */
const NAMES: Readonly<Record<string, string>> = {
  fivehundredpx: '500px',
  chain: 'Link',
  codepen: 'CodePen',
  deviantart: 'DeviantArt',
  feed: 'RSS Feed',
  github: 'GitHub',
  lastfm: 'Last.fm',
  linkedin: 'LinkedIn',
  soundcloud: 'SoundCloud',
  tiktok: 'TikTok',
  vk: 'VK',
  wordpress: 'WordPress',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
}

const nameOf = (service: string): string =>
  Object.hasOwn(NAMES, service) ? (NAMES[service] ?? '') : service.charAt(0).toUpperCase() + service.slice(1)
