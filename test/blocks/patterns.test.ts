// Patterns of the theme in content.
import { describe, expect, it } from '@jest/globals'
import { block, blockWith, paragraph, renderedIn } from '../support/rendered.ts'
import { sharedServer } from '../support/shared-server.ts'
import { themeFolder } from '../support/templates.ts'

const server = await sharedServer({
  THEME_DIR: themeFolder('harbour', {
    'patterns/opening-hours.html': `${paragraph('Open from "nine" to five.')}${block('post-title')}`,
    'patterns/named.html': `<!--\n * Title: Call to action\n * Slug: acme/call\n * Categories: featured\n-->\n${paragraph('Call us.')}`,
    'patterns/outer.html': `${paragraph('Outer.')}${block('pattern', { slug: 'harbour/inner' })}`,
    'patterns/inner.html': `${paragraph('Inner.')}${block('pattern', { slug: 'harbour/outer' })}`,
    'patterns/old.php': '<?php echo 1;',
  }),
})

const pattern = (slug: unknown): string => block('pattern', { slug })

describe('a pattern', () => {
  it('is shown by the names of the theme and its file, with blocks that show the post', async () => {
    expect(await renderedIn(server, pattern('harbour/opening-hours'), { title: 'Pier' })).toBe(
      '<p>Open from &#8220;nine&#8221; to five.</p><h2 class="wp-block-post-title">Pier</h2>',
    )
  })

  it('is shown by the slug in its file, without its header', async () => {
    expect(await renderedIn(server, pattern('acme/call'))).toBe('<p>Call us.</p>')
    expect(await renderedIn(server, pattern('harbour/named'))).toBe('')
  })

  it('is shown inside other blocks', async () => {
    expect(await renderedIn(server, blockWith('group', {}, `<div class="wp-block-group">${pattern('acme/call')}</div>`))).toContain(
      '<p>Call us.</p></div>',
    )
  })

  it('stops if patterns contain each other', async () => {
    expect(await renderedIn(server, pattern('harbour/outer'))).toBe('<p>Outer.</p><p>Inner.</p>')
  })

  it.each([['harbour/nowhere'], ['opening-hours'], ['harbour/old'], ['__proto__'], ['../opening-hours'], [''], [null], [['acme/call']]])(
    'shows nothing for %j',
    async (slug) => {
      expect(await renderedIn(server, `${paragraph('Before.')}${pattern(slug)}`)).toBe('<p>Before.</p>')
    },
  )
})
