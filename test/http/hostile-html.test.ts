// Hostile HTML from users whose HTML is filtered: none of it may run, raw or rendered.
import { describe, expect, it } from '@jest/globals'
import { findForbidden, RENDERED_HTML } from '../support/browser-html.ts'
import { attacks } from '../support/html-attacks.ts'
import { makePost, readPost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { sampleOf } from '../support/sampling.ts'

const server = await sharedServer()

const findings = (html: string): string[] => findForbidden(html, RENDERED_HTML)

const everyText = (post: Awaited<ReturnType<typeof readPost>>): string[] =>
  [post.title.raw, post.title.rendered, post.content.raw, post.content.rendered, post.excerpt.raw, post.excerpt.rendered].map(
    (text) => text ?? '',
  )

describe('the detector of these tests', () => {
  it.each([
    '<script>x</script>',
    '<img src=x onerror=a>',
    '<a href="java\nscript:x">x</a>',
    '<a href="&#106;avascript:x">x</a>',
    '<p style="x:expression(1)">x</p>',
    '<svg>',
    '<!--><img src=x onerror=a>-->',
    '<noscript><p title="</noscript><img src=x onerror=a>">',
  ])('finds %s', (html) => {
    expect(findings(html)).not.toEqual([])
  })

  it.each([
    '<p class="a">x</p>',
    '<a href="https://example.org/">x</a>',
    '<a href="/page#part">x</a>',
    '<img src="/a.jpg" alt="x">',
    '&lt;script&gt;',
  ])('lets %s be', (html) => {
    expect(findings(html)).toEqual([])
  })
})

describe.each(['author', 'contributor'] as const)('the HTML of the %s', (role) => {
  it.each(sampleOf(attacks, 3))('cannot run: %s', async (attack) => {
    const around = `before ${attack} after`
    const { id } = await makePost(server.as[role], {
      title: around,
      content: `<p>${around}</p>\n\n${attack}`,
      excerpt: around,
      status: role === 'author' ? 'publish' : 'draft',
    })
    const edited = await readPost(server.as[role], id, { context: 'edit' })
    for (const text of everyText(edited)) expect([text, findings(text)]).toEqual([text, []])
    if (role === 'author')
      for (const excerpt_length of [1, 5])
        expect(findings((await readPost(server.anonymous, id, { excerpt_length })).excerpt.rendered)).toEqual([])
  })

  it('stays safe if it is read, sent back and filtered again', async () => {
    const { id } = await makePost(server.as[role], { title: 'x', content: attacks.join('\n'), excerpt: attacks.join(' '), status: 'draft' })
    const first = await readPost(server.as[role], id, { context: 'edit' })
    const second = await makePost(server.as[role], {
      title: 'x',
      content: first.content.raw ?? '',
      excerpt: first.excerpt.raw ?? '',
      status: 'draft',
    })
    expect(second.content.raw).toBe(first.content.raw)
    expect(second.excerpt.raw).toBe(first.excerpt.raw)
    for (const text of everyText(second)) expect(findings(text)).toEqual([])
  })

  it('is harmless as a slug and in plain-text fields', async () => {
    for (const attack of attacks.slice(0, 10)) {
      const made = await makePost(server.as[role], { title: 'x', slug: attack, status: 'draft' })
      expect(made.slug).toMatch(/^[a-z0-9_%-]*$/)
      expect(made.link).not.toMatch(/[<>"']/)
    }
  })

  it('keeps harmless HTML', async () => {
    const harmless =
      '<h2 id="a" class="b">Title</h2><p>A <a href="https://example.org/?a=1&amp;b=2" title="x">link</a>, <strong>bold</strong>, <em>it</em>, <img src="https://example.org/a.jpg" alt="A" width="10" height="10" /></p><ul><li>one</li></ul><blockquote cite="https://example.org/">q</blockquote>'
    expect((await makePost(server.as[role], { title: 'x', content: harmless, status: 'draft' })).content.raw).toBe(harmless)
  })
})

describe('the HTML of users with unfiltered HTML', () => {
  it.each(['editor', 'administrator'] as const)('is unchanged: %s', async (role) => {
    const content = '<script>ready()</script><p onclick="go()">x</p>'
    expect((await makePost(server.as[role], { title: 'x', content })).content.raw).toBe(content)
  })
})
