// Emoticons, which become emoji.
import { describe, expect, it } from '@jest/globals'
import { replaceEmoticons } from '#server/rendering/emoticons.ts'
import { renderContent, renderExcerpt, renderTitle } from '#server/rendering/content.ts'

describe('withEmoji', () => {
  it.each([
    ['Hello :) and ;-)', 'Hello 🙂 and 😉'],
    [':D', '😀'],
    ['one :lol: two\n:cry:\u00A0:-P&nbsp;:(', 'one 😆 two\n😥\u00A0😛&nbsp;🙁'],
    ['<p>:)</p><p>x :(</p>', '<p>🙂</p><p>x 🙁</p>'],
    ['What :?: No :!: :???:', 'What ❓ No ❗ 😕'],
  ])('replaces the emoticons in %j', (html, expected) => {
    expect(replaceEmoticons(html)).toBe(expected)
  })

  it.each([
    'Note:) and (:) or a:D',
    'https://example.org/:) 12:Patio 8)',
    '<a title=":) x">:-)x</a>',
    '<pre>:)</pre><code class="a"> :( </code><script>:)</script>',
    '<textarea> :) <code>:(</code> :) </textarea>',
    ':mrgreen:',
    'constructor :constructor:',
  ])('does not change %j', (html) => {
    expect(replaceEmoticons(html)).toBe(html)
  })
})

describe('emoticons', () => {
  it('become emoji in contents and excerpts, but not in titles', () => {
    expect(renderContent('So it is :)').html).toBe('<p>So it is 🙂</p>\n')
    expect(renderContent('<!-- wp:paragraph --><p>Here :)</p><!-- /wp:paragraph -->').html).toBe('<p>Here 🙂</p>')
    expect(renderExcerpt('', 'So it is :) and more')).toBe('<p>So it is 🙂 and more</p>\n')
    expect(renderExcerpt('Short :(', 'x')).toBe('<p>Short 🙁</p>\n')
    expect(renderTitle('So it is :)')).toBe('So it is :)')
  })
})
