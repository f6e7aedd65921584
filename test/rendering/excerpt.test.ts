import { describe, expect, it } from '@jest/globals'
import { renderContent, renderExcerpt, renderTitle } from '#server/rendering/content.ts'
import { generateExcerpt } from '#server/rendering/excerpt.ts'

describe('generateExcerpt', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')

  it('has 55 words by default', () => {
    expect(generateExcerpt(words(55))).toBe(words(55))
    expect(generateExcerpt(words(56))).toBe(`${words(55)} [&hellip;]`)
    expect(generateExcerpt('red green blue', 2)).toBe('red green [&hellip;]')
  })

  it('removes tags and code, and separates the words of adjacent paragraphs', () => {
    expect(generateExcerpt('<h2>Head</h2><p>And <b>text</b>.</p><script>go()</script>')).toBe('Head And text.')
  })

  it('ends at the more tag or the first page break', () => {
    expect(generateExcerpt('Teaser.\n\n<!--more Go on-->\n\nRest.')).toBe('Teaser.')
    expect(generateExcerpt('First.<!--nextpage-->Second.')).toBe('First.')
  })

  it.each([
    ['a long script', `<script>${'go(); '.repeat(5_000)}</script>`],
    ['a long style sheet', `<style>${'p { top: 0 } '.repeat(5_000)}</style>`],
    ['a long comment', `<!-- ${'no text '.repeat(5_000)} -->`],
    ['an image in a data URL', `<img src="data:image/png;base64,${'iVBORw0K'.repeat(50_000)}">`],
    ['an unknown block', `<!-- wp:acme/chart --><p>${'1 2 3 '.repeat(2_000)}</p><!-- /wp:acme/chart -->`],
  ])('finds the first words of a long text after %s', (_what, before) => {
    const paragraph = `<!-- wp:paragraph --><p>${words(3_000)}</p><!-- /wp:paragraph -->`
    const content = before.startsWith('<!-- wp') ? before + paragraph.repeat(3) : `${before}\n\n${words(9_000)}`
    for (const count of [1, 55, 200]) expect(generateExcerpt(content, count)).toBe(`${words(count)} [&hellip;]`)
  })

  it('uses the text of text blocks, also in groups', () => {
    const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`
    const group = `<!-- wp:group -->\n<div>${paragraph('Inner.')}</div>\n<!-- /wp:group -->`
    const unknown = '<!-- wp:acme/chart --><p>Chart</p><!-- /wp:acme/chart -->'
    expect(generateExcerpt(`${paragraph('Outer.')}\n\n${unknown}\n\n${group}`)).toBe('Outer. Inner.')
  })
})

describe('rendered texts', () => {
  it('adds paragraphs to plain content, but not to block content', () => {
    expect(renderContent('"Hi" -- you')).toMatchObject({ html: '<p>&#8220;Hi&#8221; &#8212; you</p>\n', blockVersion: 0 })
    const block = '<!-- wp:html -->\n<i>"Hi"</i>\n<!-- /wp:html -->'
    expect(renderContent(block)).toMatchObject({ html: '\n<i>&#8220;Hi&#8221;</i>\n', blockVersion: 1 })
    expect(renderContent('').html).toBe('')
  })

  it('renders titles without paragraphs', () => {
    expect(renderTitle(' Bed & "board" ')).toBe('Bed &#038; &#8220;board&#8221;')
  })

  it('prefers the manual excerpt', () => {
    expect(renderExcerpt('In "short"', 'Long text')).toBe('<p>In &#8220;short&#8221;</p>\n')
    expect(renderExcerpt('', 'Long text', 1)).toBe('<p>Long [&hellip;]</p>\n')
    expect(renderExcerpt('', '<img src="/a.png">')).toBe('')
  })
})
