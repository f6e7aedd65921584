import { describe, expect, it } from '@jest/globals'
import { hasBlocks, renderBlocks } from '#server/rendering/blocks.ts'

describe('blocks', () => {
  it('recognizes block content by its comments', () => {
    expect(hasBlocks('<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->')).toBe(true)
    expect(hasBlocks('<!-- remark --><p>x</p>')).toBe(false)
  })

  it.each([
    ['<!-- wp:paragraph -->\n<p>A</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:my/b /-->', '\n<p>A</p>\n\n\n'],
    ['<!-- wp:a/o {"x":{"y":1}} --><div><!-- wp:a/i -->in<!-- /wp:a/i --></div><!-- /wp:a/o -->', '<div>in</div>'],
    ['before <!-- wp:x --> after', 'before  after'],
    ['<!-- note -->text<!-- wp:X -->', '<!-- note -->text<!-- wp:X -->'],
    ['<!-- wp:x {"a":1 -->text', '<!-- wp:x {"a":1 -->text'],
    ['<!-- wp:x {broken} -->text<!-- /wp:x -->', 'text'],
    ['a<!-- /wp:x -->b<!-- wp:y -->c', 'a<!-- /wp:x -->b<!-- wp:y -->c'],
  ])('renders %j', (content, html) => {
    expect(renderBlocks(content)).toBe(html)
  })

  it('renders deeply nested blocks', () => {
    const depth = 20_000
    const content = '<!-- wp:a -->'.repeat(depth) + 'x' + '<!-- /wp:a -->'.repeat(depth)
    expect(renderBlocks(content)).toBe('x')
  })
})
