// Resolves entities with @wordpress/core-data and prints them as JSON. Arguments: the REST root, credentials, and calls of selectors as JSON.
const element = () => ({
  style: {},
  classList: { add() {} },
  appendChild() {},
  setAttribute() {},
  addEventListener() {},
  querySelectorAll: () => [],
})
const listens = { addEventListener() {}, removeEventListener() {} }
const location = { href: 'http://localhost/', search: '', pathname: '/' }
const document = { ...element(), createElement: element, documentElement: element(), head: element(), body: element() }
// What its dependencies expect of a browser when they are loaded.
Object.assign(globalThis, { window: globalThis, ...listens, location, document, Element: class {}, HTMLElement: class {} })
globalThis.MutationObserver = class {
  observe() {}
}
globalThis.matchMedia = () => ({ ...listens, matches: false })

const { default: apiFetch } = require('@wordpress/api-fetch')
const { store } = require('@wordpress/core-data')
const { resolveSelect, select } = require('@wordpress/data')
const { serviceNames } = require('../../client/api-fetch.ts')

const [root, authorization, calls] = process.argv.slice(2)
apiFetch.use(apiFetch.createRootURLMiddleware(root))
apiFetch.use((options, next) => next({ ...options, headers: { ...options.headers, Authorization: authorization } }))
apiFetch.use(serviceNames)

async function main() {
  const results = []
  for (const [selector, ...given] of JSON.parse(calls)) {
    try {
      const value = (await resolveSelect(store)[selector](...given)) ?? null
      const isFailed = select(store).hasResolutionFailed?.(selector, given)
      results.push(isFailed ? { failed: selector, given } : value)
    } catch (error) {
      results.push({ failed: selector, given, error: String(error?.message ?? error) })
    }
  }
  console.log(JSON.stringify(results))
}

void main().then(() => process.exit(0))
