// Who signs in, and what each role sees.
import { expect, it } from '@jest/globals'
import { unwrap } from '../../../client/index.ts'
import { addPerson } from '../../../test/support/accounts.ts'
import { newWord } from '../../../test/support/posts.ts'
import { button, editor, open, page, post, publish, server, startWriting, visible, visit } from '../session.ts'

export function accounts(): void {
  it('signs in on the authorization page, and signs out', async () => {
    await addPerson(server.context, 'ada', 'account password')
    await visit('edit.php?post_type=page')
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

  it.each(['editor', 'author'] as const)('lets an %s publish', async (role) => {
    await startWriting(newWord(), 'post', role)
    await page.keyboard.type('A text')
    expect((await post(await publish())).status).toBe('publish')
  })
}
