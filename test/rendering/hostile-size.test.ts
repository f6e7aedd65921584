import { execFileSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import { renderedContent, renderedExcerpt } from '../../server/rendering/content.ts'
import { filteredHtml } from '../../server/rendering/filter.ts'
import { slugFrom } from '../../server/rendering/slug.ts'

const SIZE = 200_000
const UNITS = [
  ...['<', '>', '"', "'", '[', '&', '-', '1x', '\n', ' ', '<!--', '<!--more', '<div', '<p><li', '<pre></pre>', '<script>'],
  ...['<figcaption>', '<a href="a:', 'a:', '<!-- wp:a -->', '<!-- wp:a {', '<!-- wp:group --><div>', '<!-- wp:a {"b":"'],
]

describe('200 KB of one thing over and over', () => {
  it.each(UNITS)('takes well under a second: %j', (unit) => {
    const text = `x${unit.repeat(SIZE / unit.length)}x`
    for (const work of [renderedContent, filteredHtml, slugFrom, (long: string) => renderedExcerpt('', long)]) {
      const start = performance.now()
      work(text)
      expect(performance.now() - start).toBeLessThan(1_000)
    }
  })
})

// The engine stops optimising regular expressions once a process has very many of them; a flag does the same at once.
describe('20 MB of text without a line end', () => {
  it.each(['word ', 'სიტყვა '])('is one paragraph, even where regular expressions are not optimised: %j', (unit) => {
    const program = `
      import { renderedContent } from './server/rendering/content.ts'
      const text = ${JSON.stringify(unit)}.repeat(${20_000_000 / unit.length}).trim()
      console.log(renderedContent(text + '\\n\\n<b>' + text + '</b>').html === '<p>' + text + '</p>\\n<p><b>' + text + '</b></p>\\n')
    `
    const said = execFileSync(process.execPath, ['--no-regexp-optimization', '--input-type=module', '--eval', program], {
      encoding: 'utf8',
    })
    expect(said.trim()).toBe('true')
  })
})
