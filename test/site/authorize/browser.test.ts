// The authorization page in a real browser, which enforces its content security policy.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { passwordsOf as storedPasswords } from '#test/support/accounts.ts'
import { inChromium, launchChromium } from '#test/support/chromium.ts'
import { startServer } from '#test/support/server.ts'
import type { TestServer } from '#test/support/server.ts'
import { addressOf } from './page.ts'
import type { Parameters } from './page.ts'
import { loginWith, person } from './people.ts'
import type { Person } from './people.ts'

const app = { app_name: 'Harbour news' }

/** An application on this machine that gets the redirect. Like many, it redirects again, to another origin. */
async function startApplication() {
  const visits: { url: URL; referer: string | undefined }[] = []
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '', `http://${req.headers.host}`)
    if (url.pathname === '/favicon.ico') return res.writeHead(404).end()
    visits.push({ url, referer: req.headers.referer })
    if (url.hostname === '127.0.0.1') return res.writeHead(302, { location: `http://localhost:${url.port}/home` }).end()
    res.writeHead(200, { 'content-type': 'text/html' }).end('<title>Harbour news</title><h1>Welcome back</h1>')
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  const { port } = server.address() as AddressInfo
  return {
    visits,
    url: `http://127.0.0.1:${port}`,
    home: `http://localhost:${port}/home`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

inChromium(() => {
  let server: TestServer
  let application: Awaited<ReturnType<typeof startApplication>>
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let complaints: string[]

  beforeAll(async () => {
    server = await startServer()
    application = await startApplication()
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser.close()
    application.close()
    await server.close()
  })
  beforeEach(async () => {
    application.visits.length = 0
    complaints = []
    context = await browser.newContext()
    page = await context.newPage()
    page.on('console', (message) => complaints.push(message.text()))
    page.on('dialog', (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
  })
  afterEach(() => context.close())

  const openPage = (parameters: Parameters) => page.goto(addressOf(server, parameters))
  const heading = () => page.getByRole('heading', { level: 1 }).innerText()
  const passwordsOf = ({ id }: Person) => storedPasswords(server.context, id)
  const blocked = () => complaints.filter((text) => /Content Security Policy|dialog:/.test(text))

  async function approve({ login, password }: Omit<Person, 'id'>): Promise<void> {
    await page.getByLabel('Login name').fill(login)
    await page.getByLabel('Account password').fill(password)
    await page.getByRole('button', { name: 'Approve' }).click()
  }

  it('approves, and redirects to the application with a password that works', async () => {
    const someone = await person(server)
    await openPage({ ...app, success_url: `${application.url}/connected?state=1` })
    await approve(someone)
    await page.waitForURL(application.home)
    expect(await heading()).toBe('Welcome back')
    const [arrival] = application.visits
    expect(arrival?.url.pathname).toBe('/connected')
    expect(arrival?.referer).toBeUndefined()
    expect(arrival?.url.searchParams.get('state')).toBe('1')
    expect(arrival?.url.searchParams.get('user_login')).toBe(someone.login)
    expect(arrival?.url.searchParams.get('site_url')).toBe(server.baseUrl)
    expect(await loginWith(server, someone.login, arrival?.url.searchParams.get('password') ?? '')).toBe(someone.login)
    expect(blocked()).toEqual([])
  })

  it('redirects to an application scheme by itself, and has a link to it', async () => {
    const someone = await person(server)
    const requested: string[] = []
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.enable')
    devtools.on('Page.frameRequestedNavigation', ({ url }) => requested.push(url))
    await openPage({ ...app, success_url: 'org.example.harbour-news://connected' })
    await approve(someone)
    const link = page.getByRole('link', { name: 'continue to org.example.harbour-news' })
    const callback = new URL((await link.getAttribute('href')) ?? '')
    expect(callback.href).toMatch(/^org\.example\.harbour-news:\/\/connected\?site_url=/)
    await expect(loginWith(server, someone.login, callback.searchParams.get('password') ?? '')).resolves.toBe(someone.login)
    const isRequested = (): boolean => requested.includes(callback.href)
    for (let waited = 0; !isRequested() && waited < 15_000; waited += 100) await page.waitForTimeout(100)
    expect(isRequested()).toBe(true)
    expect(blocked()).toEqual([])
  })

  it('rejects without credentials', async () => {
    await openPage({ ...app, success_url: `${application.url}/connected` })
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.waitForURL(application.home)
    expect(application.visits[0]?.url.href).toBe(`${application.url}/connected?success=false`)
    await openPage({ ...app, reject_url: `${application.url}/rejected` })
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.waitForURL(application.home)
    expect(application.visits.map(({ url }) => url.pathname)).toContain('/rejected')
    await openPage(app)
    await page.getByRole('button', { name: 'Reject' }).click()
    expect(await heading()).toBe('Rejected')
    expect(blocked()).toEqual([])
  })

  it('says that the password is wrong, and then accepts the correct one', async () => {
    const someone = await person(server)
    await openPage({ ...app, success_url: `${application.url}/connected` })
    await approve({ ...someone, password: 'not the password' })
    expect(await page.getByRole('alert').innerText()).toContain('The username or the account password is wrong.')
    expect(await page.getByLabel('Login name').inputValue()).toBe(someone.login)
    expect(await page.getByLabel('Account password').inputValue()).toBe('')
    expect(application.visits).toEqual([])
    await approve(someone)
    await page.waitForURL(application.home)
    expect(await passwordsOf(someone)).toHaveLength(1)
  })

  it('sends nothing without a username and a password', async () => {
    await openPage(app)
    await page.getByRole('button', { name: 'Approve' }).click()
    expect(await heading()).toContain('Connect')
    expect(await page.getByLabel('Login name').evaluate((input) => input.matches(':invalid:focus'))).toBe(true)
  })

  it('shows the password once', async () => {
    const someone = await person(server)
    await openPage(app)
    await approve(someone)
    expect(await heading()).toBe('Approved')
    const secret = await page.locator('code').innerText()
    expect(await loginWith(server, someone.login, secret)).toBe(someone.login)
    await page.goto(server.baseUrl)
    // The page is not cached: the browser would have to send the form again, and does not do so by itself.
    await expect(page.goBack()).rejects.toThrow('ERR_CACHE_MISS')
    expect(await passwordsOf(someone)).toHaveLength(1)
  })

  it('shows a hostile name as text', async () => {
    const someone = await person(server)
    const app_name = `"><script>alert(1)</script><img src=x onerror="alert(2)"> &lt;`
    await openPage({ app_name })
    expect(await heading()).toContain(app_name)
    expect(await page.getByLabel('Name for').inputValue()).toBe(app_name)
    await approve(someone)
    expect(await page.locator('main').innerText()).toContain(app_name)
    expect((await passwordsOf(someone)).map(({ name }) => name)).toEqual([app_name])
    expect(await page.locator('script, img').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('does not accept a form of another page, and cannot be framed', async () => {
    const someone = await person(server)
    await openPage(app)
    const token = await page.locator('[name=token]').inputValue()
    await page.goto(application.home)
    await page.setContent(
      `<form method="post" action="${addressOf(server, app)}"><input name="token" value="${token}"><input name="login" value="${someone.login}"><input name="password" value="${someone.password}"><button name="decision" value="approve">Win</button></form>`,
    )
    await page.getByRole('button').click()
    expect(await page.getByRole('alert').innerText()).toContain('sent from another site')
    expect(await passwordsOf(someone)).toEqual([])
    await page.goto(application.home)
    await page.setContent(`<iframe src="${addressOf(server, app)}"></iframe>`)
    await page.waitForTimeout(300)
    expect(await page.frames()[1]?.locator('form').count()).toBe(0)
    expect(blocked().join()).toContain('frame-ancestors')
  })
})
