// Menus of block themes: what readers see, and how changes of linked items appear.
import { describe, expect, it } from '@jest/globals'
import { makeNavigation, navigation } from '../support/navigation.ts'
import { makePage, pages } from '../support/pages.ts'
import { block, blockWith, paragraph, postOf, readAgain, renderedIn } from '../support/rendered.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { administrator: admin } = server.as

const link = (label: string, more: object = {}): string =>
  block('navigation-link', { label, url: `https://example.org/${label.toLowerCase()}`, ...more })

/** Returns the HTML of a link without its classes. */
const shown = (label: string): string =>
  `<a class="wp-block-navigation-item__content" href="https://example.org/${label.toLowerCase()}"><span class="wp-block-navigation-item__label">${label}</span></a>`

async function menuOf(content: string): Promise<{ id: number; html: string }> {
  const { id } = await makeNavigation(admin, { content })
  return { id, html: (await navigation(server.anonymous).read(id)).content.rendered }
}

describe('a menu', () => {
  it('shows its links to anonymous callers', async () => {
    const { html } = await menuOf(link('About', { opensInNewTab: true, nofollow: true, title: 'A "hint"', description: 'More' }))
    expect(html).toBe(
      '<li class="wp-block-navigation-item wp-block-navigation-link"><a class="wp-block-navigation-item__content" href="https://example.org/about" target="_blank" rel="nofollow" title="A &quot;hint&quot;"><span class="wp-block-navigation-item__label">About</span><span class="wp-block-navigation-item__description">More</span></a></li>',
    )
  })

  it('shows submenus without the space between links', async () => {
    const { html } = await menuOf(blockWith('navigation-submenu', { label: 'More', url: 'https://example.org/more' }, `\n${link('Sub')}\n`))
    expect(html).toBe(
      `<li class="wp-block-navigation-item has-child wp-block-navigation-submenu">${shown('More')}<ul class="wp-block-navigation__submenu-container wp-block-navigation-submenu"><li class="wp-block-navigation-item wp-block-navigation-link">${shown('Sub')}</li></ul></li>`,
    )
  })

  it('shows a link to an item only while everybody may read it', async () => {
    const page = await makePage(admin, { status: 'draft' })
    const { id, html } = await menuOf(link('Goal', { id: page.id, kind: 'post-type', type: 'page' }))
    const read = async () => (await navigation(server.anonymous).read(id)).content.rendered
    expect(html).toBe('')
    await pages(admin).change(page.id, { status: 'publish' })
    expect(await read()).toContain('Goal')
    await pages(admin).change(page.id, { password: 'sesame' })
    expect(await read()).toBe('')
    await pages(admin).change(page.id, { password: '', status: 'private' })
    expect(await read()).toBe('')
  })

  it.each(['javascript:alert(1)', ' jAvAsCrIpT:alert(1)', 'data:text/html,x'])('links to no script: %s', async (url) => {
    const { html } = await menuOf(link('Bad', { url }))
    expect(html).toContain('Bad')
    expect(html.toLowerCase()).not.toMatch(/script:|data:/)
  })

  it('shows a link to the home page', async () => {
    expect((await menuOf(block('home-link', { label: 'Start' }))).html).toContain(`href="${server.baseUrl}/" rel="home">Start</a>`)
  })
})

describe('the navigation block', () => {
  it('has its own label, or the title of its menu', async () => {
    const { id } = await makeNavigation(admin, { title: 'Main & more', content: link('First'), status: 'publish' })
    expect(await renderedIn(server, block('navigation', { ref: id }))).toMatch(
      /^<nav class="[^"]*" aria-label="Main &#038; more">|^<nav class="[^"]*" aria-label="Main &amp; more">/,
    )
    expect(await renderedIn(server, block('navigation', { ref: id, ariaLabel: 'Own' }))).toMatch(/^<nav class="[^"]*" aria-label="Own">/)
    expect(await renderedIn(server, blockWith('navigation', {}, link('First')))).not.toContain('aria-label')
  })

  it('shows a menu in a post, and its changes', async () => {
    const { id } = await menuOf(`${link('First')}\n\n${link('Second')}`)
    const post = await postOf(server, block('navigation', { ref: id, ariaLabel: 'Main' }))
    const item = (label: string) => `<li class="wp-block-navigation-item wp-block-navigation-link">${shown(label)}</li>`
    const around = (items: string) =>
      `<nav class="wp-block-navigation is-layout-flex wp-block-navigation-is-layout-flex" aria-label="Main"><ul class="wp-block-navigation__container wp-block-navigation">${items}</ul></nav>`
    expect(await readAgain(server, post)).toBe(around(item('First') + item('Second')))
    await navigation(admin).change(id, { content: link('Third') })
    expect(await readAgain(server, post)).toBe(around(item('Third')))
    await navigation(admin).change(id, { status: 'draft' })
    expect(await readAgain(server, post)).toBe('')
  })

  it('shows the links that it contains, and other blocks beside their list', async () => {
    const html = await renderedIn(server, blockWith('navigation', {}, link('One') + paragraph('Text') + link('Two')))
    expect(html).toMatch(/<ul [^>]*><li .*One.*<\/li><\/ul><p>Text<\/p><ul [^>]*><li .*Two.*<\/li><\/ul><\/nav>$/)
  })

  it('is empty inside itself', async () => {
    const { id } = await menuOf(link('One'))
    await navigation(admin).change(id, { content: link('One') + block('navigation', { ref: id }) })
    expect((await renderedIn(server, block('navigation', { ref: id }))).match(/<nav/g)).toHaveLength(1)
  })
})

describe('a page list', () => {
  it('shows the published pages below a page, sorted and nested, and their changes', async () => {
    const up = await makePage(admin)
    const b = await makePage(admin, { title: 'B', parent: up.id })
    const a = await makePage(admin, { title: 'A', parent: up.id })
    const below = await makePage(admin, { title: 'Below', parent: a.id })
    await makePage(admin, { title: 'Draft', parent: up.id, status: 'draft' })
    await makePage(admin, { title: 'Protected', parent: up.id, password: 'sesame' })
    const post = await postOf(server, block('page-list', { parentPageID: up.id }))
    const page = ({ link: url }: { link: string }, title: string) => `<a class="wp-block-pages-list__item__link" href="${url}">${title}</a>`
    const list = (first: string) =>
      `<ul class="wp-block-page-list"><li class="wp-block-pages-list__item has-child">${page(a, first)}<ul class="wp-block-navigation__submenu-container"><li class="wp-block-pages-list__item">${page(below, 'Below')}</li></ul></li><li class="wp-block-pages-list__item">${page(b, 'B')}</li></ul>`
    expect(await readAgain(server, post)).toBe(list('A'))
    await pages(admin).change(a.id, { title: 'A "new"' })
    expect(await readAgain(server, post)).toBe(list('A &#8220;new&#8221;'))
  })

  it('is empty without pages', async () => {
    expect(await renderedIn(server, block('page-list', { parentPageID: (await makePage(admin)).id }))).toBe('')
  })
})
