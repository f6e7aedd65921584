// Files that are attached to an unpublished item are as hidden as the item. In a preview, their URLs have its token, so that browsers load them.
// The token is added only where all of a value is the URL of a file: within another URL, it would go to another site.
import type { Config } from '../config/config.ts'
import { withValues } from '../rendering/start-tags.ts'
import { UPLOADS } from '../storage/storage.ts'
import type { Preview } from '../users/caller.ts'

type Site = Pick<Config, 'baseUrl'>
type Token = Pick<Preview, 'token'>
/** Returns the URL of a file with the token, and undefined for all other texts. */
type TokenAdder = (url: string) => string | undefined

/** Adds the token to the URLs of this site's files in HTML. */
export const withFileTokens = (html: string, preview: Token, site: Site): string => withTokensInHtml(html, tokenAdder(preview, site))

/** Adds the token to the URLs of this site's files in JSON: to values, and in values that are HTML. */
export function jsonWithFileTokens(json: string, preview: Token, site: Site): string {
  const add = tokenAdder(preview, site)
  const withToken = (value: string): string => (value.includes('<') ? withTokensInHtml(value, add) : (add(value) ?? value))
  return JSON.stringify(JSON.parse(json, (_name, value: unknown) => (typeof value === 'string' ? withToken(value) : value)))
}

function tokenAdder({ token }: Token, { baseUrl }: Site): TokenAdder {
  const files = baseUrl + UPLOADS
  return (url) => {
    if (!url.startsWith(`${files}/`)) return undefined
    const [, path = '', query, fragment = ''] = /^([\w.%/-]+)(?:\?([^\s#]*))?(#\S*)?$/.exec(url.slice(files.length)) ?? []
    // A path with `..` leads elsewhere.
    if (!path || new URL(files + path).href !== files + path) return undefined
    return `${files}${path}?preview_token=${token}${query ? `&${query}` : ''}${fragment}`
  }
}

/** The attributes whose URLs browsers load or open, and those that scripts read. */
const URLS = /^(?:src|href|poster|data|content|data-.*)$/
const CANDIDATES = /^(?:image)?srcset$/

function withTokensInHtml(html: string, add: TokenAdder): string {
  return withValues(html, (name, value) => {
    if (URLS.test(name)) return add(value.trim())
    if (CANDIDATES.test(name)) return withTokensInCandidates(value, add)
    return name === 'style' ? withTokensInStyle(value, add) : undefined
  })
}

/** A candidate is a URL, whose last character is no comma, and a descriptor up to a comma. */
function withTokensInCandidates(srcset: string, add: TokenAdder): string {
  return srcset.replace(/([^\s,]\S*)((?<=,)|[^,]*)/g, (_whole, given: string, descriptor: string) => {
    const [, url = '', commas = ''] = /^(.*[^,])(,*)$/.exec(given) ?? []
    return `${add(url) ?? url}${commas}${descriptor}`
  })
}

/** Texts, comments and escapes are read as well, so that nothing within them is taken for a function. */
const STYLE_PARTS =
  /\burl\(\s*(?:"(?<double>[^"\\]*)"|'(?<single>[^'\\]*)'|(?<bare>[^\s"'()\\]+))\s*\)|\burl\([^)]*|"(?:\\[^]|[^"\\])*"?|'(?:\\[^]|[^'\\])*'?|\/\*(?:[^]*?\*\/|[^]*)|\\[^]/gi

function withTokensInStyle(style: string, add: TokenAdder): string {
  return style.replace(STYLE_PARTS, (whole: string, double?: string, single?: string, bare?: string) => {
    const url = add(double ?? single ?? bare ?? '')
    return url === undefined ? whole : `url("${url}")`
  })
}
