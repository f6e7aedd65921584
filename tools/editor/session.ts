// What the tests of the editor share: a service, the editor in a browser, the page on the screen, and what users do again and again.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { unwrap } from '../../client/index.ts'
import { createImage } from '../../test/support/media.ts'
import { sharedServer } from '../../test/support/shared-server.ts'
import type { TestServer } from '../../test/support/server.ts'
import { objections } from '../axe.ts'
import { startEditor, textOn } from './editor.ts'
import type { Editor } from './editor.ts'

export const server: TestServer = await sharedServer({ SITE_NAME: 'Harbour' })
export const { administrator } = server.as
export type Role = keyof TestServer['as']

export let editor: Editor
/** The page that was opened last. */
export let page: Page

/** After each test, nothing on the screen, in the console and among the responses may be what a user would call broken. */
export function useEditor(): void {
  beforeAll(async () => {
    editor = await startEditor(server.baseUrl, mkdtempSync(join(tmpdir(), 'editor-')))
  }, 180_000)
  afterAll(() => editor.close())
  afterEach(async () => {
    const texts = await Promise.all(editor.pages().map(textOn))
    await editor.closePages()
    expect(texts.join('\n')).not.toMatch(/undefined|\[object Object\]|NaN/)
    expect(editor.problems.splice(0)).toEqual([])
    const failures = [...editor.failures]
    editor.failures.clear()
    expect(failures).toEqual([])
  }, 60_000)
}

/** Opens a screen as a user with this role. */
export async function open(address: string, role: Role = 'administrator', prepare?: (page: Page) => Promise<void>): Promise<Page> {
  return (page = await editor.open(address, server.authorization[role], prepare))
}

/** Opens a screen without a session. */
export async function visit(address: string): Promise<Page> {
  return (page = await editor.visit(address))
}

export function button(name: string | RegExp): Locator {
  return page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
}

/** Waits until the text is on the screen. */
export function visible(text: string | RegExp): Promise<void> {
  return page.getByText(text).first().waitFor()
}

/** The canvas, in which the user writes. */
export const canvas = (): ReturnType<Page['frameLocator']> => page.frameLocator('iframe[name="editor-canvas"]')

/** The screen has no violation of accessibility that is serious. */
export async function expectAccessible(): Promise<void> {
  expect(await objections(page, ['serious', 'critical'])).toEqual([])
}

export const post = (id: number) =>
  unwrap(administrator.content.at('/posts/{id}').get({ params: { path: { id }, query: { context: 'edit' } } }))

/** Opens a new item and writes its title. The cursor is in an empty paragraph. */
export async function startWriting(title: string, type = 'post', role: Role = 'administrator'): Promise<void> {
  await open(`post-new.php?post_type=${type}`, role)
  await canvas().getByRole('textbox', { name: 'Add title' }).click()
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
}

/** Adds a block by its name. */
export async function addBlock(name: string): Promise<void> {
  await page.keyboard.type(`/${name.toLowerCase()}`)
  await page.getByRole('option', { name, exact: true }).waitFor()
  await page.keyboard.press('Enter')
}

export async function saveDraft(): Promise<number> {
  await button('Save draft').click()
  await button('Saved').waitFor()
  return idOnScreen()
}

export async function publish(): Promise<number> {
  await button('Publish').click()
  const panel = page.getByRole('region', { name: 'Editor publish' })
  await panel.getByRole('button', { name: 'Publish', exact: true }).click()
  await panel.getByText('is now live').waitFor()
  return idOnScreen()
}

export async function chooseStatus(name: string, year?: string): Promise<void> {
  await page.getByRole('tab', { name: 'Post', exact: true }).click()
  await button(/Change status/).click()
  await page.getByRole('radio', { name }).click()
  if (year) {
    await page.getByLabel('Year').fill(year)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
}

/** The ID of the item that is being edited. */
export function idOnScreen(): number {
  return Number(new URL(page.url()).searchParams.get('post'))
}

/** Types text; a line break is the Enter key. */
export async function type(text: string): Promise<void> {
  await (text === '\n' ? page.keyboard.press('Enter') : page.keyboard.type(text))
}

/** The images that the public page at a URL shows. */
export async function shownImages(url: string): Promise<{ src: string; width: number }[]> {
  const shown = await page.context().newPage()
  await shown.goto(url)
  return shown.locator('img').evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        image.loading = 'eager'
        await image.decode()
        return { src: image.src, width: image.naturalWidth }
      }),
    ),
  )
}

/** Chooses files in the file dialog of the browser: by default, an image. */
export async function chooseFiles(openDialog: () => Promise<void>, files?: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), openDialog()])
  await dialog.setFiles(files ?? (await imageNamed('blue')))
}

export async function imageNamed(name: string, width = 40) {
  return { name: `${name}.png`, mimeType: 'image/png', buffer: await createImage(width, 30) }
}

/** Types into a field that offers choices, and takes one. */
export async function choose(label: string, text: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: option }).first().click()
}

/** Opens the menu of an item of a list, and takes an action. */
export async function act(on: Locator, name: string): Promise<void> {
  await on.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name }).click()
}
