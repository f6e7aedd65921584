// Footnotes: the list at the end of a post, and their references.
import { describe, expect, it } from '@jest/globals'
import { changePost } from '../support/posts.ts'
import { block, paragraph, postOf, readAgain } from '../support/rendered.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { administrator: admin, author } = server.as

const mark = (id: string, number: number): string => `<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">${number}</a></sup>`
const content = `${paragraph(`One${mark('n-1', 1)} two`)}${block('footnotes')}`
const withNotes = (...notes: unknown[]) => postOf(server, content, { meta: { footnotes: JSON.stringify(notes) } })

describe('footnotes', () => {
  it('are listed at their block and show their changes', async () => {
    const post = await withNotes({ id: 'n-1', content: 'A <em>"note"</em>' })
    expect(await readAgain(server, post)).toContain(
      '<ol class="wp-block-footnotes"><li id="n-1">A <em>&#8220;note&#8221;</em> <a href="#n-1-link" aria-label="Jump to footnote reference 1">↩︎</a></li></ol>',
    )
    await changePost(admin, post.id, { meta: { footnotes: '[{"id":"n-1","content":"Changed"}]' } })
    expect(await readAgain(server, post)).toContain('<li id="n-1">Changed <a')
  })

  it.each([[[]], [['x', null, { id: 1 }]]])('are not listed if there are none: %j', async (notes) => {
    expect(await readAgain(server, await withNotes(...notes))).not.toContain('<ol')
  })

  it('leave no references in excerpts', async () => {
    expect((await withNotes()).excerpt.rendered).toBe('<p>One two</p>\n')
  })

  it('cannot break out of their attribute', async () => {
    const post = await withNotes({ id: '"><script>', content: 'x' })
    expect(await readAgain(server, post)).toContain('<li id="&quot;&gt;&lt;script&gt;">')
  })

  it('contain no scripts if their author may not write any', async () => {
    const post = await postOf({ ...server, as: { ...server.as, administrator: author } }, content, {
      meta: { footnotes: '[{"id":"n-1","content":"<script>alert(1)</script>Text"}]' },
    })
    expect(await readAgain(server, post)).not.toContain('<script')
  })
})
