// Attributes of dynamic blocks that try to break out of the HTML, to slow the service down or to make it fail.
import { describe, expect, it } from '@jest/globals'
import { dynamicBlocks } from '#server/rendering/dynamic-blocks.ts'
import { findDangers } from '../support/browser-html.ts'
import { makeNavigation } from '../support/navigation.ts'
import { block, blockWith, renderedIn } from '../support/rendered.ts'
import { sampleOf } from '../support/sampling.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const asAuthor = { ...server, as: { ...server.as, administrator: server.as.author } }
await makeNavigation(server.as.administrator)

const names = dynamicBlocks.map((name) => name.replace('core/', ''))

const attributeNames =
  'align alt ariaLabel author buttonPosition buttonText byline categories className columns content description displayAsDropdown ' +
  'excerptLength format featuredImageSizeSlug height iconColor iconColorValue id isLink kind label largestFontSize layout level linkTarget ' +
  'moreText numberOfTags offset opensInNewTab order orderBy overlayMenu parentPageID placeholder postsToShow prefix query ref rel scale separator ' +
  'service showPostCounts sizeSlug slug smallestFontSize style tagName taxonomy term textAlign theme title type url width widthUnit'

const withEach = (value: unknown) => Object.fromEntries(attributeNames.split(' ').map((name) => [name, value]))

function nested(depth: number): unknown {
  return depth === 0 ? '"><script>alert(1)</script>' : { ref: nested(depth - 1), text: '"><script>alert(1)</script>' }
}

/** Values of every JSON type, some of them large. */
const values: [string, unknown][] = [
  ['markup', '"><script>alert(1)</script><img src=x onerror=alert(1)>\'--><!--'],
  ['a script URL', 'javascript:alert(1)'],
  ['an event handler', '" onmouseover="alert(1)" x="'],
  ['CSS that leaves its rule', 'red;}</style><script>alert(1)</script>'],
  ['CSS that runs a script', 'url(javascript:alert(1));width:expression(alert(1));-moz-binding:url(//evil.example)'],
  ['a hidden script URL', ' java\tscript:alert(1)'],
  ['a data URL', 'data:text/html,<script>alert(1)</script>'],
  ['a number', 1e308],
  ['a negative number', -1],
  ['true', true],
  ['null', null],
  ['a list', [[1], 'x', { id: 1 }, null]],
  ['a deep object', nested(20)],
  ['a list of markup', Array.from({ length: 50 }, () => '"><script>alert(1)</script>')],
  ['an object', { id: 1, length: -1, text: '<b>' }],
  ['the name of a property', '__proto__'],
  ['the name of a method', 'constructor'],
  ['a long text', 'x"<'.repeat(40)],
]

describe('a block', () => {
  const cases = names.flatMap((name) => values.map(([what, value]) => ({ name, what, value })))

  it.each(sampleOf(cases, 7))('is safe if the attributes of $name are $what', async ({ name, value }) => {
    const attributes = withEach(value)
    const inner = block('post-title') + block('social-link', attributes) + block('navigation-link', attributes)
    const around = `${blockWith('query', attributes, blockWith(name, attributes, inner))}${blockWith('social-links', attributes, block(name, attributes))}`
    expect(findDangers(await renderedIn(asAuthor, around))).toEqual([])
  })
})

describe('large content of dynamic blocks', () => {
  it.each([
    ['many blocks', block('social-link', { url: 'https://example.org', service: 'x' }).repeat(10_000)],
    ['deep blocks', '<!-- wp:navigation-submenu {"label":"x"} -->'.repeat(10_000)],
    ['deep queries', '<!-- wp:query --><!-- wp:post-template -->'.repeat(10_000)],
    ['unclosed attributes', '<!-- wp:block {"ref":'.repeat(40_000)],
  ])('is rendered: %s', async (_what, content) => {
    expect((await renderedIn(server, content)).length).toBeLessThan(10_000_000)
  })
})
