// Shortcodes in posts: what they show, and when they stay text.
import { describe, expect, it } from '@jest/globals'
import { dataOf } from '../support/responses.ts'
import { createImage, uploaded } from '../support/media.ts'
import { changePost, makePost, newWord, readPost } from '../support/posts.ts'
import { block, blockWith, postOf, readAgain, renderedIn } from '../support/rendered.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { administrator: admin, author } = server.as
const image = '<img src="https://example.org/a.jpg" alt="" width="20" height="10" />'
const shownImage = '<img loading="lazy" decoding="async" src="https://example.org/a.jpg" alt="" width="20" height="10" />'
const icon = await createImage(64, 64)
const sound = Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\0\0\0\0', 'latin1')

const excerptOf = async (content: string): Promise<string> => (await postOf(server, content)).excerpt.rendered

describe('shortcodes', () => {
  it.each([
    ['width="20"', '20'],
    ["width='20'", '20'],
    ['width=20', '20'],
    ['WIDTH = "20"', '20'],
    ['width="20px" width="30"', '30'],
  ])('have attributes in every form: %s', async (attributes, width) => {
    expect(await renderedIn(server, `[caption ${attributes}]${image} C[/caption]`)).toBe(
      `<figure style="width: ${width}px" class="wp-caption alignnone">${shownImage}<figcaption class="wp-caption-text">C</figcaption></figure>\n`,
    )
  })

  it.each([
    ['[[gallery]] and [[gallery ids="1"]]', '<p>[gallery] and [gallery ids="1"]</p>\n'],
    ['[[caption width="1"]"x"[/caption]]', '<p>[caption width="1"]&#8220;x&#8221;[/caption]</p>\n'],
    ['[[embed]https://example.org/[/embed]]', '<p>[embed]https://example.org/[/embed]</p>\n'],
    ['[galleryx] [gallery-x] [Gallery] gallery]', '<p>[galleryx] [gallery-x] [Gallery] gallery]</p>\n'],
    ['[acme a="1"]x[/acme]', '<p>[acme a=&#8221;1&#8243;]x[/acme]</p>\n'],
    ['<b title="[gallery]">x</b>', '<p><b title="[gallery]">x</b></p>\n'],
    ['x<!-- [gallery] -->', '<p>x<!-- [gallery] --></p>\n'],
    ['[gallery', '<p>[gallery</p>\n'],
  ])('stay text where they are escaped, unknown, or within tags: %s', async (content, html) => {
    expect(await renderedIn(server, content)).toBe(html)
  })

  it('are not in excerpts', async () => {
    expect(await excerptOf(`A [gallery ids="1,2"] b [caption width="9"]${image} c[/caption] [audio src="x.mp3"]d`)).toBe('<p>A b d</p>\n')
    expect(await excerptOf('<!-- wp:paragraph --><p>A [video src="x.mp4"] b</p><!-- /wp:paragraph -->')).toBe('<p>A b</p>\n')
  })

  it('stay text if they are escaped in a block', async () => {
    const post = await postOf(server, '<!-- wp:shortcode -->\n[[gallery]]\n<!-- /wp:shortcode -->')
    expect(await readAgain(server, post)).toBe('<p>[gallery]</p>\n')
  })
})

describe('[audio] and [video]', () => {
  it('play the files of their attributes', async () => {
    const html = await renderedIn(server, '[audio src="https://example.org/a.mp3?x=1&y=2" autoplay="0" loop="true" /]')
    expect(html).toMatch(
      /^<audio class="wp-audio-shortcode" id="audio-\d+-1" loop preload="none" style="width: 100%;" controls="controls"><source type="audio\/mpeg" src="https:\/\/example\.org\/a\.mp3\?x=1&#038;y=2&#038;_=1" \/><a href=/,
    )
  })

  it('play the first attached file without one', async () => {
    const post = await postOf(server, '[audio] [video]')
    expect(await readAgain(server, post)).toBe('<p> </p>\n')
    const file = await uploaded(server, sound, {
      as: 'administrator',
      name: `${newWord()}.wav`,
      fields: { post: String(post.id) },
    })
    expect(await readAgain(server, post)).toContain(`<source type="audio/wav" src="${file.source_url}?_=1" />`)
  })

  it.each([
    ['[audio src="javascript:alert(1)"]', 'href="javascript'],
    ['[video src="x.mp4" poster="javascript:alert(1)"]', 'javascript'],
    ['[video src="x.mp4" width="1&quot; onplay=&quot;go()"]', 'onplay'],
    [`[audio src='x.mp3" onplay="go()']`, '" onplay'],
    [`[audio src="x.mp3" class='" onplay="go()']`, '" onplay'],
    ['[audio src="x.mp3" style="background: url(javascript:go())"]', 'javascript'],
    [`[caption width="1" class='" onclick="go()' caption="C"]x[/caption]`, '" onclick'],
    [`[caption width="1" caption='<b title="' ]x[/caption]">y</b>`, '<b title="<'],
    [`[gallery ids="1" itemtag="script" icontag="a onclick=go()"]`, '<script'],
    [`[embed]javascript:alert(1)[/embed]`, 'href="javascript'],
    [`[embed]https://example.org/" onclick="go()[/embed]`, 'onclick="'],
  ])('write no markup but their own: %s', async (content, harmful) => {
    for (const client of [admin, author]) {
      const { id } = await makePost(client, { content })
      expect(await readAgain(server, { id })).not.toContain(harmful)
    }
  })
})

describe('[embed]', () => {
  it('links to a page, and plays a file', async () => {
    expect(await renderedIn(server, '[embed width="10"]https://example.org/a--b?x=1&amp;y=2[/embed]')).toBe(
      '<p><a href="https://example.org/a--b?x=1&#038;y=2">https://example.org/a&#8211;b?x=1&#038;y=2</a></p>\n',
    )
    expect(await renderedIn(server, '[embed]https://example.org/a.mp4[/embed]')).toContain('<video class="wp-video-shortcode"')
  })
})

describe('the URL of a file', () => {
  const song = 'https://example.org/a--b.mp3'
  const film = 'https://example.org/film.MP4'
  const song1 =
    /<audio class="wp-audio-shortcode" [^>]*controls="controls"><source type="audio\/mpeg" src="https:\/\/example.org\/a--b.mp3\?_=1" \/>/
  const film1 =
    /<video class="wp-video-shortcode" [^>]*controls="controls"><source type="video\/mp4" src="https:\/\/example.org\/film.MP4\?_=1" \/>/

  it.each([
    ['on a line of its own', `Before\n\n${song}\n\nAfter`, song1],
    ['between lines, with spaces', `Before\n  ${song} \r\nAfter`, song1],
    ['in a paragraph of its own', `<p class="x"> ${song} </p>`, song1],
    ['in a block of its own', blockWith('paragraph', {}, `<p>${film}</p>`), film1],
    [
      'in an embed block',
      blockWith('embed', { url: film }, `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${film}\n</div></figure>`),
      film1,
    ],
    [
      'in a group',
      blockWith('group', {}, `<div class="wp-block-group">${blockWith('embed', { url: song }, `<figure>\n${song}\n</figure>`)}</div>`),
      song1,
    ],
  ])('becomes a player %s', async (_where, content, player) => {
    expect(await renderedIn(server, content)).toMatch(player)
    expect((await makePost(author, { content })).content.rendered).toMatch(player)
  })

  it.each([
    ['beside other words', `See ${song}`],
    ['with a query', `${song}?x=1`],
    ['of another kind', 'https://example.org/page'],
    ['after a tag on the same line', `<b>x</b>${song}`],
  ])('stays text %s', async (_what, content) => {
    expect(await renderedIn(server, content)).not.toMatch(/<audio|<video/)
  })

  it('stays in the attribute of a tag', async () => {
    const content = `<img src="https://example.org/a.png" alt="\n${song}\n" title='\n${film}\n' />`
    expect(await renderedIn(server, content)).toMatch(
      /<img [^>]*alt="\s*https:\/\/example.org\/a--b.mp3\s*" title='\s*https:\/\/example.org\/film.MP4\s*' \/>/,
    )
  })
})

describe('[gallery]', () => {
  const addImage = (fields: Record<string, string> = {}) =>
    uploaded(server, icon, { name: `${newWord()}.png`, as: 'administrator', fields })
  const idsIn = (html: string): number[] => [...html.matchAll(/aria-describedby="gallery-1-(\d+)"/g)].map(([, id]) => Number(id))

  it('shows the attached images and their changes', async () => {
    const post = await postOf(server, '[gallery]')
    expect(await readAgain(server, post)).toBe('\n')
    const [one, two] = [
      await addImage({ caption: 'One', post: String(post.id) }),
      await addImage({ caption: '"Two"', post: String(post.id) }),
    ]
    const html = await readAgain(server, post)
    expect(idsIn(html)).toEqual([one.id, two.id])
    expect(html).toContain(`<div id='gallery-1' class='gallery galleryid-${post.id} gallery-columns-3 gallery-size-thumbnail'>`)
    expect(html).toContain(`id='gallery-1-${two.id}'>\n\t\t\t\t&#8220;Two&#8221;\n`)
    await dataOf(admin.content.DELETE('/media/{id}', { params: { path: { id: one.id }, query: { force: true } } }))
    expect(idsIn(await readAgain(server, post))).toEqual([two.id])
    const { content } = (await dataOf(server.anonymous.content.GET('/posts', { params: { query: { include: [post.id] } } })))[0] ?? {}
    expect(idsIn(content?.rendered ?? '')).toEqual([two.id])
  })

  it('shows listed images in their order, or in another one', async () => {
    const [one, two, three] = [await addImage({ caption: 'B' }), await addImage({ caption: 'A' }), await addImage({ caption: 'C' })]
    const list = `${three.id}, ${one.id},${two.id} 0 x`
    expect(idsIn(await renderedIn(server, `[gallery ids="${list}"]`))).toEqual([three.id, one.id, two.id])
    expect(idsIn(await renderedIn(server, `[gallery ids="${list}" orderby="ID" order="DESC"]`))).toEqual([three.id, two.id, one.id])
    expect(idsIn(await renderedIn(server, `[gallery include="${list}"]`))).toEqual([one.id, two.id, three.id])
  })

  it('shows nothing that the reader cannot read', async () => {
    const draft = await makePost(admin, { status: 'draft', content: 'x' })
    const [attached, hidden, open] = [
      await addImage({ caption: 'x', post: String(draft.id) }),
      await addImage({ caption: 'x', status: 'private' }),
      await addImage({ caption: 'x' }),
    ]
    const post = await postOf(server, `[gallery ids="${attached.id},${hidden.id},${open.id}"]`)
    expect(idsIn(await readAgain(server, post))).toEqual([open.id])
    expect(idsIn((await readPost(admin, post.id)).content.rendered)).toEqual([attached.id, open.id])
    expect(idsIn(await readAgain(server, post))).toEqual([open.id])
    expect(await renderedIn(server, `[gallery id="${draft.id}"]`)).toBe('\n')
    await changePost(admin, draft.id, { status: 'publish' })
    expect(idsIn(await readAgain(server, post))).toEqual([attached.id, open.id])
  })

  it('shows the images of the post whose content a query shows', async () => {
    const word = newWord()
    const shown = await makePost(admin, { content: '[gallery]', title: word })
    const { id } = await addImage({ caption: 'x', post: String(shown.id) })
    const list = blockWith('query', { query: { search: word } }, blockWith('post-template', {}, block('post-content')))
    const html = await renderedIn(server, list)
    expect(idsIn(html)).toEqual([id])
    expect(html).toContain(`galleryid-${shown.id} `)
  })

  it('is on the page of the post', async () => {
    const { id } = await addImage({ caption: 'x' })
    const { link } = await postOf(server, `[gallery ids="${id}" link="none"]`)
    expect(await (await fetch(link)).text()).toContain("<figure class='gallery-item'>")
  })
})

describe('[playlist]', () => {
  it('is a list of players', async () => {
    const file = await uploaded(server, sound, { as: 'administrator', name: `${newWord()}.wav` })
    expect(await renderedIn(server, `[playlist ids="${file.id}"]`)).toBe(
      `<div class="wp-playlist wp-audio-playlist wp-playlist-light"><ol class="wp-playlist-tracks"><li>${file.title.rendered}<br />` +
        `<audio controls="controls" preload="none" src="${file.source_url}"></audio></li></ol></div>\n\n`,
    )
  })
})
