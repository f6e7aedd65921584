// The editor in a browser, used as people use it: by clicks and keys, in each role.
import { describe, expect, it, jest } from '@jest/globals'
import { inChromium } from '../../test/support/chromium.ts'
import { knownRequests } from '../editor/editor.ts'
import { editor, open, page, useEditor } from '../editor/session.ts'
import { accounts } from '../editor/tests/accounts.ts'
import { events } from '../editor/tests/events.ts'
import { lists } from '../editor/tests/lists.ts'
import { site } from '../editor/tests/site.ts'
import { writing } from '../editor/tests/writing.ts'

jest.setTimeout(120_000)

inChromium(() => {
  useEditor()
  describe('people', accounts)
  describe('posts, pages and patterns', writing)
  describe('lists', lists)
  describe('events', events)
  describe('the site editor', site)

  // The last test: the others have sent the requests.
  it('sends the requests that are known, and none that fails', async () => {
    await open('edit.php?post_type=page')
    await page.getByRole('heading', { name: 'Pages' }).waitFor()
    const known = knownRequests(editor.requests)
    expect([...editor.requests].filter((request) => !known.includes(request))).toEqual([])
  })
})
