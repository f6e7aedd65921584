// Editing an item without overwriting the changes of others.
import { describe, expect, it } from '@jest/globals'
import { ContentServiceError, edit, unwrap } from '../../client/index.ts'
import { changePost, makePost, readPost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { editor, author } = server.as

describe('edit', () => {
  it('saves again and again, each time based on the last save', async () => {
    const { id } = await makePost(editor, { title: 'One' })
    const draft = await edit(editor.content, '/posts/{id}', { id })
    expect(draft.item.title.raw).toBe('One')
    for (const title of ['Two', 'Three']) expect((await draft.save({ title })).item?.title.raw).toBe(title)
    expect(draft.item.title.raw).toBe('Three')
  })

  it('does not overwrite what another user has saved, unless their version is accepted', async () => {
    const { id } = await makePost(editor, { title: 'One' })
    const draft = await edit(editor.content, '/posts/{id}', { id })
    await changePost(editor, id, { title: 'Theirs' })
    const { conflict } = await draft.save({ title: 'Mine' })
    expect(conflict?.theirs.title.raw).toBe('Theirs')
    expect((await readPost(editor, id)).title.rendered).toBe('Theirs')
    expect((await draft.save({ title: 'Mine' })).conflict).toBeDefined()
    conflict?.accept()
    expect(draft.item.title.raw).toBe('Theirs')
    expect((await draft.save({ title: 'Mine' })).item?.title.raw).toBe('Mine')
  })

  it('goes on saving after an autosave of the own draft', async () => {
    const { id } = await makePost(author, { title: 'One', status: 'draft' })
    const draft = await edit(author.content, '/posts/{id}', { id })
    const saved = await draft.autosave({ title: 'Two', content: 'Unsaved' })
    expect(saved).toMatchObject({ id, parent: 0 })
    expect(draft.item).toMatchObject({ id, status: 'draft', title: { raw: 'Two' }, content: { raw: 'Unsaved' } })
    expect((await draft.save({ status: 'draft', excerpt: 'Short.' })).item).toMatchObject({
      title: { raw: 'Two' },
      excerpt: { raw: 'Short.' },
    })
  })

  it('goes on saving after an autosave beside a published post, and does not take it for the post', async () => {
    const { id } = await makePost(author, { title: 'One' })
    const draft = await edit(author.content, '/posts/{id}', { id })
    expect(await draft.autosave({ title: 'Two' })).toMatchObject({ parent: id, title: { raw: 'Two' } })
    expect(draft.item.title.raw).toBe('One')
    expect((await draft.save({ title: 'Three' })).item?.title.raw).toBe('Three')
  })

  it('notices a change of another user that an autosave comes after', async () => {
    const { id } = await makePost(author, { title: 'One' })
    const draft = await edit(author.content, '/posts/{id}', { id })
    await changePost(editor, id, { title: 'Theirs' })
    await draft.autosave({ title: 'Mine' })
    expect((await draft.save({ title: 'Mine' })).conflict?.theirs.title.raw).toBe('Theirs')
  })

  it('runs saves that are started together one after the other', async () => {
    const { id } = await makePost(author, { title: 'One', status: 'draft' })
    const draft = await edit(author.content, '/posts/{id}', { id })
    const results = await Promise.all([draft.autosave({ title: 'Two' }), draft.save({ title: 'Three' }), draft.save({ title: 'Four' })])
    expect(results.slice(1)).toEqual([{ item: expect.objectContaining({ id }) }, { item: expect.objectContaining({ id }) }])
    expect(draft.item.title.raw).toBe('Four')
  })

  it('throws other errors, and can go on after them', async () => {
    const { id } = await makePost(editor, { title: 'One' })
    await expect(edit(editor.content, '/posts/{id}', { id: 999_999 })).rejects.toBeInstanceOf(ContentServiceError)
    const draft = await edit(editor.content, '/posts/{id}', { id })
    await expect(draft.save({ author: 999_999 })).rejects.toMatchObject({ code: 'rest_invalid_author', method: 'PATCH' })
    expect((await draft.save({ title: 'Two' })).item?.title.raw).toBe('Two')
  })

  it('edits items of other kinds, and events', async () => {
    const tag = await unwrap(editor.content.POST('/tags', { body: { name: 'edited' } }))
    expect((await (await edit(editor.content, '/tags/{id}', { id: tag.id })).save({ description: 'Words' })).item?.description).toBe(
      'Words',
    )
    const body = { title: 'Walk', start_date: '2031-03-04 10:00:00', end_date: '2031-03-04 12:00:00' }
    const event = await unwrap(editor.calendar.POST('/events', { body }))
    const walk = await edit(editor.calendar, '/events/{id}', { id: event.id })
    await unwrap(editor.calendar.PATCH('/events/{id}', { params: { path: { id: event.id } }, body: { title: 'Their walk' } }))
    expect((await walk.save({ title: 'My walk' })).conflict?.theirs.title).toBe('Their walk')
  })
})
