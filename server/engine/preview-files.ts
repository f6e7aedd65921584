// Files of an unpublished item are not public. For callers who may see them, their URLs get a token, so that browsers can load them. The token
// is added only if the whole value is the URL of a file: inside another URL, it would be sent to another site.
import type { Config } from '../config/config.ts'
import { replaceValues } from '../rendering/start-tags.ts'
import { UPLOADS } from '../storage/storage.ts'

type Site = Pick<Config, 'baseUrl'>
/** Returns the token for the file at a path of a URL; undefined if it needs none. */
export type TokenOf = (path: string) => string | undefined
/** Returns the URL of a file with its token; undefined for other text. */
type TokenAdder = (url: string) => string | undefined

/** Adds tokens to the URLs of this site's files in HTML. */
export const addFileTokens = (html: string, tokenOf: TokenOf, site: Site): string => addTokensInHtml(html, createTokenAdder(tokenOf, site))

/** Adds tokens to the URLs of this site's files in JSON, also in values that are HTML or the value of `srcset`. */
export function addFileTokensToJson(json: string, tokenOf: TokenOf, site: Site): string {
  const add = createTokenAdder(tokenOf, site)
  const withToken = (name: string, value: string): string => {
    if (!value.includes(UPLOADS)) return value
    if (CANDIDATES.test(name)) return addTokensInSrcset(value, add)
    return value.includes('<') ? addTokensInHtml(value, add) : (add(value) ?? value)
  }
  return JSON.stringify(JSON.parse(json, (name, value: unknown) => (typeof value === 'string' ? withToken(name, value) : value)))
}

/** Finds the paths of possible files of this site in a text. */
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

function createTokenAdder(tokenOf: TokenOf, { baseUrl }: Site): TokenAdder {
  const files = `${baseUrl}${UPLOADS}/`
  return (url) => {
    if (!url.startsWith(files)) return undefined
    const [, path = '', query, fragment = ''] = /^([\w.%/-]+)(?:\?([^\s#]*))?(#\S*)?$/.exec(url.slice(files.length)) ?? []
    // Rejects paths with `..`.
    const token = path && new URL(files + path).href === files + path ? tokenOf(path) : undefined
    return token && `${files}${path}?preview_token=${token}${query ? `&${query}` : ''}${fragment}`
  }
}

/** Attributes whose URLs browsers load or open, and those that scripts read. */
const URLS = /^(?:src|href|poster|data|content|data-.*)$/
const CANDIDATES = /^(?:image)?srcset$/

function addTokensInHtml(html: string, add: TokenAdder): string {
  const changeValue = (name: string, value: string): string | undefined => {
    if (URLS.test(name)) return add(value.trim())
    if (CANDIDATES.test(name)) return addTokensInSrcset(value, add)
    return name === 'style' ? addTokensInStyle(value, add) : undefined
  }
  return replaceValues(html, changeValue, (comment) => addTokensInBlock(comment, add))
}

/** The attributes of a block are JSON, and editors compare them with the HTML of the block. */
function addTokensInBlock(comment: string, add: TokenAdder): string {
  return comment.replace(/(?<!\\)"([^"\\\s]+)"/g, (whole, value: string) => {
    const url = add(value)
    return url === undefined ? whole : JSON.stringify(url)
  })
}

/** A candidate is a URL that does not end in a comma, and a descriptor up to a comma. */
function addTokensInSrcset(srcset: string, add: TokenAdder): string {
  return srcset.replace(/([^\s,]\S*)((?<=,)|[^,]*)/g, (_whole, given: string, descriptor: string) => {
    const [, url = '', commas = ''] = /^(.*[^,])(,*)$/.exec(given) ?? []
    return `${add(url) ?? url}${commas}${descriptor}`
  })
}

/** Also matches strings, comments and escapes, so that nothing inside them is treated as a function. */
const STYLE_PARTS =
  /\burl\(\s*(?:"(?<double>[^"\\]*)"|'(?<single>[^'\\]*)'|(?<bare>[^\s"'()\\]+))\s*\)|\burl\([^)]*|"(?:\\[^]|[^"\\])*"?|'(?:\\[^]|[^'\\])*'?|\/\*(?:[^]*?\*\/|[^]*)|\\[^]/gi

function addTokensInStyle(style: string, add: TokenAdder): string {
  return style.replace(STYLE_PARTS, (whole: string, double?: string, single?: string, bare?: string) => {
    const url = add(double ?? single ?? bare ?? '')
    return url === undefined ? whole : `url("${url}")`
  })
}
