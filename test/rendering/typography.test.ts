import { describe, expect, it } from '@jest/globals'
import { applyTypography } from '#server/rendering/typography.ts'

describe('typographic', () => {
  it.each([
    ['The clerk said "come back later" twice.', 'The clerk said &#8220;come back later&#8221; twice.'],
    ["The miller's cart won't move", 'The miller&#8217;s cart won&#8217;t move'],
    ["They call it 'the ditch' here", 'They call it &#8216;the ditch&#8217; here'],
    ['"She whispered \'run now\' and left."', '&#8220;She whispered &#8216;run now&#8217; and left.&#8221;'],
    ["back in the '70s, in '84", 'back in the &#8217;70s, in &#8217;84'],
    ["salt 'n' vinegar", 'salt &#8216;n&#8217; vinegar'],
    ["'twas late, wait 'til dawn", '&#8217;twas late, wait &#8217;til dawn'],
    ['[("bracketed")]', '[(&#8220;bracketed&#8221;)]'],
    ['a "42" and a \'0.5\'', 'a &#8220;42&#8221; and a &#8216;0.5&#8217;'],
    ["``old habits''", '&#8220;old habits&#8221;'],
    ['the tree is 40\' high, the plank 3" thick', 'the tree is 40&#8242; high, the plank 3&#8243; thick'],
    ['He said "it is 7\'."', 'He said &#8220;it is 7&#8242;.&#8221;'],
  ])('replaces the quotes of %s', (typed, set) => {
    expect(applyTypography(typed)).toBe(set)
  })

  it.each([
    ['from 3--5 pm', 'from 3&#8211;5 pm'],
    ['one -- two --- three', 'one &#8212; two &#8212; three'],
    ['left - right, well-known', 'left &#8211; right, well-known'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['and so on...', 'and so on&#8230;'],
    ['Oatly (tm)', 'Oatly &#8482;'],
    ['a 4x6 board, 1.5x2.5', 'a 4&#215;6 board, 1.5&#215;2.5'],
    ['0x1f, 2x4cm, 1x2x3, ax1', '0x1f, 2x4cm, 1x2x3, ax1'],
  ])('replaces the dashes and symbols of %s', (typed, set) => {
    expect(applyTypography(typed)).toBe(set)
  })

  it('escapes ampersands that do not begin an entity, in text and in tags', () => {
    expect(applyTypography('Oak & ash &eacute; &#233; &#xE9; &;')).toBe('Oak &#038; ash &eacute; &#233; &#xE9; &#038;;')
    expect(applyTypography('<a href="/?x=1&y=2">q</a>')).toBe('<a href="/?x=1&#038;y=2">q</a>')
  })

  it('does not change attributes, comments and code', () => {
    const literal = '<i title="a \'b\' -- c">x</i><!-- "no" & -- --><pre>"a" <b>--</b></pre><kbd>"k"</kbd><tt>...</tt>'
    expect(applyTypography(literal)).toBe(literal)
    expect(applyTypography('<code>"a"</code> "b"')).toBe('<code>"a"</code> &#8220;b&#8221;')
  })

  it('does not change words in brackets', () => {
    expect(applyTypography('as in [chapter two]')).toBe('as in [chapter two]')
  })
})
