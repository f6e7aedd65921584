// Blocks that are written back unchanged are the same text, to the last character: those of real exports, and random ones.
import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from '@jest/globals'
import type { ContentSchemas } from '../../client/index.ts'
import { changePost, makePost, readPost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { administrator } = server.as
const { id } = await makePost(administrator, { content: 'x' })

type Blocks = ContentSchemas['ContentBlock'][]

/** Stores a text, and returns it with what becomes of it when its blocks are written back, and of each of its blocks by itself. */
async function writtenBack(text: string): Promise<{ raw: string; again: unknown; rendered: boolean }> {
  const stored = await changePost(administrator, id, { content: text, excerpt: 'x' })
  const {
    raw = '',
    rendered,
    blocks,
  } = (await readPost(administrator, id, { context: 'edit', blocks: true })).content as {
    raw?: string
    rendered: string
    blocks?: Blocks | null
  }
  const { content } = await changePost(administrator, id, { content: { blocks: blocks ?? [] } })
  return { raw, again: (content as { raw?: string }).raw, rendered: rendered === stored.content.rendered }
}

/** The texts of the items of an export. */
const textsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/<content:encoded><!\[CDATA\[([^]*?)\]\]><\/content:encoded>/g)].map(([, text = '']) => text)

describe('the texts of exports', () => {
  const files = ['test/import/site.wxr.xml', 'test/import/small.wxr.xml', 'test/site/layout.wxr.xml', process.env['EXPORT'] ?? '']
  it.each(files.filter((file) => existsSync(file)))(
    'are the same again: %s',
    async (file) => {
      const texts = [...new Set(textsIn(file))].filter((text) => text.length < 500_000)
      expect(texts.length).toBeGreaterThan(0)
      for (const text of texts) {
        const { raw, again, rendered } = await writtenBack(text)
        expect(again).toBe(raw)
        expect(rendered).toBe(true)
      }
    },
    120_000,
  )
})

const name = fc.constantFrom(
  'paragraph',
  'group',
  'core/heading',
  'list',
  'acme/box',
  'html',
  'query',
  'latest-posts',
  'nothing-known',
  'freeform',
)
const json = fc.oneof(
  fc.constant(''),
  fc.constant('{} '),
  fc.constant('{"level": 2.0}  '),
  fc.constant('{"level":"x","a":{"b":[1, null]}} '),
  fc.constant('{broken} '),
  fc.json({ maxDepth: 2 }).map((value) => `{"x":${value.replaceAll('-->', '')}} `),
)
const space = fc.constantFrom('', '\n', '\n\n', ' \t', '\r\n')
const html = fc.oneof(
  fc.constantFrom('<p>a "b"</p>', '<div class="x">', '</div>', '<h2 id=q>T', '<!-- plain -->', 'words & more', '<ul><li>', ''),
  // Which quote or dash becomes which sign depends on the characters beside it, in the same block.
  fc.string().filter((text) => !/["'`.-]/.test(text)),
)

const { text } = fc.letrec<{ text: string; piece: string }>((tie) => ({
  piece: fc.oneof(
    { depthSize: 'small' },
    html,
    fc.tuple(name, json).map(([kind, attributes]) => `<!-- wp:${kind} ${attributes}/-->`),
    fc
      .tuple(space, name, json, tie('text'))
      .map(([gap, kind, attributes, inner]) => `<!--${gap} wp:${kind} ${attributes}-->${inner}<!-- /wp:${kind} -->`),
    fc.tuple(name, json).map(([kind, attributes]) => `<!-- wp:${kind} ${attributes}-->`),
    fc.constant('<!-- /wp:group -->'),
  ),
  text: fc.array(fc.tuple(tie('piece'), space), { maxLength: 4 }).map((pieces) => pieces.flat().join('')),
}))

describe('random texts', () => {
  it('are the same again', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (random) => {
        const { raw, again, rendered } = await writtenBack(random)
        expect(again).toBe(raw)
        expect(rendered).toBe(true)
      }),
      { numRuns: 80 },
    )
  }, 120_000)
})
