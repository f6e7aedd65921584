// The site editor: templates, styles and menus.
import { expect, it } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { unwrap } from '../../../client/index.ts'
import { administrator, button, canvas, chooseFiles, editor, open, page, server, visible } from '../session.ts'

export function site(): void {
  it('edits a template, and resets it to that of the theme', async () => {
    await open('edit.php?post_type=wp_template')
    await page.getByRole('button', { name: /^Pages?$/ }).click()
    await canvas().getByRole('document', { name: 'Block: Title' }).click()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Below the title')
    await button('Save').click()
    await visible(/Template updated|updated/)
    const template = () =>
      unwrap(administrator.content.at('/templates/{id}').get({ params: { path: { id: 'default//page' }, query: { context: 'edit' } } }))
    expect((await template()).content.raw).toContain('<p>Below the title</p>')
    await page.goto(new URL('site-editor.php?p=/template', page.url()).href)
    await page.getByPlaceholder('Search').fill('Pages')
    await page.locator('.dataviews-view-grid__card').filter({ hasText: 'Pages' }).getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Reset' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
    await visible(/reset\.$/)
    const { source, content } = await template()
    expect([source, content.raw.includes('Below the title')]).toEqual(['theme', false])
  })

  it('opens the menus, the patterns and the pages of the site', async () => {
    await unwrap(administrator.content.POST('/navigation', { body: { title: 'Main', status: 'publish' } }))
    await open('site-editor.php')
    for (const part of ['Navigation', 'Patterns', 'Pages']) {
      await button(part).click()
      await page.getByRole('heading', { name: part }).first().waitFor()
      await page.waitForLoadState('networkidle')
      await button('Back').click()
    }
    // The menu in the header of the theme loads last.
    while (!editor.requests.has('GET /cms-block-editor/v1/navigation-fallback')) await pause(100)
  })

  it('changes colors and typography, which the public pages have', async () => {
    await open('site-editor.php?p=/styles')
    await button('Colors').click()
    await button(/Background/).click()
    await page.getByRole('option', { name: 'Black', exact: true }).click()
    await page.keyboard.press('Escape')
    await button('Back').click()
    await button('Typography').click()
    await button('Text').click()
    await page.getByRole('radio', { name: 'Large', exact: true }).click()
    await saveStyles()
    expect(await publicStyle()).toMatchObject({ color: 'rgb(0, 0, 0)', size: '36px' })
  })

  it('uploads a font, uses it on the public pages, and removes it', async () => {
    await open('site-editor.php?p=/styles')
    await button('Typography').click()
    await button(/Manage fonts|Add fonts/).click()
    const dialog = page.getByRole('dialog', { name: 'Fonts' })
    await dialog.getByRole('tab', { name: 'Upload' }).click()
    await chooseFiles(() => dialog.getByRole('button', { name: 'Upload font' }).click(), 'server/demo/signal.woff2')
    await dialog.getByText('Fonts were installed successfully.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await button('Text').click()
    await page.getByRole('combobox', { name: 'Font', exact: true }).click()
    await page.getByRole('option', { name: 'Signal' }).click()
    await saveStyles()
    expect(await publicStyle()).toMatchObject({ font: expect.stringContaining('Signal'), faces: ['loaded'] })
    await button('Back').click()
    await button(/Manage fonts/).click()
    await dialog.getByRole('button', { name: /Signal/ }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').filter({ hasText: 'Are you sure' }).getByRole('button', { name: 'Delete' }).click()
    await dialog.getByText('uninstalled successfully').first().waitFor()
    expect(await publicStyle()).toMatchObject({ faces: [] })
  })

  async function saveStyles(): Promise<void> {
    await button(/^(Save|Review 1 change…)$/).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await visible('Site updated.')
  }

  /** How the public home page shows its text, and whether it has loaded the font. */
  async function publicStyle() {
    const shown = await page.context().newPage()
    await shown.goto(server.baseUrl)
    return shown.evaluate(async () => {
      const { backgroundColor: color, fontSize: size, fontFamily: font } = getComputedStyle(document.body)
      const faces = await document.fonts.load('16px Signal')
      return { color, size, font, faces: faces.map(({ status }) => status) }
    })
  }
}
