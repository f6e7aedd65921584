// Who signs in, and what each role sees.
import { expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { unwrap } from '../../../client/index.ts'
import { addPerson } from '../../../test/support/accounts.ts'
import { newWord } from '../../../test/support/posts.ts'
import {
  button,
  canvas,
  editor,
  expectAccessible,
  idOnScreen,
  open,
  page,
  post,
  publish,
  server,
  startWriting,
  visible,
  visit,
} from '../session.ts'

export function accounts(): void {
  it('signs in on the authorization page, and signs out', async () => {
    await addPerson(server.context, 'ada', 'account password')
    await visit('edit.php?post_type=page')
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    await expectAccessible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Login name').fill('ada')
    await page.getByLabel('Account password').fill('account password')
    await button('Approve').click()
    await page.getByRole('heading', { name: 'Posts' }).waitFor()
    expect(page.url()).not.toContain('password')
    await button('Sign out').click()
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
  })

  it('takes no password from a link that somebody else has made', async () => {
    await visit(`edit.php?${new URLSearchParams({ user_login: 'ada', password: 'theirs', state: 'theirs' }).toString()}`)
    await visible('This sign-in was not started in this browser.')
    await visit(`edit.php?${new URLSearchParams({ user_login: 'ada', password: 'theirs' }).toString()}`)
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('content-service-editor'))).toBeNull()
  })

  it('comes back from the authorization page without a password if the user rejects', async () => {
    await visit('edit.php')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await button('Reject').click()
    await visible('The editor was not approved.')
  })

  it('says that a password is wrong', async () => {
    await visit('edit.php')
    await page.getByText('I have an application password').click()
    await page.getByLabel('Username').fill('administrator')
    await page.getByLabel('Application password').fill('wrong')
    await button('Continue').click()
    await visible('The username or the application password is wrong.')
    expect(editor.failures.delete('401 GET /cms/v2/users/me')).toBe(true)
  })

  it('shows subscribers their profile, and says that there is nothing else for them', async () => {
    await open('edit.php?post_type=post', 'subscriber')
    await visible('You may read this site')
    await expectAccessible()
    expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([new URL(server.baseUrl).host, 'Profile'])
    const name = newWord()
    await page.getByLabel('Name shown to others').fill(name)
    await button('Save').click()
    await visible('Saved.')
    const { name: saved } = await unwrap(server.as.subscriber.content.at('/users/me').get({}))
    expect(saved).toBe(name)
  })

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
      'Profile',
    ])
  })

  it('lets an editor publish', async () => {
    await startWriting(newWord(), 'post', 'editor')
    await page.keyboard.type('A text')
    expect((await post(await publish())).status).toBe('publish')
  })

  it('lets a person sign in, write and publish with the keyboard alone', async () => {
    const title = newWord()
    await addPerson(server.context, 'grace', 'account password')
    await visit('edit.php')
    await tabTo('link', 'Sign in')
    await page.keyboard.press('Enter')
    await tabTo('textbox', 'Login name')
    await page.keyboard.type('grace')
    await page.keyboard.press('Tab')
    await page.keyboard.type('account password')
    await page.keyboard.press('Enter')
    await tabTo('link', /^Add/)
    await page.keyboard.press('Enter')
    await tabTo('textbox', 'Add title', canvas())
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await page.keyboard.type('Written without a mouse')
    await page.keyboard.press('Control+Shift+`')
    await tabTo('button', 'Publish')
    await page.keyboard.press('Enter')
    await visible('Are you ready to publish?')
    await tabTo('button', 'Publish', page.getByRole('region', { name: 'Editor publish' }))
    await page.keyboard.press('Enter')
    await visible('is now live')
    expect((await post(idOnScreen())).status).toBe('publish')
  })

  /** Presses Tab until the focus is on an element, of the page or of the canvas. */
  async function tabTo(
    role: 'button' | 'link' | 'textbox',
    name: string | RegExp,
    within: Pick<Page, 'getByRole' | 'locator'> = page,
  ): Promise<void> {
    const wanted = within.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
    await wanted.first().waitFor()
    for (let presses = 0; presses < 60; presses++) {
      if (await within.locator(':focus').and(wanted).count()) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`No Tab leads to the ${role} ${String(name)}.`)
  }
}
