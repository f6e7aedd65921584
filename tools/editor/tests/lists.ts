// The lists: posts, revisions and the media library.
import { expect, it } from '@jest/globals'
import { unwrap } from '../../../client/index.ts'
import { newWord } from '../../../test/support/posts.ts'
import { administrator, button, canvas, chooseFiles, open, page, post, visible } from '../session.ts'

export function lists(): void {
  it('lists posts, moves one to the trash, and restores it', async () => {
    const title = newWord()
    const { id } = await unwrap(administrator.content.POST('/posts', { body: { title, status: 'publish' } }))
    await open('edit.php?post_type=post')
    await page.getByPlaceholder('Search').fill(title)
    await page.getByRole('row', { name: title }).getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Move to trash' }).click()
    await visible('No results')
    await button('Status').first().click()
    await page.getByRole('option', { name: 'Trash' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('row', { name: title }).getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Restore' }).click()
    await visible('Restored as a draft.')
    expect((await post(id)).status).toBe('draft')
  })

  it('restores a revision', async () => {
    const body = { title: newWord(), status: 'draft' as const }
    const { id } = await unwrap(administrator.content.POST('/posts', { body: { ...body, content: 'The first text' } }))
    const params = { path: { id } }
    for (const content of ['The second text', 'The third text'])
      await unwrap(administrator.content.at('/posts/{id}').patch({ params, body: { content } }))
    await open(`post.php?post=${id}`)
    await page.locator('a[href^="revision.php"]').click()
    await page.getByRole('row', { name: 'The second text' }).getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Restore' }).click()
    await canvas().getByText('The second text').waitFor()
    expect((await post(id)).content.raw).toBe('The second text')
  })

  it('shows media, and finds, edits and deletes a file', async () => {
    await open('media')
    await chooseFiles(() => button('Upload files').click())
    await visible('Uploaded.')
    const word = newWord()
    await button('Actions').first().click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByLabel('Title').fill(word)
    await page.getByLabel('Alternative text').fill('A blue square')
    await page.getByLabel('Focal point left position').fill('25')
    await button('Save').click()
    await visible('Saved.')
    const found = () => unwrap(administrator.content.at('/media').get({ params: { query: { search: word } } }))
    const [before] = await found()
    expect(before?.focal_point).toEqual({ x: 0.25, y: 0.5 })
    await button('Actions').first().click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await chooseFiles(() => button('Replace the file').click())
    await visible('Replaced.')
    const [after] = await found()
    expect([after?.source_url, after?.modified === before?.modified]).toEqual([before?.source_url, false])
    await page.getByPlaceholder('Search').fill(word)
    await page.getByRole('img', { name: 'A blue square' }).waitFor()
    page.once('dialog', (dialog) => void dialog.accept())
    await button('Actions').first().click()
    await page.getByRole('menuitem', { name: 'Delete permanently' }).click()
    await visible('Deleted.')
    await visible('No results')
  })
}
