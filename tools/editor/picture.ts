// Makes the picture of the editor for the README, of a running one with demo content: `node tools/editor/picture.ts <URL> <username> <password>`.
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import sharp from 'sharp'

const [url = 'http://localhost:5173', username = '', password = ''] = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 720 } })
await page.addInitScript((session) => localStorage.setItem('content-service-editor', session), JSON.stringify({ username, password }))
await page.goto(`${url}/edit.php?post_type=post`)
await page.getByText('The harbour festival is back').click()
const canvas = page.frameLocator('iframe[name="editor-canvas"]')
await canvas.getByRole('document').first().click()
await page.getByRole('toolbar', { name: 'Block tools' }).waitFor()
mkdirSync('docs/images', { recursive: true })
await sharp(await page.screenshot())
  .png({ palette: true, colours: 128, compressionLevel: 9 })
  .toFile('docs/images/editor.png')
await browser.close()
