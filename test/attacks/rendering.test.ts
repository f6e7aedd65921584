// Texts that are made to cost when they are rendered.
import { describe, expect, it } from '@jest/globals'
import { renderedContent, renderedExcerpt, renderedTitle } from '../../server/rendering/content.ts'
import { filteredHtml } from '../../server/rendering/filter.ts'
import { filteredFootnotes } from '../../server/rendering/footnotes.ts'
import { plainText } from '../../server/rendering/plain-text.ts'
import { slugFrom } from '../../server/rendering/slug.ts'

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
  content: renderedContent,
  title: renderedTitle,
  excerpt: (text) => renderedExcerpt('', text, 1),
  'written excerpt': (text) => renderedExcerpt(text, ''),
  filter: filteredHtml,
  footnotes: (text) => filteredFootnotes(JSON.stringify([{ id: 'n', content: text }])),
  'plain text': plainText,
  slug: slugFrom,
}

const deepCaptions = (depth: number): string =>
  '[caption width="1"][wp_caption width="1"]<img src="a">'.repeat(depth) + 'x' + '[/wp_caption][/caption]'.repeat(depth)

/** Milliseconds of the processor, the best of two. */
function spent(work: () => unknown): number {
  const once = (): number => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  return Math.min(once(), once())
}

describe.each(Object.entries(stages))('rendering: %s', (_name, render) => {
  it('takes eight times as long at most for four times the text', () => {
    const slow = UNITS.flatMap((unit) => {
      const [short, long] = [15_000, 60_000].map((size) => {
        const text = `x${unit.repeat(size / unit.length)}x`
        return spent(() => render(text))
      }) as [number, number]
      return long > 8 * short + 60 ? [{ unit, short, long }] : []
    })
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
    (_name, render) => {
      expect(spent(() => render(long))).toBeLessThan(8 * spent(() => render(short)) + 500)
    },
    120_000,
  )
})

describe('an excerpt of some words', () => {
  it('does not read a long text to its end', () => {
    const ordinary = spent(() => renderedExcerpt('', 'word '.repeat(20_000), 10_000))
    for (const unit of ['&', '<p>', '"', 'word ', 'word <b>'])
      expect([unit, spent(() => renderedExcerpt('', unit.repeat(1_000_000 / unit.length), 1)) < 10 * ordinary + 200]).toEqual([unit, true])
  })
})

describe('shortcodes', () => {
  it('may be nested as deeply as one likes', () => {
    expect(renderedContent(deepCaptions(10_000)).html.includes('<img')).toBe(true)
    expect(renderedExcerpt('', deepCaptions(10_000)).includes('<img')).toBe(false)
  })

  it('do not multiply a text without limit', () => {
    const text = '[audio src="a.mp3"]'.repeat(50_000)
    expect(renderedContent(text).html.length).toBeLessThan(text.length)
  })
})
