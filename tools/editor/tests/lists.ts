// The lists: posts, revisions and the media library.
import { expect, it } from '@jest/globals'
import { unwrap } from '../../../client/index.ts'
import { createImage, uploaded } from '../../../test/support/media.ts'
import { makePost, newWord } from '../../../test/support/posts.ts'
import {
  administrator,
  button,
  canvas,
  choose,
  chooseFiles,
  expectAccessible,
  imageNamed,
  open,
  page,
  post,
  server,
  visible,
} from '../session.ts'

export function lists(): void {
  it('lists posts, moves one to the trash, and restores it', async () => {
    const title = newWord()
    const { id } = await unwrap(administrator.content.POST('/posts', { body: { title, status: 'publish' } }))
    await open('edit.php?post_type=post')
    await page.getByPlaceholder('Search').fill(title)
    await page.getByRole('row', { name: title }).waitFor()
    await expectAccessible()
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
    await page.getByRole('row', { name: 'The second text' }).waitFor()
    await expectAccessible()
    await page.getByRole('row', { name: 'The second text' }).getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Restore' }).click()
    await canvas().getByText('The second text').waitFor()
    expect((await post(id)).content.raw).toBe('The second text')
  })

  it('shows media, and finds, edits and deletes a file', async () => {
    await open('media')
    const word = newWord()
    await chooseFiles(() => button('Upload files').click(), await imageNamed(word))
    await visible('Uploaded.')
    await page.getByPlaceholder('Search').fill(word)
    await listed(word)
    await button('Actions').first().click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByLabel('Title').fill(`${word} square`)
    await page.getByLabel('Alternative text').fill('A blue square')
    await page.getByLabel('Focal point left position').fill('25')
    await button('Save').click()
    await visible('Saved.')
    const found = () => unwrap(administrator.content.at('/media').get({ params: { query: { search: word } } }))
    const [before] = await found()
    expect(before?.focal_point).toEqual({ x: 0.25, y: 0.5 })
    await button('Actions').first().click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await chooseFiles(() => button('Replace the file').click(), await imageNamed('wide', 60))
    await visible('Replaced.')
    const [after] = await found()
    expect([after?.source_url, after?.media_details.width]).toEqual([before?.source_url, 60])
    await page.getByRole('img', { name: 'A blue square' }).waitFor()
    page.once('dialog', (dialog) => void dialog.accept())
    await button('Actions').first().click()
    await page.getByRole('menuitem', { name: 'Delete permanently' }).click()
    await visible('Deleted.')
    await visible('No results')
  })

  it('finds files by type and month, edits several at once, and deletes them', async () => {
    const word = newWord()
    const { id: postId, title } = await makePost(administrator, { status: 'draft' })
    const files = ['one', 'two'].map((name) => ({ name: `${word}-${name}.png`, as: 'administrator' as const }))
    const ids: number[] = []
    for (const file of files) ids.push((await uploaded(server, await createImage(40, 30), file)).id)
    const { id: text } = await uploaded(server, 'A text', { name: `${word}.txt`, as: 'administrator' })
    const old = await uploaded(server, await createImage(40, 30), {
      name: `${word}-old.png`,
      as: 'administrator',
      fields: { date: '2025-01-15T10:00:00' },
    })
    await open('media')
    await page.getByPlaceholder('Search').fill(word)
    await listed(`${word}-one`, `${word}-two`, word, `${word}-old`)
    await expectAccessible()
    await filter('Type', 'Image')
    await listed(`${word}-one`, `${word}-two`, `${word}-old`)
    await filter('Month', new Date().toLocaleString('en', { month: 'long', year: 'numeric' }))
    await listed(`${word}-one`, `${word}-two`)
    for (const name of ['one', 'two']) {
      await page.getByRole('img', { name: `${word}-${name}` }).hover()
      await page.getByRole('checkbox', { name: `${word}-${name}` }).check()
    }
    await page.locator('.dataviews-bulk-actions-footer__container').getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Alternative text').fill('A quay')
    await expectAccessible()
    await choose('Attach to', title.rendered, title.rendered)
    const sent: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)))
    await button('Save').click()
    await visible('Saved.')
    const include = [...ids, text, old.id]
    const read = () => unwrap(administrator.content.at('/media').get({ params: { query: { include, orderby: 'include' } } }))
    const changed = { alt_text: 'A quay', post: postId }
    const unchanged = { alt_text: '', post: null }
    expect(await read()).toMatchObject([changed, changed, unchanged, unchanged])
    page.once('dialog', (dialog) => void dialog.accept())
    await page.locator('.dataviews-bulk-actions-footer__container').getByRole('button', { name: 'Delete permanently' }).click()
    await visible('No results')
    expect((await read()).map(({ id }) => id)).toEqual([text, old.id])
    expect(sent).toEqual(['/cms-json/batch/v1', '/cms-json/batch/v1'])
  })

  /** Waits until the list has these items, and no others. */
  async function listed(...titles: string[]): Promise<void> {
    for (const title of titles) await page.locator('.dataviews-view-grid__title-field').getByText(title, { exact: true }).waitFor()
    await page.waitForFunction((count) => document.querySelectorAll('.dataviews-view-grid__card').length === count, titles.length)
  }

  async function filter(name: string, option: string): Promise<void> {
    await button(name).first().click()
    await page.getByRole('option', { name: option, exact: true }).click()
    await page.keyboard.press('Escape')
  }
}
