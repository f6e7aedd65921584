// Files that are attached to an unpublished item are as hidden as the item. Where a caller may see them, their URLs have a token, so that browsers
// load them. The token is added only where all of a value is the URL of a file: within another URL, it would go to another site.
import type { Config } from '../config/config.ts'
import { withValues } from '../rendering/start-tags.ts'
import { UPLOADS } from '../storage/storage.ts'

type Site = Pick<Config, 'baseUrl'>
/** Returns the token for the file with a path, as it is in the URL; undefined for those that need none. */
export type TokenOf = (path: string) => string | undefined
/** Returns the URL of a file with the token, and undefined for all other texts. */
type TokenAdder = (url: string) => string | undefined

/** Adds tokens to the URLs of this site's files in HTML. */
export const withFileTokens = (html: string, tokenOf: TokenOf, site: Site): string => withTokensInHtml(html, tokenAdder(tokenOf, site))

/** Adds tokens to the URLs of this site's files in JSON: to values, and in values that are HTML. */
export function jsonWithFileTokens(json: string, tokenOf: TokenOf, site: Site): string {
  const add = tokenAdder(tokenOf, site)
  const withToken = (value: string): string => {
    if (!value.includes(UPLOADS)) return value
    return value.includes('<') ? withTokensInHtml(value, add) : (add(value) ?? value)
  }
  return JSON.stringify(JSON.parse(json, (_name, value: unknown) => (typeof value === 'string' ? withToken(value) : value)))
}

/** The paths in a text that may be those of files of this site. */
export function filePathsIn(text: string, { baseUrl }: Site): Set<string> {
  const paths = new Set<string>()
  const files = `${baseUrl}${UPLOADS}/`
  for (let at = text.indexOf(files); at >= 0; at = text.indexOf(files, at + files.length)) {
    PATH.lastIndex = at + files.length
    const path = PATH.exec(text)?.[0]
    if (path) paths.add(path)
  }
  return paths
}

const PATH = /[\w.%/-]+/y

function tokenAdder(tokenOf: TokenOf, { baseUrl }: Site): TokenAdder {
  const files = `${baseUrl}${UPLOADS}/`
  return (url) => {
    if (!url.startsWith(files)) return undefined
    const [, path = '', query, fragment = ''] = /^([\w.%/-]+)(?:\?([^\s#]*))?(#\S*)?$/.exec(url.slice(files.length)) ?? []
    // A path with `..` leads elsewhere.
    const token = path && new URL(files + path).href === files + path ? tokenOf(path) : undefined
    return token && `${files}${path}?preview_token=${token}${query ? `&${query}` : ''}${fragment}`
  }
}

/** The attributes whose URLs browsers load or open, and those that scripts read. */
const URLS = /^(?:src|href|poster|data|content|data-.*)$/
const CANDIDATES = /^(?:image)?srcset$/

function withTokensInHtml(html: string, add: TokenAdder): string {
  const changeValue = (name: string, value: string): string | undefined => {
    if (URLS.test(name)) return add(value.trim())
    if (CANDIDATES.test(name)) return withTokensInCandidates(value, add)
    return name === 'style' ? withTokensInStyle(value, add) : undefined
  }
  return withValues(html, changeValue, (comment) => withTokensInBlock(comment, add))
}

/** The attributes of a block are JSON, and editors compare them with the HTML of the block. */
function withTokensInBlock(comment: string, add: TokenAdder): string {
  return comment.replace(/(?<!\\)"([^"\\\s]+)"/g, (whole, value: string) => {
    const url = add(value)
    return url === undefined ? whole : JSON.stringify(url)
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
