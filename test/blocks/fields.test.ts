// Blocks that show fields of their post or of the site, forms and links to profiles.
import { describe, expect, it } from '@jest/globals'
import { changePost, makePost } from '../support/posts.ts'
import { createImage, uploaded } from '../support/media.ts'
import { block, blockWith, postOf, readAgain, renderedIn } from '../support/rendered.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeTag } from '../support/terms.ts'

const server = await sharedServer({ SITE_TIMEZONE: 'America/New_York', SITE_NAME: 'Harbour & Sea', SITE_DESCRIPTION: 'By the sea' })
const { administrator: admin } = server.as

describe('fields of the post', () => {
  it('show its title and its changes', async () => {
    const post = await postOf(server, block('post-title', { level: 3, isLink: true }), { title: 'The "first"' })
    expect(await readAgain(server, post)).toBe(
      `<h3 class="wp-block-post-title"><a href="${post.link}" target="_self">The &#8220;first&#8221;</a></h3>`,
    )
    await changePost(admin, post.id, { title: 'Second' })
    expect(await readAgain(server, post)).toContain('>Second</a></h3>')
  })

  it.each([
    ['Y-m-d', '2026-03-04'],
    ['D, jS \\o\\f F y', 'Wed, 4th of March 26'],
    ['H:i:s g a A', '05:06:07 5 am AM'],
    ['<script>', '&lt;'],
    [undefined, 'March 4, 2026'],
  ])('show its date in the format %s', async (format, expected) => {
    const html = await renderedIn(server, block('post-date', { format }), { date: '2026-03-04T05:06:07' })
    expect(html).toContain(`<div class="wp-block-post-date"><time datetime="2026-03-04T05:06:07-05:00">${expected}`)
    expect(html).not.toContain('<script')
  })

  it('show its terms, excerpt and author, and links to it', async () => {
    const tag = await makeTag(admin)
    const content = [
      block('post-terms', { term: 'post_tag', prefix: 'In ' }),
      block('post-terms', { term: 'cms_menu' }),
      block('post-excerpt', { moreText: 'On' }),
      block('post-author-name', { isLink: true }),
      block('read-more'),
    ]
    const post = await postOf(server, content.join('\n'), { title: 'Title', tags: [tag.id], excerpt: 'Short' })
    const html = await readAgain(server, post)
    expect(html).toContain(
      `<div class="taxonomy-post_tag wp-block-post-terms"><span class="wp-block-post-terms__prefix">In </span><a href="${tag.link}" rel="tag">${tag.name}</a></div>\n\n`,
    )
    expect(html).toContain(
      `<p class="wp-block-post-excerpt__excerpt">Short</p><p class="wp-block-post-excerpt__more-text"><a class="wp-block-post-excerpt__more-link" href="${post.link}">On</a></p>`,
    )
    expect(html).toMatch(/<div class="wp-block-post-author-name"><a href="[^"]+" target="_self" class="wp-block-post-author-name__link">/)
    expect(html).toContain(
      `<a class="wp-block-read-more" href="${post.link}" target="_self">Read more<span class="screen-reader-text">: Title</span></a>`,
    )
  })

  it('show its featured image and changes of the image', async () => {
    const { id, source_url } = await uploaded(server, await createImage(40, 20), { name: 'boat.png', as: 'administrator' })
    const post = await postOf(server, block('post-featured-image'), { title: 'Boat', featured_media: id })
    const html = await readAgain(server, post)
    expect(html).toContain('<figure class="wp-block-post-featured-image"><img ')
    expect(html).toContain(`src="${source_url}"`)
    const change = { method: 'PATCH', headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' } }
    await fetch(`${server.restRoot}/cms/v2/media/${id}`, { ...change, body: JSON.stringify({ alt_text: 'A boat' }) })
    expect(await readAgain(server, post)).toContain('alt="A boat"')
    await fetch(`${server.restRoot}/cms/v2/media/${id}?force=true`, { ...change, method: 'DELETE' })
    expect(await readAgain(server, post)).toBe('')
  })
})

describe('the excerpt of the post', () => {
  const words = Array.from({ length: 60 }, (_, index) => `w${index + 1}`)
  const excerptIn = async (attributes: object, fields: object) =>
    /__excerpt">(.*?)<\/p>/.exec(await renderedIn(server, block('post-excerpt', attributes), fields))?.[1]?.trim()

  it('is cut after its number of words, also if it was written', async () => {
    expect(await excerptIn({ excerptLength: 3 }, { excerpt: 'One <em>two</em> three\n four' })).toBe('One two three&hellip;')
    expect(await excerptIn({ excerptLength: 4 }, { excerpt: 'One <em>two</em> three\n four' })).toBe('One two three four')
  })

  it('ends with an ellipsis only where the block cuts it', async () => {
    const text = `<p>${words.join(' ')}</p>`
    const post = await postOf(server, text)
    const list = (attributes: object) =>
      blockWith(
        'query',
        { query: { inherit: false, search: post.title.raw, order: 'asc', perPage: 1 } },
        blockWith('post-template', {}, block('post-excerpt', attributes)),
      )
    const cut = async (attributes: object) =>
      /__excerpt">(.*?)<\/p>/.exec(await renderedIn(server, list(attributes), { title: 'List' }))?.[1]?.trim()
    expect(await cut({ excerptLength: 2 })).toBe('w1 w2&hellip;')
    expect(await cut({})).toBe(`${words.slice(0, 55).join(' ')}&hellip;`)
    expect(await cut({ excerptLength: 100 })).toBe(`${words.slice(0, 55).join(' ')} [&hellip;]`)
    expect(await cut({ excerptLength: 100, moreText: 'More' })).toBe(words.slice(0, 55).join(' '))
  })
})

describe('avatars', () => {
  it('are those of the author of the post', async () => {
    const { administrator: id } = server.ids
    const url = `${server.baseUrl}/cms-content/avatars/${id}`
    const content = [
      block('avatar', { size: 40, isLink: true, linkTarget: '_blank' }),
      block('post-author'),
      block('post-author', { showAvatar: false }),
    ]
    const html = await readAgain(server, await postOf(server, content.join('\n')))
    expect(html).toContain(`<div class="wp-block-avatar"><a href="${server.baseUrl}/author/administrator/" target="_blank"`)
    expect(html).toMatch(
      new RegExp(
        `<img [^>]*alt="The administrator Avatar" src="${url}-48.svg" class="avatar avatar-40 photo wp-block-avatar__image" height="40" width="40"`,
      ),
    )
    expect(html).toMatch(
      new RegExp(`<div class="wp-block-post-author__avatar"><img [^>]*alt="" src="${url}-48.svg" class="avatar avatar-48 photo"`),
    )
    expect(html.match(/__avatar"/g)).toHaveLength(1)
  })

  it('of other users are shown if these have published something', async () => {
    const content = block('avatar', { userId: server.ids.author })
    const post = await postOf(server, content)
    expect(await readAgain(server, post)).toBe('')
    await makePost(server.as.author, { status: 'publish' })
    expect(await readAgain(server, post)).toContain(`/cms-content/avatars/${server.ids.author}-96.svg`)
  })
})

describe('fields of the site', () => {
  it('show its logo, as wide as the block says, and other ones later', async () => {
    const file = await uploaded(server, await createImage(400, 200), { name: 'logo.png', as: 'administrator' })
    const post = await postOf(server, block('site-logo', { width: 120 }) + block('site-logo', { isLink: false }))
    expect(await readAgain(server, post)).toBe('')
    const settings = (site_logo: number) => admin.content.POST('/settings', { body: { site_logo } })
    await settings(file.id)
    const html = await readAgain(server, post)
    expect(html).toContain(
      `<div class="wp-block-site-logo"><a href="${server.baseUrl}/" class="custom-logo-link" rel="home"><img loading="lazy" decoding="async" width="120" height="60" src="${file.source_url}" class="custom-logo" alt="Harbour &amp; Sea"`,
    )
    expect(html).toMatch(/<div class="is-default-size wp-block-site-logo"><img [^>]*width="400" height="200" /)
    await settings(0)
    expect(await readAgain(server, post)).toBe('')
  })

  it('show its name and description', async () => {
    const html = await renderedIn(server, block('site-title') + block('site-title', { level: 0, isLink: false }) + block('site-tagline'))
    expect(html).toBe(
      `<h1 class="wp-block-site-title"><a href="${server.baseUrl}" target="_self" rel="home">Harbour &amp; Sea</a></h1><p class="wp-block-site-title">Harbour &amp; Sea</p><p class="wp-block-site-tagline">By the sea</p>`,
    )
  })

  it('link to the sign-in page, unless the reader is authenticated', async () => {
    const post = await postOf(server, block('loginout'))
    expect(post.content.rendered).toBe('')
    expect(await readAgain(server, post)).toContain('>Log in</a></div>')
  })

  it('show parts of the theme', async () => {
    expect(await renderedIn(server, block('template-part', { slug: 'footer' }))).toMatch(
      /^<footer class="wp-block-template-part">.+<\/footer>$/s,
    )
    expect(await renderedIn(server, block('template-part', { slug: 'no-such-part' }))).toBe('')
    expect(await renderedIn(server, block('template-part', { slug: 'footer', theme: 'another' }))).toBe('')
  })
})

describe('forms and profiles', () => {
  it('have a search form for each block, each with its own field', async () => {
    const html = await renderedIn(
      server,
      block('search', { label: 'Find' }) + block('search', { buttonPosition: 'no-button', placeholder: '"' }),
    )
    const ids = [...html.matchAll(/<input class="wp-block-search__input" id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(2)
    expect(html).toContain(`<label class="wp-block-search__label" for="${ids[0]}">Find</label>`)
    expect(html).toContain('placeholder="&quot;"')
    expect(html.match(/<button/g)).toHaveLength(1)
  })

  it('are the same each time', async () => {
    const post = await postOf(server, block('search').repeat(3))
    const tags = await Promise.all(
      [1, 2, 3].map(async () => (await fetch(`${server.restRoot}/cms/v2/posts/${post.id}?context=view`)).headers.get('etag')),
    )
    expect(new Set(tags).size).toBe(1)
  })

  const profiles = (links: string, group: object = {}) =>
    renderedIn(server, blockWith('social-links', group, `<ul class="wp-block-social-links">${links}</ul>`))

  it('link to profiles', async () => {
    const html = await profiles(block('social-link', { service: 'github', url: 'github.com/example' }), { openInNewTab: true })
    expect(html).toContain(
      '<li class="wp-social-link wp-social-link-github wp-block-social-link"><a rel="noopener nofollow" target="_blank" href="https://github.com/example" class="wp-block-social-link-anchor"><svg',
    )
    expect(html).toContain('<span class="wp-block-social-link-label screen-reader-text">GitHub</span>')
    expect(await profiles(block('social-link', { service: 'mail', url: 'me@example.org' }))).toContain('href="mailto:me@example.org"')
    expect(await profiles(block('social-link', { service: 'github' }))).not.toContain('<li')
  })
})
