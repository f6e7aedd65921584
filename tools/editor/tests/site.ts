// The site editor: templates, styles and menus.
import { expect, it } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { unwrap } from '../../../client/index.ts'
import { administrator, button, canvas, editor, open, page, visible } from '../session.ts'

export function site(): void {
  it('edits a template in the site editor', async () => {
    await open('edit.php?post_type=wp_template')
    await page.getByRole('button', { name: /^Pages?$/ }).click()
    await canvas().getByRole('document', { name: 'Block: Title' }).click()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Below the title')
    await button('Save').click()
    await visible(/Template updated|updated/)
    const { content } = await unwrap(
      administrator.content.at('/templates/{id}').get({ params: { path: { id: 'default//page' }, query: { context: 'edit' } } }),
    )
    expect(content.raw).toContain('<p>Below the title</p>')
  })

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
  })

  it('changes the colors of the site', async () => {
    await open('site-editor.php?p=/styles')
    await button('Colors').click()
    await button(/Background/).click()
    await page.getByRole('option', { name: 'Black', exact: true }).click()
    await page.keyboard.press('Escape')
    await button('Review 1 change…').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await visible('Site updated.')
  })
}
