// Content as data: the tree of blocks for readers and for writers, its text, headings and reading time.
import { describe, expect, it } from '@jest/globals'
import type { ContentSchemas } from '../../client/index.ts'
import { makeBlock, blocks as blocksOf } from '../support/blocks.ts'
import { calls } from '../support/collections.ts'
import { changePost, listPosts, makePost, newWord, posts, readPost } from '../support/posts.ts'
import { block, blockWith, paragraph, postOf } from '../support/rendered.ts'
import { failureOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { anonymous } = server
const { administrator, author, editor } = server.as

type Tree = ContentSchemas['ContentBlock'][]
type Names = (string | Names)[]

/** The names of blocks, each followed by those of the blocks inside. */
const namesOf = (tree: Tree): Names =>
  tree.flatMap(({ name, innerBlocks }) => [name.replace('core/', ''), ...(innerBlocks.length ? [namesOf(innerBlocks)] : [])])

const treeOf = async (content: string, fields = {}): Promise<Tree> =>
  (await readPost(anonymous, (await postOf(server, content, fields)).id, { blocks: true })).content.blocks ?? []

interface Edited {
  raw: string
  blocks: Tree
}

const editedOf = async (id: number): Promise<Edited> =>
  (await readPost(administrator, id, { context: 'edit', blocks: true })).content as unknown as Edited

const heading = blockWith('heading', { level: 3 }, '\n<h3 class="wp-block-heading" id="boats">Boats <em>now</em> &amp; then</h3>\n')
const list = blockWith('list', {}, `<ul class="wp-block-list">${blockWith('list-item', {}, '<li>Fig</li>')}</ul>`)

describe('content.blocks', () => {
  it('is only there on request, and changes nothing else', async () => {
    const { id } = await postOf(server, `${heading}${paragraph('It\'s "late"')}${block('latest-posts', { postsToShow: 1 })}${list}`)
    const plain = await readPost(anonymous, id)
    const { blocks, text, headings, reading_time, ...content } = (await readPost(anonymous, id, { blocks: true })).content
    expect(content).toEqual(plain.content)
    expect(namesOf(blocks ?? [])).toEqual(['heading', 'paragraph', 'latest-posts', 'list', ['list-item']])
    expect(text).toContain('Boats now & then\nIt’s “late”')
    expect(headings).toEqual([{ level: 3, text: 'Boats now & then', id: 'boats' }])
    expect(reading_time).toEqual({ words: expect.any(Number), minutes: 1 })
  })

  it('is selected by name, without the parameter', async () => {
    const { id } = await postOf(server, heading)
    const read = async (...names: string[]) => (await readPost(anonymous, id, { _fields: names as never })) as object
    expect(await read('content.text')).toEqual({ content: { text: 'Boats now & then' } })
    expect(await read('content.blocks.name')).toEqual({ content: { blocks: [{ name: 'core/heading' }] } })
    expect(await read('content.reading_time.words', 'id')).toEqual({ id, content: { reading_time: { words: 3 } } })
    expect(Object.keys(((await read('content')) as { content: object }).content)).not.toContain('blocks')
  })

  it('has the attributes of each kind: those of the comment, those in the HTML, and defaults', async () => {
    const [first, second] = await treeOf(
      `${heading}${blockWith('paragraph', { align: 'left', dropCap: 'yes' }, '<p>Dear <b>reader</b></p>')}`,
    )
    expect(first).toEqual({
      name: 'core/heading',
      attributes: { level: 3, content: 'Boats <em>now</em> &amp; then', anchor: 'boats' },
      innerBlocks: [],
      html: '<h3 class="wp-block-heading" id="boats">Boats <em>now</em> &amp; then</h3>',
      text: 'Boats now & then',
    })
    // A value of another type counts as missing.
    expect(second?.attributes).toEqual({ align: 'left', dropCap: false, content: 'Dear <b>reader</b>' })
  })

  it('keeps blocks of unknown kinds, and text outside of blocks', async () => {
    const tree = await treeOf(`Loose <b>text</b>\n\n${blockWith('acme/slider', { speed: 3 }, `<div>${paragraph('Slide')}</div>`)}`)
    expect(namesOf(tree)).toEqual(['freeform', 'missing', ['paragraph']])
    expect(tree[0]).toMatchObject({ html: 'Loose <b>text</b>', attributes: { content: 'Loose <b>text</b>' } })
    expect(tree[1]?.attributes).toEqual({ originalName: 'acme/slider', originalAttributes: { speed: 3 } })
    expect(namesOf(await treeOf('Plain\n\nlines'))).toEqual(['freeform'])
    expect(await treeOf(' ', { title: 'x' })).toEqual([])
  })

  it('shows readers what blocks show from elsewhere', async () => {
    const [word, tag] = [newWord(), newWord()]
    const { id: ref } = await makeBlock(editor, { content: paragraph(word) })
    for (const title of [`0A ${tag}`, `0B ${tag}`]) await makePost(editor, { title, content: 'x' })
    const query = blockWith(
      'query',
      { query: { perPage: 2, postType: 'post', search: tag, orderBy: 'title', order: 'asc', inherit: false } },
      `<div class="wp-block-query">${blockWith('post-template', {}, block('post-title'))}${blockWith('query-no-results', {}, paragraph('Nothing'))}</div>`,
    )
    const tree = await treeOf(`${block('block', { ref })}${query}`)
    expect(namesOf(tree)).toEqual(['block', ['paragraph'], 'query', ['post-template', ['post-title', 'post-title']]])
    expect(tree[0]?.text).toBe(word)
    expect(tree[1]?.innerBlocks[0]?.innerBlocks.map(({ text }) => text).toSorted()).toEqual([`0A ${tag}`, `0B ${tag}`])
  })

  it('has the files of images and the providers of embeds', async () => {
    const url = 'https://www.youtube.com/watch?v=jNQXAC9IVRw'
    const [image, embed] = await treeOf(
      blockWith('image', { id: 999_999 }, '<figure class="wp-block-image"><img src="/a.png" alt="A" class="wp-image-999999"/></figure>') +
        blockWith('embed', { url, type: 'video', providerNameSlug: 'youtube' }, `<figure class="wp-block-embed">${url}</figure>`),
    )
    expect(image).toMatchObject({ image: null, attributes: { url: '/a.png', alt: 'A', id: 999_999 } })
    expect(embed).toMatchObject({ embed: { url, provider: { name: 'YouTube', slug: 'youtube' } } })
  })

  it('is bounded in depth', async () => {
    const depth = 60
    const nested = `${'<!-- wp:group --><div>'.repeat(depth)}deep${'</div><!-- /wp:group -->'.repeat(depth)}`
    let [found] = await treeOf(nested)
    let levels = 0
    for (; found; [found] = found.innerBlocks) levels++
    expect(levels).toBe(40)
    const { id } = await postOf(server, nested)
    expect((await changePost(administrator, id, { content: { blocks: (await editedOf(id)).blocks } })).content).toMatchObject({
      raw: nested,
    })
  })

  it('is null where the budget does not cover it', async () => {
    const long = paragraph('fig '.repeat(200_000))
    const { id } = await postOf(server, long)
    for (let more = 0; more < 5; more++) await postOf(server, long)
    const { items } = await listPosts(anonymous, { blocks: true, per_page: 6, _fields: ['id', 'content'] })
    expect(items.map(({ content }) => content.blocks === null)).toContain(true)
    expect(items.at(-1)?.id).toBe(id)
  })
})

describe('what readers may not see', () => {
  it('is not in the data either', async () => {
    const word = newWord()
    const hidden = await makeBlock(editor, { content: paragraph(word), status: 'draft' })
    const { id: page } = await makePost(editor, { title: word, status: 'draft' })
    const link = block('navigation-link', { label: word, id: page, kind: 'post-type', type: 'post', url: '/x' })
    const noResults = blockWith('query-no-results', {}, paragraph(word))
    const tree = await treeOf(
      `${block('block', { ref: hidden.id })}${blockWith('navigation', {}, link)}${blockWith('query', { query: { inherit: false } }, noResults)}` +
        blockWith('group', { metadata: { name: word }, lock: { move: true } }, '<div></div>'),
    )
    expect(JSON.stringify(tree)).not.toContain(word)
  })

  it('is empty while a password protects the content', async () => {
    const word = newWord()
    const { id } = await makePost(editor, { content: `${heading}${paragraph(word)}`, password: 'lantern' })
    const locked = { blocks: [], text: '', headings: [], reading_time: { words: 0, minutes: 0 } }
    for (const client of [anonymous, author, editor]) expect((await readPost(client, id, { blocks: true })).content).toMatchObject(locked)
    expect((await readPost(anonymous, id, { blocks: true, password: 'lantern' })).content.text).toContain(word)
    expect((await readPost(anonymous, id, { blocks: true })).content).toMatchObject(locked)
  })

  it('is up to date after what it shows has changed', async () => {
    const made = await makeBlock(editor, { content: paragraph('before') })
    const { id } = await postOf(server, block('block', { ref: made.id }))
    const read = async () => (await readPost(anonymous, id, { blocks: true })).content.text
    expect([await read(), await read(), await read()]).toEqual(['before', 'before', 'before'])
    await blocksOf(editor).change(made.id, { content: paragraph('after') })
    expect(await read()).toBe('after')
  })
})

describe('writing blocks', () => {
  it('writes what has not changed as it was, to the last character', async () => {
    const odd = `\n\n<!--  wp:paragraph  {"x":1.0,  "y" : "\\u00e9"}  -->\n<p>A</p><!-- /wp:paragraph --><!-- wp:core/spacer /-->\n ${heading}\n tail <!-- wp:acme/x {"a":[1, 2]} /-->\n`
    const { id } = await postOf(server, odd)
    const { raw, blocks } = await editedOf(id)
    expect(raw).toBe(odd)
    expect((await changePost(administrator, id, { content: { blocks } })).content).toMatchObject({ raw: odd })
    // What is read can be sent back as a whole.
    expect((await changePost(administrator, id, { content: { raw, blocks } })).content).toMatchObject({ raw: odd })
    expect(await failureOf(posts(administrator).update(id, { content: { raw: 'other', blocks } }))).toMatchObject({ status: 400 })
  })

  it('writes a changed block anew, and nothing else', async () => {
    const { id } = await postOf(server, `${heading}\n\n${blockWith('paragraph', { custom: 1 }, '\n<p>Old</p>\n')}`)
    const { raw, blocks } = await editedOf(id)
    const changed = blocks.map((one) =>
      one.name === 'core/paragraph' ? { ...one, attributes: { ...one.attributes, content: 'New' } } : one,
    )
    expect((await changePost(administrator, id, { content: { blocks: changed } })).content).toMatchObject({
      raw: raw.replace('Old', 'New'),
    })
  })

  it('writes new blocks as editors do', async () => {
    const blocks = [
      { name: 'core/heading', attributes: { content: 'Figs', level: 3 } },
      { name: 'core/list', innerBlocks: [{ name: 'core/list-item', attributes: { content: 'One' } }] },
      { name: 'core/latest-posts', attributes: { postsToShow: 3 } },
      { name: 'core/missing', attributes: { originalName: 'acme/slider', originalAttributes: { speed: 2 } } },
    ]
    const { content } = await makePost(administrator, { content: { blocks } })
    expect(content).toMatchObject({
      raw: [
        '<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading">Figs</h3>\n<!-- /wp:heading -->',
        '<!-- wp:list -->\n<ul class="wp-block-list"><!-- wp:list-item -->\n<li>One</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->',
        '<!-- wp:latest-posts {"postsToShow":3} /-->',
        '<!-- wp:acme/slider {"speed":2} /-->',
      ].join('\n\n'),
    })
  })

  it('filters the HTML of writers without the right to any HTML', async () => {
    const content = { blocks: [{ name: 'core/paragraph', attributes: { content: 'A<script>alert(1)</script>' } }] }
    expect((await makePost(author, { content })).content).toMatchObject({ raw: expect.not.stringContaining('<script') })
    expect((await makePost(administrator, { content })).content).toMatchObject({ raw: expect.stringContaining('<script') })
  })

  const inner = (attributes: object, name = 'core/heading') => [{ name: 'core/group', innerBlocks: [{ name, attributes }] }]
  it.each([
    [inner({ level: 'two' }), 'blocks[0].innerBlocks[0].attributes.level must be number'],
    [inner({ levle: 2 }), 'the block core/heading has no attribute levle'],
    [inner({ align: 'sideways' }), 'attributes.align must be equal to one of the allowed values: left, center'],
    [inner({}, 'core/headnig'), 'blocks[0].innerBlocks[0].name is core/headnig'],
    [inner({ mediaUrl: '/a.png' }, 'core/media-text'), 'Send the HTML in source.content'],
    [[{ name: 'core/missing', attributes: { originalName: '-->' } }], 'attributes.originalName must be the name of a block'],
    [[{ name: 'no-namespace' }], 'content'],
  ])('refuses %j', async (blocks, message) => {
    const { error, response } = await posts(administrator).create({ content: { blocks } as never })
    expect(response.status).toBe(400)
    expect(JSON.stringify(error)).toContain(message)
  })

  it('stores autosaves from blocks', async () => {
    const { id } = await postOf(server, paragraph('first'))
    const { data } = await administrator.content.POST('/posts/{id}/autosaves', {
      params: { path: { id } },
      body: { content: { blocks: [{ name: 'core/paragraph', attributes: { content: 'second' } }] } },
    })
    expect(data?.content).toMatchObject({ rendered: expect.stringContaining('second') })
  })
})

describe('content of other types', () => {
  it.each(['/pages', '/blocks', '/navigation', '/events'] as const)('has blocks in %s', async (path) => {
    const of = calls(administrator, path as '/pages')
    const { id } = await of.make({
      title: newWord(),
      status: 'publish',
      content: { blocks: [{ name: 'core/paragraph', attributes: { content: 'Words' } }] },
    })
    const { content } = await of.read(id, { blocks: true })
    expect(content).toMatchObject({ text: 'Words', blocks: [{ name: 'core/paragraph', html: '<p>Words</p>' }] })
    const { items } = await of.listed({ blocks: true, include: [id] })
    expect(items[0]?.content.blocks).toEqual(content.blocks)
  })

  it('has those of templates as they are written', async () => {
    const { data } = await administrator.content.GET('/templates/{id}', {
      params: { path: { id: 'default//index' }, query: { blocks: true } },
    })
    expect(JSON.stringify(namesOf(data?.content.blocks ?? []))).toContain('template-part')
  })
})
