// Texts that are made to cost when they are rendered.
import { describe, expect, it } from '@jest/globals'
import { renderContent, renderExcerpt, renderTitle } from '#server/rendering/content.ts'
import { filterHtml } from '#server/rendering/filter.ts'
import { filterFootnotes } from '#server/rendering/footnotes.ts'
import { plainText } from '#server/rendering/plain-text.ts'
import { slugFrom } from '#server/rendering/slug.ts'
import { excessiveCosts } from '../support/costs.ts'

const UNITS = [
  ...[
    '&',
    '<',
    '>',
    '"',
    "'",
    '[',
    '-',
    '1x',
    '\n',
    ' ',
    '\u00A0',
    '<p>',
    '</p>',
    '<p><li>',
    '<b>',
    '<br>',
    '<hr>',
    '<div',
    '<!--',
    '<pre></pre>',
  ],
  ...[
    '<script>',
    '<style',
    '<svg>',
    '<option>',
    '<figcaption>',
    '<blockquote>',
    '<a href="a:',
    '<!-- wp:a -->',
    '<!-- wp:a {"b":"',
    ':) ',
    '&#',
    'x\n\n',
  ],
  ...[
    '[gallery',
    '[gallery]',
    '[gallery a="',
    '[[gallery]]',
    '[gallery <',
    '<p>[gallery]',
    '[caption width="1"]',
    '[caption width="1"]<img src="a"> x[/caption]',
    '[caption][wp_caption]',
    '[/caption]',
    '[audio src="a.mp3"]',
    '[embed]a[/embed]',
    '[embed]',
    'a = ',
    '<img ',
    '<img src="',
    '<img class="wp-image-1">',
    '<iframe>',
  ],
]

const stages: Record<string, (text: string) => unknown> = {
  content: renderContent,
  title: renderTitle,
  excerpt: (text) => renderExcerpt('', text, 1),
  'written excerpt': (text) => renderExcerpt(text, ''),
  filter: filterHtml,
  footnotes: (text) => filterFootnotes(JSON.stringify([{ id: 'n', content: text }])),
  'plain text': plainText,
  slug: slugFrom,
}

const deepCaptions = (depth: number): string =>
  '[caption width="1"][wp_caption width="1"]<img src="a">'.repeat(depth) + 'x' + '[/wp_caption][/caption]'.repeat(depth)

describe.each(Object.entries(stages))('rendering: %s', (_name, render) => {
  it('takes eight times as long at most for four times the text', async () => {
    const slow: unknown[] = []
    for (const unit of UNITS) {
      const [short, long] = [15_000, 60_000].map((size) => `x${unit.repeat(size / unit.length)}x`) as [string, string]
      const costs = await excessiveCosts(
        { long: () => render(long), short: () => render(short) },
        (least) => least.long <= 8 * least.short + 60,
      )
      if (costs) slow.push({ unit, ...costs })
    }
    expect(slow).toEqual([])
  }, 60_000)
})

/** All units in an order that is always the same, and never repeats. */
function mixture(size: number): string {
  let [text, index] = ['', 1]
  while (text.length < size) {
    index = (index * 48_271) % 2_147_483_647
    text += UNITS[index % UNITS.length] ?? ''
  }
  return text
}

describe('4 MB of everything', () => {
  const [short, long] = [mixture(1_000_000), mixture(4_000_000)]

  it.each(Object.entries(stages))(
    'takes eight times as long at most as 1 MB: %s',
    async (_name, render) => {
      const works = { long: () => render(long), short: () => render(short) }
      expect(await excessiveCosts(works, (least) => least.long <= 8 * least.short + 500)).toBeUndefined()
    },
    120_000,
  )
})

describe('an excerpt of some words', () => {
  it.each(['&', '<p>', '"', 'word ', 'word <b>'])('does not read a long text to its end: %s', async (unit) => {
    const [ordinary, long] = ['word '.repeat(20_000), unit.repeat(1_000_000 / unit.length)]
    const works = { long: () => renderExcerpt('', long, 1), ordinary: () => renderExcerpt('', ordinary, 10_000) }
    expect(await excessiveCosts(works, (least) => least.long <= 10 * least.ordinary + 200)).toBeUndefined()
  })
})

describe('shortcodes', () => {
  it('may be nested as deeply as one likes', () => {
    expect(renderContent(deepCaptions(10_000)).html.includes('<img')).toBe(true)
    expect(renderExcerpt('', deepCaptions(10_000)).includes('<img')).toBe(false)
  })

  it('do not multiply a text without limit', () => {
    const text = '[audio src="a.mp3"]'.repeat(50_000)
    expect(renderContent(text).html.length).toBeLessThan(text.length)
  })
})
