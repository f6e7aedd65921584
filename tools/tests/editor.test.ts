// The editor in a browser, used as people use it: by clicks and keys, in each role.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { unwrap } from '../../client/index.ts'
import { addPerson } from '../../test/support/accounts.ts'
import { inChromium } from '../../test/support/chromium.ts'
import { createImage } from '../../test/support/media.ts'
import { newWord } from '../../test/support/posts.ts'
import { sharedServer } from '../../test/support/shared-server.ts'
import type { TestServer } from '../../test/support/server.ts'
import { canvasOf, knownRequests, startEditor, textOn } from '../editor/editor.ts'
import type { Editor } from '../editor/editor.ts'

const server: TestServer = await sharedServer({ SITE_NAME: 'Harbour' })
const { administrator } = server.as

inChromium(() => {
  let editor: Editor
  let page: Page
  const open = async (address: string, role: keyof TestServer['as'] = 'administrator'): Promise<Page> =>
    (page = await editor.open(address, server.authorization[role]))
  const button = (name: string | RegExp) => page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
  const visible = (text: string | RegExp) => page.getByText(text).first().waitFor()

  beforeAll(async () => {
    editor = await startEditor(server.baseUrl, mkdtempSync(join(tmpdir(), 'editor-')))
    await addPerson(server.context, 'ada', 'account password')
  }, 180_000)

  afterAll(() => editor.close())

  afterEach(async () => {
    const texts = await textOn(page)
    await page.context().close()
    expect(texts).not.toMatch(/undefined|\[object Object\]|NaN/)
    expect(editor.problems.splice(0)).toEqual([])
    expect([...editor.failures]).toEqual([])
  }, 60_000)

  /** Opens a new item and writes its title. The cursor is in an empty paragraph. */
  async function startWriting(title: string, type = 'post', role: keyof TestServer['as'] = 'administrator'): Promise<void> {
    await open(`post-new.php?post_type=${type}`, role)
    await canvasOf(page).getByRole('textbox', { name: 'Add title' }).click()
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
  }

  async function saveDraft(): Promise<number> {
    await button('Save draft').click()
    await button('Saved').waitFor()
    return idOf(page)
  }

  async function publish(): Promise<number> {
    await button('Publish').click()
    await page.getByRole('region', { name: 'Editor publish' }).getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('region', { name: 'Editor publish' }).getByText('is now live').waitFor()
    return idOf(page)
  }

  async function chooseStatus(name: string, year?: string): Promise<void> {
    await page.getByRole('tab', { name: 'Post', exact: true }).click()
    await button(/Change status/).click()
    await page.getByRole('radio', { name }).click()
    if (year) {
      await page.getByLabel('Year').fill(year)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
  }

  const post = (id: number) => unwrap(administrator.content.at('/posts/{id}').get({ params: { path: { id }, query: { context: 'edit' } } }))

  it('signs in on the authorization page, and signs out', async () => {
    page = await editor.visit('edit.php?post_type=page')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Login name').fill('ada')
    await page.getByLabel('Account password').fill('account password')
    await button('Approve').click()
    await page.getByRole('heading', { name: 'Posts' }).waitFor()
    expect(page.url()).not.toContain('password')
    await button('Sign out').click()
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
  }, 120_000)

  it('says that a password is wrong', async () => {
    page = await editor.visit('edit.php')
    await page.getByText('I have an application password').click()
    await page.getByLabel('Username').fill('administrator')
    await page.getByLabel('Application password').fill('wrong')
    await button('Continue').click()
    await visible('The username or the application password is wrong.')
    expect(editor.failures.delete('401 GET /cms/v2/users/me')).toBe(true)
  }, 120_000)

  it('writes a post with a heading, a list and bold text', async () => {
    const title = newWord()
    await startWriting(title)
    for (const key of ['The sea', '\n', '## Boats', '\n', '- one', '\n', 'two', '\n', '\n']) await type(page, key)
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
  }, 120_000)

  it('uploads an image into a post', async () => {
    await startWriting(newWord())
    await page.keyboard.type('/image')
    await page.getByRole('option', { name: 'Image', exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await canvasOf(page).getByRole('button', { name: 'Media Library' }).click()
    await chooseFile(page, () => button('Upload files').click())
    await button('Select').click()
    const image = canvasOf(page)
      .getByRole('img', { name: /has no alt text|blue/ })
      .first()
    await image.waitFor()
    const { content } = await post(await saveDraft())
    expect(content.raw).toMatch(/^<!-- wp:image \{"id":\d+,[^]*<img src="http[^"]+blue[^"]*\.png"/)
  }, 120_000)

  it('shows media, and finds, edits and deletes a file', async () => {
    await open('media')
    await chooseFile(page, () => button('Upload files').click())
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
    await chooseFile(page, () => button('Replace the file').click())
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
  }, 120_000)

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
  }, 120_000)

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
    await canvasOf(page).getByText('The second text').waitFor()
    expect((await post(id)).content.raw).toBe('The second text')
  }, 120_000)

  it('moves a post to the trash in the editor', async () => {
    const title = newWord()
    await startWriting(title)
    const id = await saveDraft()
    await page.getByRole('tab', { name: 'Post', exact: true }).click()
    await button('Move to trash').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()
    await page.getByRole('heading', { name: 'Posts' }).waitFor()
    expect((await post(id)).status).toBe('trash')
  }, 120_000)

  it('writes a page', async () => {
    await startWriting(newWord(), 'page')
    await page.keyboard.type('Opening hours')
    await saveDraft()
  }, 120_000)

  it('writes a pattern, which has its name from the start', async () => {
    const name = newWord()
    await open('edit.php?post_type=wp_block')
    page.once('dialog', (dialog) => void dialog.accept(name))
    await page.getByRole('link', { name: /^Add/ }).click()
    await canvasOf(page).getByRole('button', { name: 'Add default block' }).click()
    await page.keyboard.type('Opening hours')
    await saveDraft()
    await page.goto(new URL('edit.php?post_type=wp_block', page.url()).href)
    await page.getByRole('row', { name }).waitFor()
  }, 120_000)

  it('offers contributors to submit for review, and nothing that they may not use', async () => {
    await startWriting(newWord(), 'post', 'contributor')
    await page.keyboard.type('A text')
    await button('Submit for Review').waitFor()
    await page.goto(new URL('edit.php?post_type=post', page.url()).href)
    await page.getByRole('row').nth(1).waitFor()
    expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      new URL(server.baseUrl).host,
      'Posts',
      'Events',
      'Patterns',
    ])
  }, 120_000)

  it('writes an event in both languages, with a new venue and organizers', async () => {
    const [title, georgian, venue] = [newWord(), newWord(), newWord()]
    await open('event')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Description').fill('First line\n\nSecond line')
    await page.getByRole('tab', { name: 'ქართული' }).click()
    await page.getByLabel('Title').fill(georgian)
    await page.getByLabel('Start').fill('2030-06-01T18:00')
    await page.getByLabel('End').fill('2030-06-01T20:30')
    await choose(page, 'Time zone', 'Asia/Tbilisi', 'Asia/Tbilisi')
    await choose(page, 'Venue', venue, `Add “${venue}”`)
    for (const name of ['Ferry Choir', 'Boat club']) {
      await page.getByLabel('Organizers').fill(name)
      await page.keyboard.press('Enter')
    }
    await page.getByLabel('Status').selectOption('Published')
    await button('Save').click()
    await page.waitForURL(/event\?id=\d+/)
    await page.getByRole('heading', { name: 'Edit event' }).waitFor()
    const id = Number(new URL(page.url()).searchParams.get('id'))
    const read = (i18n_language: 'en' | 'ka-ge') =>
      unwrap(server.anonymous.calendar.at('/events/{id}').get({ params: { path: { id }, query: { i18n_language } } }))
    expect(await read('en')).toMatchObject({
      title,
      description: '<p>First line</p>\n<p>Second line</p>',
      start_date: '2030-06-01 18:00:00',
      end_date: '2030-06-01 20:30:00',
      timezone: 'Asia/Tbilisi',
      venue: { venue },
      organizer: [{ organizer: 'Ferry Choir' }, { organizer: 'Boat club' }],
    })
    expect(await read('ka-ge')).toMatchObject({ title: georgian })
    await page.getByLabel('All day').click()
    await button('Save').click()
    await visible('Saved.')
    expect(await read('en')).toMatchObject({ all_day: true, title })
    await page.goto(new URL('events', page.url()).href)
    await page.getByRole('row', { name: title }).waitFor()
  }, 120_000)

  it('says what is wrong with an event', async () => {
    await open('event')
    await page.getByLabel('Summary').fill('Without a title')
    await button('Save').click()
    await page
      .getByText(/title/i)
      .filter({ hasText: /must|missing|required|empty/i })
      .first()
      .waitFor()
    expect(editor.failures.delete('400 POST /cal/events/v1/events')).toBe(true)
  }, 120_000)

  it('edits a template in the site editor', async () => {
    await open('edit.php?post_type=wp_template')
    await page.getByRole('button', { name: /^Pages?$/ }).click()
    await canvasOf(page).getByRole('document', { name: 'Block: Title' }).click()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Below the title')
    await button('Save').click()
    await visible(/Template updated|updated/)
    const { content } = await unwrap(
      administrator.content.at('/templates/{id}').get({ params: { path: { id: 'default//page' }, query: { context: 'edit' } } }),
    )
    expect(content.raw).toContain('<p>Below the title</p>')
  }, 120_000)

  it('opens the styles, the menus and the patterns of the site', async () => {
    await unwrap(administrator.content.POST('/navigation', { body: { title: 'Main', status: 'publish' } }))
    for (const [address, text] of [
      ['styles', 'Typography'],
      ['navigation', 'Navigation'],
      ['pattern', 'Patterns'],
      ['page', 'Pages'],
    ] as const) {
      await open(`site-editor.php?p=/${address}`)
      await visible(text)
      await page.waitForLoadState('networkidle')
      // The menu in the header of the theme loads last.
      while (!editor.requests.has('GET /cms-block-editor/v1/navigation-fallback')) await pause(100)
      if (address !== 'page') await page.context().close()
    }
  }, 120_000)

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
    await canvasOf(page).getByText('A text').click()
    await page.keyboard.type('More ')
    await button('Save').click()
    await visible('Post updated.')
    const { status, tags, content } = await post(id)
    expect(status).toBe('publish')
    expect(tags).toHaveLength(1)
    expect(content.raw).toContain('More ')
  }, 120_000)

  it('makes a post private', async () => {
    await startWriting(newWord())
    await chooseStatus('Private')
    await button('Save').click()
    await visible(/published privately/i)
    expect((await post(idOf(page))).status).toBe('private')
  }, 120_000)

  it('schedules a post', async () => {
    await startWriting(newWord())
    await chooseStatus('Scheduled', '2040')
    await button(/^Schedule/)
      .first()
      .click()
    const panel = page.getByRole('region', { name: 'Editor publish' })
    await panel.getByRole('button', { name: 'Schedule', exact: true }).click()
    await panel.getByText('is now scheduled').waitFor()
    expect((await post(idOf(page))).status).toBe('future')
  }, 120_000)

  it('previews a draft', async () => {
    const title = newWord()
    await startWriting(title)
    await saveDraft()
    await button('View').click()
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'Preview in new tab' }).click(),
    ])
    await preview.getByRole('heading', { name: title }).waitFor()
  }, 120_000)

  it('previews changes of a published post, which readers do not see before they are saved', async () => {
    const [before, after] = [newWord(), newWord()]
    const { id, link } = await unwrap(
      administrator.content.POST('/posts', {
        body: { title: newWord(), status: 'publish', content: `<!-- wp:paragraph --><p>${before}</p><!-- /wp:paragraph -->` },
      }),
    )
    await open(`post.php?post=${id}&action=edit`)
    await canvasOf(page).getByText(before).click()
    await page.keyboard.type(after)
    await button('View').click()
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'Preview in new tab' }).click(),
    ])
    await preview.getByText(after).waitFor()
    expect(await (await fetch(link)).text()).not.toContain(after)
  }, 120_000)

  it('sets the featured image of a post', async () => {
    await startWriting(newWord())
    await page.getByRole('tab', { name: 'Post', exact: true }).click()
    await button('Set featured image').click()
    await chooseFile(page, () => button('Upload files').click())
    await button('Select').click()
    await button(/Edit or replace the featured image|Replace/)
      .first()
      .waitFor()
    expect((await post(await saveDraft())).featured_media).toBeGreaterThan(0)
  }, 120_000)

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
    await canvasOf(page).getByText(title).first().waitFor()
    await canvasOf(page).getByText(own.rendered).first().waitFor()
  }, 120_000)

  it('protects a post with a password', async () => {
    await startWriting(newWord())
    await page.getByRole('tab', { name: 'Post', exact: true }).click()
    await button(/Change status/).click()
    await page.getByRole('checkbox', { name: 'Password protected' }).click()
    await page.getByRole('textbox', { name: /Use a secure password|Password/ }).fill('open sesame')
    await page.keyboard.press('Escape')
    const { password } = await post(await saveDraft())
    expect(password).toBe('open sesame')
  }, 120_000)

  it.each(['editor', 'author'] as const)(
    'lets an %s publish',
    async (role) => {
      await startWriting(newWord(), 'post', role)
      await page.keyboard.type('A text')
      expect((await post(await publish())).status).toBe('publish')
    },
    120_000,
  )

  it('changes the colors of the site', async () => {
    await open('site-editor.php?p=/styles')
    await button('Colors').click()
    await button(/Background/).click()
    await page.getByRole('option', { name: 'Black', exact: true }).click()
    await page.keyboard.press('Escape')
    await button('Review 1 change…').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await visible('Site updated.')
  }, 120_000)

  // The last test: the others have sent the requests.
  it('sends the requests that are known, and none that fails', async () => {
    await open('edit.php?post_type=page')
    await page.getByRole('heading', { name: 'Pages' }).waitFor()
    const known = knownRequests(editor.requests)
    expect([...editor.requests].filter((request) => !known.includes(request))).toEqual([])
  })
})

function idOf(page: Page): number {
  return Number(new URL(page.url()).searchParams.get('post'))
}

/** Types text; a line break is the Enter key. */
async function type(page: Page, text: string): Promise<void> {
  await (text === '\n' ? page.keyboard.press('Enter') : page.keyboard.type(text))
}

/** Chooses an image in the file dialog of the browser. */
async function chooseFile(page: Page, openDialog: () => Promise<void>): Promise<void> {
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), openDialog()])
  await dialog.setFiles({ name: 'blue.png', mimeType: 'image/png', buffer: await createImage(40, 30) })
}

/** Types into a field that offers choices, and takes one. */
async function choose(page: Page, label: string, text: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: option }).first().click()
}
