import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { slugFrom } from '#server/rendering/slug.ts'

describe('slugFrom', () => {
  it.each([
    ['The Old Harbour', 'the-old-harbour'],
    ['Oak & ash, v2.1 / draft!', 'oak-ash-v2-1-draft'],
    ['Oak &amp; ash', 'oak-ash'],
    ['<b>Bold</b> move', 'bold-move'],
    ['Weiß, Þór, œuvre, Łódź, ñ', 'weis-thor-oeuvre-lodz-n'],
    ['“Curly” – it’s — 2×3…', 'curly-its-2x3'],
    ['--snake_case--  kept--', 'snake_case-kept'],
    ['90% done', '90-done'],
    ['ბათუმი', '%e1%83%91%e1%83%90%e1%83%97%e1%83%a3%e1%83%9b%e1%83%98'],
    ['%e1%83%91%zz', '%e1%83%91zz'],
    ['e\u0301te\u0301', 'ete'],
    ['!?', ''],
  ])('of %s', (text, slug) => {
    expect(slugFrom(text)).toBe(slug)
  })

  it('has at most 200 characters and no partial escape sequences', () => {
    expect(slugFrom('x'.repeat(300))).toHaveLength(200)
    expect(slugFrom('ბ'.repeat(300))).toBe('%e1%83%91'.repeat(22))
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const slug = slugFrom(text)
        expect(slug.length).toBeLessThanOrEqual(200)
        expect(slug).toMatch(/^(?:[a-z0-9_-]|%[0-9a-f]{2})*$/)
      }),
    )
  })
})
