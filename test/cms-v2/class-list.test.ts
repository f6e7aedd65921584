// The CSS classes of posts, pages and media.
import { describe, expect, it } from '@jest/globals'
import { makePage } from '../support/pages.ts'
import { uploaded } from '../support/media.ts'
import { changePost, makePost, newWord, readPost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory, makeTag, tags } from '../support/terms.ts'
import sharp from 'sharp'

const server = await sharedServer()
const { editor } = server.as
const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#246' } })
  .png()
  .toBuffer()

describe('class_list', () => {
  it('contains the type, status, format and terms of a post', async () => {
    const word = newWord()
    const category = await makeCategory(editor, { name: `${word} News` })
    const tag = await makeTag(editor, { name: `${word} Boats` })
    const { id, class_list } = await makePost(editor, { status: 'publish', format: 'aside', categories: [category.id], tags: [tag.id] })
    expect(class_list).toEqual([
      `post-${id}`,
      'post',
      'type-post',
      'status-publish',
      'format-aside',
      'hentry',
      `category-${word}-news`,
      `tag-${word}-boats`,
      'post_format-post-format-aside',
    ])
    expect((await readPost(server.anonymous, id)).class_list).toEqual(class_list)
  })

  it('uses the IDs of terms with numeric or non-Latin slugs', async () => {
    const [georgian, number] = [
      await makeTag(editor, { name: `სიახლე ${newWord()}`, slug: 'სიახლე' }),
      await makeTag(editor, { name: '2031' }),
    ]
    const { class_list } = await makePost(editor, { tags: [georgian.id, number.id] })
    expect(class_list.filter((name) => name.startsWith('tag-')).toSorted()).toEqual([`tag-${georgian.id}`, `tag-${number.id}`].toSorted())
  })

  it('reflects the slug of a term, the featured image and the password, but not whether a post is sticky', async () => {
    const tag = await makeTag(editor, { name: newWord() })
    const image = await uploaded(server, png, { name: 'a.png', as: 'editor' })
    const { id } = await makePost(editor, { status: 'publish', tags: [tag.id], featured_media: image.id, sticky: true })
    const read = async (): Promise<string[]> => (await readPost(server.anonymous, id)).class_list
    expect(await read()).toEqual(expect.arrayContaining(['has-post-thumbnail', `tag-${tag.slug}`]))
    expect(await read()).not.toContain('sticky')
    const renamed = newWord()
    await tags(editor).change(tag.id, { slug: renamed })
    expect(await read()).toContain(`tag-${renamed}`)
    await changePost(editor, id, { sticky: false })
    await changePost(editor, id, { password: 'open' })
    expect(await read()).toContain('post-password-required')
    expect(await read()).not.toContain('has-post-thumbnail')
  })

  it('is part of pages and media, but not of the embed context', async () => {
    const page = await makePage(editor, { status: 'draft' })
    expect(page.class_list).toEqual([`post-${page.id}`, 'page', 'type-page', 'status-draft', 'hentry'])
    const image = await uploaded(server, png, { name: 'b.png' })
    expect(image.class_list).toEqual([`post-${image.id}`, 'attachment', 'type-attachment', 'status-inherit', 'hentry'])
    const post = await makePost(editor, { status: 'publish' })
    expect(await readPost(server.anonymous, post.id, { context: 'embed' })).not.toHaveProperty('class_list')
  })
})
