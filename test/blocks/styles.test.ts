// The styles that blocks made from data take from their attributes: classes of presets, and declarations of other values.
import { describe, expect, it } from '@jest/globals'
import { collectRules } from '#server/rendering/blocks/block-rules.ts'
import { calls } from '../support/collections.ts'
import { newWord } from '../support/posts.ts'
import { block, blockWith, renderedIn } from '../support/rendered.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory, makeTag } from '../support/terms.ts'

const server = await sharedServer()
const { administrator: admin } = server.as
const [category, tag] = [await makeCategory(admin), await makeTag(admin)]
await calls(admin, '/pages').make({ title: newWord(), status: 'publish' })
const fields = { title: 'Title', excerpt: 'Short', categories: [category.id], tags: [tag.id] }

const query = (inner: string): string =>
  blockWith('query', { query: { inherit: false, taxQuery: { category: [category.id] } } }, `<div class="wp-block-query">${inner}</div>`)

/** Blocks that show something only where they belong, or with more attributes. */
const special: Record<string, (name: string, attributes: object) => string> = {
  'navigation-link': (name, attributes) => block(name, { label: 'One', url: '/one', ...attributes }),
  'post-template': (name, attributes) => query(blockWith(name, attributes, block('post-title'))),
  'post-terms': (name, attributes) => block(name, { term: 'category', ...attributes }),
  'query-total': (name, attributes) => query(block(name, attributes)),
}

/** Returns the start tag of a block with these attributes. */
async function tagOf(name: string, attributes: object): Promise<string> {
  const html = await renderedIn(server, (special[name] ?? block)(name, attributes), fields)
  return new RegExp(`<[a-z\\d]+ [^>]*class="(?:[^"]* )?wp-block-${name}[ "][^>]*>`).exec(html)?.[0] ?? html
}

const styleIn = (tag: string): string => / style="([^"]*)"/.exec(tag)?.[1]?.replace(/;$/, '') ?? ''
const classesIn = (tag: string): string[] => / class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? []

/** The classes after the name of the block, without those of its layout. */
const classesAfter = (name: string, tag: string): string[] => {
  const classes = classesIn(tag)
  return classes.slice(classes.indexOf(`wp-block-${name}`) + 1).filter((one) => !one.includes('-layout-'))
}

const texts = [
  ...['archives', 'categories', 'latest-comments', 'latest-posts', 'page-list', 'post-author', 'post-author-name', 'post-date'],
  ...['post-excerpt', 'post-template', 'post-terms', 'post-title', 'query-total', 'read-more', 'site-tagline', 'site-title'],
]

describe('colors of the block', () => {
  it.each(texts)('%s are those of presets', async (name) => {
    const attributes = { textColor: 'base', backgroundColor: 'accentOne', gradient: 'sun' }
    expect(classesAfter(name, await tagOf(name, attributes))).toEqual(
      'has-text-color has-base-color has-background has-accent-one-background-color has-sun-gradient-background'.split(' '),
    )
  })

  it.each(texts)('%s are declared if they are no presets', async (name) => {
    const color = { text: '#112233', background: '#ffeedd', gradient: 'linear-gradient(90deg,rgb(6,147,227) 0%,rgb(155,81,224) 100%)' }
    const html = await tagOf(name, { style: { color } })
    expect(styleIn(html)).toBe(`color:#112233;background-color:#ffeedd;background:${color.gradient}`)
    expect(classesAfter(name, html)).toEqual(['has-text-color', 'has-background'])
  })

  it.each([...texts, 'navigation-link'])('%s can be those of the links in it', async (name) => {
    const html = await tagOf(name, { style: { elements: { link: { color: { text: 'red' }, ':hover': { color: { text: 'blue' } } } } } })
    const own = classesIn(html).find((one) => one.startsWith('wp-elements-')) ?? ''
    expect(classesIn(html).indexOf(own)).toBeLessThan(classesIn(html).indexOf(`wp-block-${name}`))
    expect(collectRules(html).split('\n')).toEqual([
      `.${own} a:where(:not(.wp-element-button)){color:red}`,
      `.${own} a:where(:not(.wp-element-button)):hover{color:blue}`,
    ])
  })
})

describe('the type of the block', () => {
  it.each(texts)('%s has presets and values', async (name) => {
    const values = { fontStyle: 'italic', fontWeight: '700', lineHeight: '1.4', textDecoration: 'underline', textTransform: 'uppercase' }
    const html = await tagOf(name, {
      fontSize: 'large',
      fontFamily: 'bodyText',
      style: { typography: { ...values, letterSpacing: '2px' } },
    })
    expect(classesAfter(name, html)).toEqual(['has-large-font-size', 'has-body-text-font-family'])
    expect(styleIn(html)).toBe(
      'font-style:italic;font-weight:700;line-height:1.4;text-decoration:underline;text-transform:uppercase;letter-spacing:2px',
    )
  })

  it('has sizes that are no presets', async () => {
    expect(styleIn(await tagOf('post-title', { style: { typography: { fontSize: 'clamp(1rem, 2vw, 3rem)' } } }))).toBe(
      'font-size:clamp(1rem, 2vw, 3rem)',
    )
  })

  it('of a tag cloud has no size, because each tag has its own', async () => {
    const html = await tagOf('tag-cloud', { fontSize: 'large', style: { typography: { lineHeight: 2, fontSize: '9px' } } })
    expect([classesAfter('tag-cloud', html), styleIn(html)]).toEqual([[], 'line-height:2'])
  })
})

describe('the box of the block', () => {
  it.each([...texts, 'tag-cloud'])('%s has padding and margins', async (name) => {
    const spacing = { padding: { top: '1rem', left: 'var:preset|spacing|50' }, margin: { bottom: '2rem' } }
    expect(styleIn(await tagOf(name, { style: { spacing } }))).toBe(
      'padding-top:1rem;padding-left:var(--wp--preset--spacing--50);margin-bottom:2rem',
    )
  })

  it.each(texts.filter((name) => name !== 'read-more'))('%s has a border', async (name) => {
    const border = { color: '#abc', radius: 8, style: 'dashed', width: '2px' }
    const html = await tagOf(name, { style: { border } })
    expect(styleIn(html)).toBe('border-color:#abc;border-radius:8px;border-style:dashed;border-width:2px')
    expect(classesAfter(name, html)).toEqual(['has-border-color'])
  })

  it('has borders of single sides, corners, and the color of a preset', async () => {
    const border = {
      radius: { topLeft: '1px', bottomRight: '2px' },
      top: { color: 'var:preset|color|base', width: '3px' },
      left: { style: 'dotted' },
    }
    const html = await tagOf('post-title', { borderColor: 'accent', style: { border } })
    expect(styleIn(html)).toBe(
      'border-color:var(--wp--preset--color--accent);border-top-left-radius:1px;border-bottom-right-radius:2px;' +
        'border-top-width:3px;border-top-color:var(--wp--preset--color--base);border-left-style:dotted',
    )
    expect(classesAfter('post-title', html)).toEqual(['has-border-color', 'has-accent-border-color'])
  })

  it('is aligned where the block can be', async () => {
    expect(classesIn(await tagOf('post-title', { align: 'wide' }))).toContain('alignwide')
    expect(classesIn(await tagOf('post-date', { align: 'wide' }))).not.toContain('alignwide')
  })
})

describe('the layout of the block', () => {
  /** The rules of the block's own class, without its selector. */
  const rulesIn = (html: string): string => collectRules(html).replaceAll(/\.wp-container-[\w-]+/g, '&')

  it('post-template is a grid with columns and gaps', async () => {
    const html = await tagOf('post-template', { layout: { type: 'grid', columnCount: 3 }, style: { spacing: { blockGap: '9px' } } })
    expect(classesIn(html)).toEqual([
      ...['columns-3', 'wp-block-post-template', 'is-layout-grid'],
      expect.stringMatching(/^wp-container-core-post-template-is-layout-/),
      'wp-block-post-template-is-layout-grid',
    ])
    expect(rulesIn(html)).toBe('&{grid-template-columns:repeat(3, minmax(0, 1fr));gap:9px}')
  })

  it('post-template has the gap of its own where one side is missing', async () => {
    const html = await tagOf('post-template', { layout: { type: 'grid' }, style: { spacing: { blockGap: { top: '9px' } } } })
    expect(rulesIn(html)).toContain('gap:9px 1.25em')
  })

  it('post-content is constrained, with its padding and its least height', async () => {
    const style = { spacing: { padding: { left: '1em', right: '2em' } }, dimensions: { minHeight: '50vh' } }
    const loop = (attributes: object) => query(blockWith('post-template', {}, block('post-content', attributes)))
    await renderedIn(server, '<p>Text</p>', fields)
    const html = await renderedIn(server, loop({ layout: { type: 'constrained', contentSize: '30rem' }, style }), {})
    const [tag = ''] = /<div [^>]*entry-content[^>]*>/.exec(html) ?? []
    expect(styleIn(tag)).toBe('padding-left:1em;padding-right:2em; min-height:50vh')
    expect(classesIn(tag)).toContain('wp-block-post-content-is-layout-constrained')
    expect(rulesIn(tag)).toContain('max-width:30rem')
  })

  it('navigation is flexible, and justified as it says', async () => {
    const layout = { type: 'flex', justifyContent: 'space-between', orientation: 'vertical' }
    const html = await renderedIn(
      server,
      blockWith('navigation', { layout, style: { spacing: { blockGap: '1em' } } }, block('navigation-link', { label: 'One' })),
    )
    const [tag = ''] = /<nav[^>]*>/.exec(html) ?? []
    expect(classesIn(tag)).toEqual([
      ...[
        'items-justified-space-between',
        'is-vertical',
        'wp-block-navigation',
        'is-content-justification-space-between',
        'is-layout-flex',
      ],
      expect.stringMatching(/^wp-container-core-navigation-is-layout-/),
      'wp-block-navigation-is-layout-flex',
    ])
    expect(rulesIn(tag)).toBe('&{gap:1em;flex-direction:column;align-items:flex-start}')
  })

  it('of a block around it gives it a place', async () => {
    const html = await tagOf('post-title', { style: { layout: { selfStretch: 'fixed', flexSize: '9rem' } } })
    expect(rulesIn(html)).toBe('&{flex-basis:9rem}')
  })
})

describe('the parts of a menu', () => {
  const menuWith = (attributes: object, inner: string) => renderedIn(server, blockWith('navigation', attributes, inner))
  const item = block('navigation-link', { label: 'One', url: '/one' })

  it('have its colors and its font size', async () => {
    const colors = { customTextColor: '#111111', backgroundColor: 'base', fontSize: 'small' }
    const html = await menuWith(colors, item + block('home-link', { label: 'Home' }) + block('page-list'))
    expect(html).toMatch(
      /^<nav style="color: #111111;" class="has-text-color has-background has-base-background-color has-small-font-size wp-block-navigation /,
    )
    expect(html).toContain('<li class="has-small-font-size wp-block-navigation-item wp-block-navigation-link">')
    const colored = 'has-text-color has-background has-base-background-color has-small-font-size'
    expect(html).toContain(`<li style="color: #111111;" class="${colored} wp-block-navigation-item wp-block-home-link">`)
    expect(html).toContain(`<ul style="color: #111111;" class="${colored} wp-block-page-list">`)
  })

  it('have the colors of the overlay below an item', async () => {
    const colors = { overlayTextColor: 'base', customOverlayBackgroundColor: '#222222' }
    expect(await menuWith(colors, blockWith('navigation-submenu', { label: 'More' }, item))).toContain(
      '<ul style="background-color: #222222;" class="wp-block-navigation__submenu-container has-text-color has-base-color has-background wp-block-navigation-submenu">',
    )
  })
})

describe('the parts of the search form', () => {
  const style = {
    border: { width: '2px', color: '#abc', radius: '5px' },
    color: { background: '#ffeedd' },
    typography: { lineHeight: '2', textDecoration: 'underline' },
    spacing: { margin: { top: '1em' } },
  }
  const formWith = (attributes: object) =>
    renderedIn(server, block('search', { label: 'Find', textColor: 'base', fontSize: 'large', style, ...attributes }))

  it('have its styles', async () => {
    const html = await formWith({})
    expect(html).toContain(' style="margin-top:1em;" class="wp-block-search__button-outside ')
    expect(html).toContain('<label class="wp-block-search__label has-large-font-size" style="line-height: 2; text-decoration: underline"')
    expect(html).toMatch(
      /<input class="wp-block-search__input has-large-font-size has-border-color" [^>]* style="line-height: 2; border-width: 2px; border-color: #abc; border-radius: 5px"/,
    )
    expect(html).toContain(
      'class="wp-block-search__button has-text-color has-base-color has-background has-large-font-size has-border-color wp-element-button" ' +
        'style="background-color: #ffeedd; line-height: 2; border-width: 2px; border-color: #abc; border-radius: 5px; text-decoration: underline"',
    )
  })

  it('share a border around a button that is inside', async () => {
    expect(await formWith({ buttonPosition: 'button-inside', width: 50, widthUnit: '%' })).toContain(
      '<div class="wp-block-search__inside-wrapper has-border-color" style="width: 50%; border-width: 2px; border-color: #abc; border-radius: calc(5px + 4px)">',
    )
  })
})
