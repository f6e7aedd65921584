// The layout of the plain HTML pages.
import { encodeXML, escapeUTF8 } from 'entities'
import { localeOf } from '../languages.ts'
import { COLOR_VARIABLES } from './colors.ts'

/** Escapes text for HTML. */
export const escapeHtml = escapeUTF8

/** Escapes text between tags of HTML or XML, where quotation marks need no escape. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, encodeXML)

interface Page {
  site: { name: string; description: string; language: string }
  baseUrl: string
  title: string
  /** HTML. */
  main: string
  /** The language of the content if it differs from the site's. */
  language?: string
  /** HTML for the page's header. */
  nav?: string
  /** CSS to add after the page's own; must not contain `</style`. */
  style?: string
  /** HTML for the `<head>` element. */
  head?: string
  /** The URL of the icon. */
  icon?: string | undefined
}

/** Returns a self-contained page without scripts or external requests. */
export function htmlPage({
  site,
  baseUrl,
  title,
  main,
  language = site.language,
  nav = '',
  style = '',
  head = '',
  icon = 'data:,',
}: Page): string {
  return `<!doctype html>
<html lang="${localeOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="${escapeHtml(icon)}">
<title>${escapeHtml(pageTitle(title, site.name))}</title>
<style>${STYLE}${style}</style>
${head}</head>
<body>
<header><a class="wp-block-site-title" href="${escapeHtml(baseUrl)}/">${escapeHtml(site.name)}</a><p>${escapeHtml(site.description)}</p>${nav && `<nav>${nav}</nav>`}</header>
<main>
${main}
</main>
</body>
</html>
`
}

/** Returns the title for the title bar. On the front page, it is the name of the site. */
export const pageTitle = (title: string, siteName: string): string => (title ? `${title} – ${siteName}` : siteName)

const STYLE = `
${COLOR_VARIABLES}:where(body) { color: var(--ink); background: var(--paper) }
:where(a) { color: var(--accent) }
body { font: 1.05rem/1.6 system-ui, sans-serif; max-width: var(--wp--style--global--content-size, 42rem); margin: 0 auto; padding: 1.5rem; overflow-wrap: break-word }
header { border-bottom: 1px solid var(--line); margin-bottom: 2rem }
header > a { font-weight: 600; text-decoration: none; color: inherit }
header nav { margin-bottom: 1rem; font-size: .9rem }
header p, .about { opacity: .75; font-size: .9rem; margin-top: 0 }
h1, h2 { line-height: 1.25; text-wrap: balance }
img, video, iframe { max-width: 100%; height: auto }
pre { overflow-x: auto }
body { overflow-x: clip }
article > :where(div, figure, section, details, table) { margin-block: var(--wp--style--block-gap, 1.2em) }
article > .alignwide { max-width: none; margin-inline: min(0px, (100% - min(var(--wp--style--global--wide-size, 60rem), 100vw - 3rem)) / 2) }
article > :is(.alignwide, .alignfull) { clear: both }
article > table { display: block; overflow-x: auto }
article > .alignfull { max-width: none; margin-inline: calc(50% - 50vw) }
article > .alignfull:not(figure, .wp-block-cover, .wp-block-media-text) { padding-inline: 1.5rem }
article { display: flow-root }
article > .wp-block-post-featured-image { margin-inline: 0 }
article > .alignfull.wp-block-media-text > .wp-block-media-text__content, article > .alignfull.wp-block-embed:not(:has(iframe)) { padding-inline: 1.5rem }
.problem { border-left: 4px solid var(--problem); padding: .5rem 1rem; background: color-mix(in srgb, var(--problem) 12%, transparent) }
.password { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem }
.password :is(input, button) { font: inherit; padding: .4rem .75rem }
.password input { display: block }
article + article { border-top: 1px solid var(--line); margin-top: 2rem; padding-top: .5rem }
`
