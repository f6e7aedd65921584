// Writes, saves and publishes posts, pages and patterns.
import { expect, it } from '@jest/globals'
import { unwrap } from '../../../client/index.ts'
import { makePost, newWord } from '../../../test/support/posts.ts'
import {
  act,
  addBlock,
  administrator,
  button,
  canvas,
  chooseFiles,
  chooseStatus,
  editor,
  idOnScreen,
  imageNamed,
  open,
  page,
  post,
  publish,
  saveDraft,
  server,
  shownImages,
  startWriting,
  type,
  visible,
} from '../session.ts'

export function writing(): void {
  it('writes a post with a heading, a list and bold text', async () => {
    const title = newWord()
    await startWriting(title)
    for (const key of ['The sea', '\n', '## Boats', '\n', '- one', '\n', 'two', '\n', '\n']) await type(key)
    await page.keyboard.press('Control+b')
    await page.keyboard.type('strong')
    const { content, title: saved, status } = await post(await saveDraft())
    expect([saved.raw, status]).toEqual([title, 'draft'])
    expect(content.raw.replaceAll(/\n+/g, '')).toBe(
      '<!-- wp:paragraph --><p>The sea</p><!-- /wp:paragraph -->' +
        '<!-- wp:heading --><h2 class="wp-block-heading">Boats</h2><!-- /wp:heading -->' +
        '<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>one</li><!-- /wp:list-item -->' +
        '<!-- wp:list-item --><li>two</li><!-- /wp:list-item --></ul><!-- /wp:list -->' +
        '<!-- wp:paragraph --><p><strong>strong</strong></p><!-- /wp:paragraph -->',
    )
  })

  it('uploads images into a post: one, and two in a gallery', async () => {
    await startWriting(newWord())
    await addBlock('Image')
    await canvas().getByRole('button', { name: 'Media Library' }).click()
    await chooseFiles(() => button('Upload files').click())
    await button('Select').click()
    await canvas()
      .getByRole('img', { name: /has no alt text|blue/ })
      .first()
      .waitFor()
    await canvas().getByRole('document', { name: 'Block: Image' }).click()
    await page.keyboard.press('Enter')
    await addBlock('Gallery')
    await canvas().getByRole('button', { name: 'Media Library' }).click()
    await chooseFiles(() => button('Upload files').click(), [await imageNamed('red'), await imageNamed('green')])
    await page.getByRole('dialog').getByRole('img', { name: 'green' }).waitFor()
    await button('Select').click()
    await canvas().getByRole('document', { name: 'Block: Image' }).nth(2).waitFor()
    const { content, link } = await post(await publish())
    expect(content.raw).toMatch(/^<!-- wp:image \{"id":\d+,[^]*<img src="http[^"]+blue[^"]*\.png"[^]*<!-- wp:gallery /)
    const images = await shownImages(link)
    expect(images.map(({ src }) => /\/(blue|red|green)/.exec(src)?.[1]).toSorted()).toEqual(['blue', 'green', 'red'])
    expect(images.every(({ width }) => width > 0)).toBe(true)
  })

  it('embeds a post of the site by its URL', async () => {
    const embedded = await makePost(administrator)
    await startWriting(newWord())
    await addBlock('Embed')
    await canvas().getByRole('textbox', { name: 'Embed URL' }).fill(embedded.link)
    await page.keyboard.press('Enter')
    const embed = canvas().getByRole('document', { name: 'Block: Embed' })
    await embed.waitFor()
    await embed.frameLocator('iframe').frameLocator('iframe').getByText(embedded.title.rendered).first().waitFor()
    const { content } = await post(await saveDraft())
    expect(content.raw).toContain(`<!-- wp:embed {"url":"${embedded.link}"`)
  })

  it('sets the featured image of a post', async () => {
    await startWriting(newWord())
    await page.getByRole('tab', { name: 'Post', exact: true }).click()
    await button('Set featured image').click()
    await chooseFiles(() => button('Upload files').click())
    await button('Select').click()
    await button(/Edit or replace the featured image|Replace/)
      .first()
      .waitFor()
    expect((await post(await saveDraft())).featured_media).toBeGreaterThan(0)
  })

  it('writes a page', async () => {
    await startWriting(newWord(), 'page')
    await page.keyboard.type('Opening hours')
    await saveDraft()
  })

  it('writes a pattern, which has its name from the start', async () => {
    const name = newWord()
    await open('edit.php?post_type=wp_block')
    page.once('dialog', (dialog) => void dialog.accept(name))
    await page.getByRole('link', { name: /^Add/ }).click()
    await canvas().getByRole('button', { name: 'Add default block' }).click()
    await page.keyboard.type('Opening hours')
    await saveDraft()
    await page.goto(new URL('edit.php?post_type=wp_block', page.url()).href)
    await page.getByRole('row', { name }).waitFor()
  })

  it('assigns a tag and publishes, updates and unpublishes nothing', async () => {
    await startWriting(newWord())
    await page.keyboard.type('A text')
    await page.getByRole('tab', { name: 'Post', exact: true }).click()
    await button('Tags').click()
    const tag = newWord()
    await page.locator('.editor-post-taxonomies__flat-term-most-used, .components-form-token-field').last().getByRole('combobox').fill(tag)
    await page.keyboard.press('Enter')
    const id = await publish()
    await button('Close panel').click()
    await canvas().getByText('A text').click()
    await page.keyboard.type('More ')
    await button('Save').click()
    await visible('Post updated.')
    const { status, tags, content } = await post(id)
    expect(status).toBe('publish')
    expect(tags).toHaveLength(1)
    expect(content.raw).toContain('More ')
  })

  it('protects a post with a password, and schedules it', async () => {
    await startWriting(newWord())
    await page.getByRole('tab', { name: 'Post', exact: true }).click()
    await button(/Change status/).click()
    await page.getByRole('checkbox', { name: 'Password protected' }).click()
    await page.getByRole('textbox', { name: /Use a secure password|Password/ }).fill('open sesame')
    await page.keyboard.press('Escape')
    const id = await saveDraft()
    expect((await post(id)).password).toBe('open sesame')
    await chooseStatus('Scheduled', '2040')
    await button(/^Schedule/)
      .first()
      .click()
    const panel = page.getByRole('region', { name: 'Editor publish' })
    await panel.getByRole('button', { name: 'Schedule', exact: true }).click()
    await panel.getByText('is now scheduled').waitFor()
    expect((await post(id)).status).toBe('future')
  })

  it('makes a post private', async () => {
    await startWriting(newWord())
    await chooseStatus('Private')
    await button('Save').click()
    await visible(/published privately/i)
    expect((await post(idOnScreen())).status).toBe('private')
  })

  it('previews a draft, and moves it to the trash', async () => {
    const title = newWord()
    await startWriting(title)
    const id = await saveDraft()
    await button('View').click()
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'Preview in new tab' }).click(),
    ])
    await preview.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('tab', { name: 'Post', exact: true }).click()
    await button('Move to trash').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()
    await page.getByRole('heading', { name: 'Posts' }).waitFor()
    expect((await post(id)).status).toBe('trash')
  })

  it('previews changes of a published post, which readers do not see before they are saved', async () => {
    const [before, after] = [newWord(), newWord()]
    const { id, link } = await unwrap(
      administrator.content.POST('/posts', {
        body: { title: newWord(), status: 'publish', content: `<!-- wp:paragraph --><p>${before}</p><!-- /wp:paragraph -->` },
      }),
    )
    await open(`post.php?post=${id}&action=edit`)
    await canvas().getByText(before).click()
    await page.keyboard.type(after)
    await button('View').click()
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'Preview in new tab' }).click(),
    ])
    await preview.getByText(after).waitFor()
    expect(await (await fetch(link)).text()).not.toContain(after)
  })

  it('shows events in a query block, and the posts that are found for a list of posts', async () => {
    const title = newWord()
    await unwrap(
      administrator.calendar.POST('/events', {
        body: { title, start_date: '2040-01-01 10:00:00', end_date: '2040-01-01 12:00:00', status: 'publish' },
      }),
    )
    const query = '{"query":{"perPage":3,"postType":"event","order":"desc","orderBy":"date","inherit":false}}'
    const content =
      `<!-- wp:query ${query} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --></div>` +
      '<!-- /wp:query --><!-- wp:latest-posts /-->'
    const { id, title: own } = await unwrap(
      administrator.content.POST('/posts', { body: { title: newWord(), content, status: 'publish' } }),
    )
    await open(`post.php?post=${id}&action=edit`)
    await canvas().getByText(title).first().waitFor()
    await canvas().getByText(own.rendered).first().waitFor()
  })

  it('recovers what was not saved: from the backup in the browser, and after a crash from the autosave', async () => {
    const { id, before } = await publishedPost()
    await open(`post.php?post=${id}&action=edit`, 'administrator', ({ clock }) => clock.install())
    await canvas().getByText(before).click()
    await page.keyboard.type(' and more')
    await page.clock.fastForward(16_000)
    await page.waitForFunction((key) => sessionStorage.getItem(key)?.includes(' and more'), `wp-autosave-block-editor-post-${id}`)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await visible('The backup of this post in your browser is different from the version below.')
    await button('Restore the backup').click()
    await canvas().getByText(`${before} and more`).waitFor()
    const autosaved = page.waitForResponse((response) => response.url().includes('/autosaves') && response.request().method() === 'POST')
    await page.clock.fastForward(61_000)
    await autosaved
    await page.context().close()
    await open(`post.php?post=${id}&action=edit`)
    await visible('There is an autosave of this post that is more recent than the version below.')
    await page.getByRole('link', { name: 'View the autosave' }).click()
    await act(page.getByRole('row', { name: `${before} and more` }), 'Restore')
    await canvas().getByText(`${before} and more`).waitFor()
    expect((await post(id)).content.raw).toContain(`${before} and more`)
    expect(await page.getByText('There is an autosave').count()).toBe(0)
  })

  it('tells the second of two people in a post, and loses the text of neither', async () => {
    const { id, before } = await publishedPost()
    const first = await open(`post.php?post=${id}&action=edit`, 'editor')
    await canvas().getByText(before).click()
    const params = { path: { id } }
    await unwrap(server.as.editor.content.at('/posts/{id}/autosaves').post({ params, body: { content: 'Half a sentence' } }))
    const second = await open(`post.php?post=${id}&action=edit`)
    await visible('The editor has changes here that are not saved yet.')
    await canvas().getByText(before).click()
    await page.keyboard.type(' of the second')
    await first.bringToFront()
    await first.keyboard.type(' of the first')
    await first.getByRole('button', { name: 'Save', exact: true }).click()
    await first.getByText('Post updated.').first().waitFor()
    await second.bringToFront()
    await button('Save').click()
    await visible('The editor has changed it since you opened it.')
    expect(editor.failures.delete('412 POST /cms/v2/posts/{id}')).toBe(true)
    expect((await post(id)).content.raw).toContain(`${before} of the first`)
    await canvas().getByText(`${before} of the second`).waitFor()
    await button('Save mine instead').click()
    await visible('Post updated.')
    expect((await post(id)).content.raw).toContain(`${before} of the second`)
    const revisions = await unwrap(
      administrator.content.at('/posts/{parent}/revisions').get({ params: { path: { parent: id }, query: { context: 'edit' } } }),
    )
    expect(revisions.map(({ content }) => content.raw)).toContainEqual(expect.stringContaining(`${before} of the first`))
  })

  async function publishedPost(): Promise<{ id: number; before: string }> {
    const before = newWord()
    // The clock of the service counts in seconds, and an autosave of the same second is not newer.
    const date = '2026-01-10T10:00:00'
    const { id } = await makePost(administrator, { content: `<!-- wp:paragraph --><p>${before}</p><!-- /wp:paragraph -->`, date })
    return { id, before }
  }
}
