// The frame of the HTML pages of the documentation: head, navigation and style.
import type { Config } from '#server/config/config.ts'
import { escapeHtml } from '#server/rendering/html.ts'

export interface DocsPage {
  title: string
  description: string
  /** HTML. */
  main: string
  /** The relative path to `/docs/`: empty, or `../` for each folder. */
  root: string
  /** The folder of the assets, below `/docs/`. */
  assets: string
  /** The path of the same page as Markdown, below `/docs/`. */
  markdown?: string
  /** HTML for the head. */
  head?: string
}

/** Renders a page. Code and tables can get the focus, so that the keyboard can scroll them. */
export function renderDocsPage(
  { site, baseUrl }: Config,
  { title, description, main, root, assets, markdown, head = '' }: DocsPage,
): string {
  const name = escapeHtml(`${site.name} API`)
  const full = title ? `${escapeHtml(title)} – ${name}` : name
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${full}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta property="og:title" content="${full}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(site.name)}">
<link rel="icon" href="data:,">
${markdown ? `<link rel="alternate" type="text/markdown" href="${root}${markdown}">\n` : ''}<link rel="stylesheet" href="${root}${assets}/style.css">
${head}</head>
<body>
<nav class="bar"><a class="name" href="${escapeHtml(baseUrl)}/">${escapeHtml(site.name)}</a> <a href="${root || './'}">Docs</a> <a href="${root}#guides">Guides</a> <a href="${root}reference/">Reference</a> <a href="${root}search/">Search</a></nav>
${main.replaceAll(/<(pre|table)>/g, '<$1 tabindex="0">')}
</body>
</html>
`
}
