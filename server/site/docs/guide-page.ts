// The page of a guide, with the list of all guides.
import type { Config } from '#server/config/config.ts'
import { escapeHtml } from '#server/rendering/html.ts'
import type { Guide } from './guides.ts'
import { htmlFrom } from './markdown.ts'
import { renderDocsPage } from './page.ts'

export function renderGuide(config: Config, guides: readonly Guide[], { name, title, summary, markdown }: Guide, assets: string): string {
  const list = guides.map(
    (guide) => `<li><a href="../${guide.name}/"${guide.name === name ? ' aria-current="page"' : ''}>${escapeHtml(guide.title)}</a></li>`,
  )
  const main = `<div class="beside">
<main class="prose">
${htmlFrom(markdown)}
<p class="notice"><a href="../${name}.md">This page as Markdown</a></p>
</main>
<nav aria-label="Guides"><ul>
${list.join('\n')}
</ul></nav>
</div>`
  return renderDocsPage(config, { title, description: summary, main, root: '../../', assets, markdown: `guides/${name}.md` })
}
