// The styles of blocks: on the public pages, and as a stylesheet for front ends.
import { describe, expect, it } from '@jest/globals'
import { collectRules } from '#server/rendering/blocks/block-rules.ts'
import { makePost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const stylesheet = (query = '', headers = {}) => fetch(`${server.baseUrl}/styles/blocks.css${query}`, { headers })

const columns = (gap: string): string =>
  `<!-- wp:columns {"style":{"spacing":{"blockGap":{"top":"1px","left":"${gap}"}}}} --><div class="wp-block-columns">x</div><!-- /wp:columns -->`
const RULE = (gap: string): RegExp =>
  new RegExp(`^\\.wp-container-core-columns-is-layout-[\\w-]+\\{flex-wrap:nowrap;gap:1px ${gap}\\}$`, 'm')

describe('/styles/blocks.css', () => {
  it('has the layouts and the presets of the theme', async () => {
    const response = await stylesheet()
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8'])
    const css = await response.text()
    expect(css).toContain('.wp-block-columns')
    expect(css).toContain('.has-accent-color { color: var(--wp--preset--color--accent) !important }')
    expect(css).toContain('--wp--preset--color--vivid-red: #cf2e2e')
    expect(css).not.toMatch(/^body \{/m)
  })

  it('has the rules of the requested items', async () => {
    const [one, other] = await Promise.all(['11px', '12px'].map((gap) => makePost(server.as.editor, { content: columns(gap) })))
    const css = await (await stylesheet(`?items=${one?.id},${other?.id}`)).text()
    expect(css).toMatch(RULE('11px'))
    expect(css).toMatch(RULE('12px'))
    expect(await (await stylesheet(`?items=${one?.id}`)).text()).not.toMatch(RULE('12px'))
  })

  it('reveals nothing about items that are not public', async () => {
    const [draft, secret] = await Promise.all([
      makePost(server.as.editor, { content: columns('13px'), status: 'draft' }),
      makePost(server.as.editor, { content: columns('13px'), password: 'pw' }),
    ])
    expect(await (await stylesheet(`?items=${draft.id},${secret.id}`)).text()).toBe(await (await stylesheet()).text())
  })

  it('is revalidated', async () => {
    const first = await stylesheet()
    expect(first.headers.get('Cache-Control')).toBe('public, no-cache')
    const again = await stylesheet('', { 'If-None-Match': first.headers.get('ETag') })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it.each(['?items=', '?items=a', '?items=1,,2', '?items=1&items=2', `?items=${Array.from({ length: 101 }, (_, id) => id + 1).join()}`])(
    'refuses %s',
    async (query) => {
      const response = await stylesheet(query)
      expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ code: 'rest_invalid_param' })])
    },
  )
})

describe('a public page', () => {
  it('has the stylesheet of the blocks and the rules of its own layouts', async () => {
    const { link } = await makePost(server.as.editor, { content: columns('14px') })
    const html = await (await fetch(link)).text()
    const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
    expect(style).toContain('.wp-block-columns')
    expect(style).toMatch(RULE('14px'))
  })
})

const encoded = (values: unknown): string => Buffer.from(JSON.stringify(values)).toString('base64url')

describe('rules', () => {
  it.each([
    [
      { type: 'default', row: '1rem' },
      '.C > *{margin-block-start:0;margin-block-end:0}\n.C > * + *{margin-block-start:1rem;margin-block-end:0}',
    ],
    [{ type: 'flex', orientation: 'vertical', justifyContent: 'center' }, '.C{flex-direction:column;align-items:center}'],
    [
      { type: 'flex', justifyContent: 'space-between', verticalAlignment: 'top' },
      '.C{justify-content:space-between;align-items:flex-start}',
    ],
    [{ type: 'flex', row: 'var:preset|spacing|40' }, '.C{gap:var(--wp--preset--spacing--40)}'],
    [{ type: 'grid', columnCount: 3 }, '.C{grid-template-columns:repeat(3, minmax(0, 1fr))}'],
    [
      { type: 'grid', minimumColumnWidth: '9rem' },
      '.C{grid-template-columns:repeat(auto-fill, minmax(min(9rem, 100%), 1fr));container-type:inline-size}',
    ],
    [
      { type: 'constrained', contentSize: '30rem', wideSize: '40rem', justifyContent: 'left' },
      '.C > :where(:not(.alignleft):not(.alignright):not(.alignfull)){max-width:30rem;margin-left:0 !important;margin-right:auto !important}\n' +
        '.C > .alignwide{max-width:40rem}\n.C .alignfull{max-width:none}\n' +
        '.C > :where(:not(.alignleft):not(.alignright):not(.alignfull)){margin-left:0 !important}',
    ],
  ])('follow from %j', (values, css) => {
    const name = `wp-container-core-group-is-layout-${encoded(values)}`
    expect(collectRules(`<div class="${name}">`)).toBe(css.replaceAll('.C', `.${name}`))
  })

  it('of a gallery have its gap', async () => {
    const content =
      '<!-- wp:gallery {"style":{"spacing":{"blockGap":{"top":"3px","left":"0"}}}} --><figure class="g"></figure><!-- /wp:gallery -->'
    const { content: text } = await makePost(server.as.editor, { content })
    expect(collectRules(text.rendered)).toMatch(
      /^\.wp-block-gallery\.wp-block-gallery-\d+\{--wp--style--unstable-gallery-gap:0px;gap:3px 0\}$/,
    )
  })

  it('of links have their colors', async () => {
    const elements = { link: { color: { text: 'var:preset|color|accent' }, ':hover': { color: { text: '#123456' } } } }
    const content = `<!-- wp:paragraph ${JSON.stringify({ style: { elements } })} --><p>x</p><!-- /wp:paragraph -->`
    const { content: text } = await makePost(server.as.editor, { content })
    const link = ' a:where(:not(.wp-element-button))'
    expect(
      collectRules(text.rendered)
        .replaceAll(/\.wp-elements-[\w-]+/g, '.E')
        .split('\n'),
    ).toEqual([`.E${link}{color:var(--wp--preset--color--accent)}`, `.E${link}:hover{color:#123456}`])
  })

  it.each([
    'red} body{display:none',
    '1px;color:red',
    '</style><script>',
    'url(//evil.example.org)',
    '"',
    '[',
    '/*',
    '\\22',
    'expression(1)',
    'calc(1px',
  ])('never have the value %j, which anyone may write into a class', (value) => {
    const values = [
      { type: 'flex', row: value },
      { type: 'default', row: value },
      { type: 'constrained', paddingLeft: value },
      { link: { color: value } },
    ]
    const names = ['core-group-is-layout-', 'content-', 'position-'].map((kind) => `wp-container-${kind}`)
    const classes = values.flatMap((one) => [...names, 'wp-elements-'].map((name) => name + encoded(one)))
    expect(collectRules(`<p class="${classes.join(' ')}">`)).toBe('')
  })

  it.each([
    'wp-elements-e',
    'wp-elements-bnVsbA',
    'wp-block-gallery-0',
    'wp-block-gallery-99',
    `wp-block-gallery-${'9'.repeat(600)}`,
    'wp-container-x',
  ])('come from no class that holds no values: %s', (name) => {
    expect(collectRules(`<p class="${name}">`)).toBe('')
  })
})
