// Parsing of searches, in cases that the results of lists do not show.
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { searchTerms } from '#server/lists/search-terms.ts'

describe('searchTerms', () => {
  it.each([
    ['copper kettle', ['copper', 'kettle'], []],
    ['copper, kettle', ['copper', 'kettle'], []],
    ['"copper kettle" iron', ['copper kettle', 'iron'], []],
    ['kettle -iron -"red hot"', ['kettle'], ['iron', 'red hot']],
    ['copper copper', ['copper'], []],
    ['the kettle of a cook', ['kettle', 'cook'], []],
    ['"the kettle"', ['the kettle'], []],
    ['The Who', ['The Who'], []],
    ['"unclosed phrase', ['unclosed phrase'], []],
    ["'copper kettle' baker's", ['copper', 'kettle', "baker's"], []],
    ['copper +kettle + iron', ['copper', 'kettle', 'iron'], []],
    ['copper "a" -', ['copper'], []],
    ['one-two', ['one-two'], []],
    ['a b c d e', ['a b c d e'], []],
    ['', [], []],
    ['  ', [], []],
    ['""', [], []],
    ['-', ['-'], []],
  ])('of %j', (search, wanted, unwanted) => {
    expect(searchTerms(search)).toEqual({ wanted, unwanted })
  })

  it('treats very many words as one phrase', () => {
    const words = Array.from({ length: 10 }, (_none, index) => `word${index}`)
    expect(searchTerms(words.slice(1).join(' ')).wanted).toEqual(words.slice(1))
    expect(searchTerms(words.join(' ')).wanted).toEqual([words.join(' ')])
  })

  it('returns no empty terms and a bounded number of terms', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (search) => {
        const { wanted, unwanted } = searchTerms(search)
        expect([...wanted, ...unwanted].every((term) => term.trim() !== '')).toBe(true)
        expect(wanted.length).toBeLessThan(10)
      }),
    )
  })
})
