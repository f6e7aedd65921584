// HTML as browsers parse it: its elements, and those that are forbidden or could run a script.
import { defaultTreeAdapter, html as specification, parse, parseFragment, serialize } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { TEXT_HTML } from '#server/rendering/allowed-html.ts'
import type { AllowedHtml } from '#server/rendering/allowed-html.ts'

interface BrowserElement {
  /** In lower case, with a prefix for SVG and MathML: `svg:a`, `math:mi`. */
  name: string
  attributes: { name: string; value: string }[]
}

/** The HTML that rendered filtered texts may contain: rendering adds attributes to images, and the sources of players. */
export const RENDERED_HTML: AllowedHtml = new Map([
  ...[...TEXT_HTML].map(
    ([name, attributes]) => [name, new Set([...attributes, 'decoding', 'fetchpriority', 'loading', 'sizes', 'srcset'])] as const,
  ),
  ['source', new Set(['src', 'type'])],
])

type ParentNode = DefaultTreeAdapterTypes.ParentNode
type Element = DefaultTreeAdapterTypes.Element

/** The ways in which HTML is added to a page: in its body, or by a script as the content of an element or a template. */
const PARSERS: readonly ((html: string, options: { scriptingEnabled: boolean }) => ParentNode)[] = [
  (html, options) => parse(`<!doctype html><body>${html}`, options),
  (html, options) => parseFragment(defaultTreeAdapter.createElement('div', specification.NS.HTML, []), html, options),
  parseFragment,
]

/** Returns the elements that browsers parse in each way, with and without scripts, and those of the result after serialization. */
function browserReadings(html: string): { first: BrowserElement[]; second: BrowserElement[] }[] {
  return [true, false].flatMap((scriptingEnabled) =>
    PARSERS.map((parseHtml) => {
      const page = parseHtml(html, { scriptingEnabled })
      const again = parseHtml(serialize(page), { scriptingEnabled })
      return { first: elementsIn(page), second: elementsIn(again) }
    }),
  )
}

/** Returns all elements. Not recursive, because hostile HTML can be deeply nested. */
function elementsIn(page: ParentNode): BrowserElement[] {
  const elements: BrowserElement[] = []
  const waiting: DefaultTreeAdapterTypes.Node[] = [page]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) elements.push({ name: nameOf(node), attributes: node.attrs })
    if ('childNodes' in node) waiting.push(...node.childNodes)
    if ('content' in node) waiting.push(node.content)
  }
  return elements
}

const PREFIXES: Partial<Record<string, string>> = { [specification.NS.SVG]: 'svg:', [specification.NS.MATHML]: 'math:' }

const nameOf = ({ tagName, namespaceURI }: Element): string => `${PREFIXES[namespaceURI] ?? ''}${tagName.toLowerCase()}`

/** Elements that every document has. */
const SCAFFOLD = new Set(['html', 'head', 'body'])

/** Returns what browsers parse in HTML that is not allowed or could run a script, in the first or the second parse. */
export function findForbidden(html: string, allowed: AllowedHtml): string[] {
  const found = browserReadings(html).flatMap(({ first, second }) => {
    const known = new Set(first.flatMap(namesIn))
    const revealed = second.flatMap(namesIn).filter((name) => !known.has(name))
    return [...[...first, ...second].flatMap((element) => forbiddenIn(element, allowed)), ...revealed.map((name) => `revealed ${name}`)]
  })
  return [...new Set(found)]
}

/** Returns what browsers parse in HTML that could run a script, even if it is allowed. */
export function findDangers(html: string): string[] {
  const found = browserReadings(html)
    .flatMap(({ first, second }) => [...first, ...second])
    .flatMap(({ name, attributes }) => [
      ...(RUNNING.has(name) ? [`<${name}>`] : []),
      ...attributes.filter(isDangerous).map((attribute) => `${name} ${attribute.name}=${attribute.value}`),
    ])
  return [...new Set(found)]
}

/** Elements that run scripts, load documents or change the whole page. */
const RUNNING = new Set(
  words(
    'script style iframe frame frameset object embed applet base meta link svg:script svg:style svg:foreignobject svg:animate svg:set svg:use math:maction',
  ),
)

/** Identifies an element by its attributes. Browsers add paragraphs and parts of tables, which have no attributes. */
const namesIn = ({ name, attributes }: BrowserElement): string[] => attributes.map((attribute) => `${name} ${attribute.name}`)

function forbiddenIn({ name, attributes }: BrowserElement, allowed: AllowedHtml): string[] {
  const own = allowed.get(name)
  const isAllowed = (attribute: string): boolean =>
    own !== undefined && (own.has(attribute) || (own.has('data-*') && attribute.startsWith('data-')))
  return [
    ...(own || SCAFFOLD.has(name) ? [] : [`<${name}>`]),
    ...attributes.flatMap((attribute) =>
      !isAllowed(attribute.name) || isDangerous(attribute) ? [`${name} ${attribute.name}=${attribute.value}`] : [],
    ),
  ]
}

const URL_ATTRIBUTES = new Set(
  words(
    'action background cite classid codebase data dynsrc formaction href icon longdesc lowsrc manifest ping poster profile src srcset ' +
      'usemap xlink:href',
  ),
)
const HARMLESS_SCHEMES = new Set(
  words('http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn'),
)
const STYLE_DANGER = /expression\(|javascript:|vbscript:|data:(?!image\/)|-moz-binding|behaviou?r:|@import/

/** Whether an attribute could run a script. */
function isDangerous({ name, value }: { name: string; value: string }): boolean {
  if (name.startsWith('on') || name === 'srcdoc') return true
  if (URL_ATTRIBUTES.has(name)) return isScriptUrl(value)
  return name === 'style' && STYLE_DANGER.test(plainCss(value))
}

/** Also detects schemes with characters that some browsers ignore. */
function isScriptUrl(url: string): boolean {
  const plain = url.replace(/[\u0000-\u0020\u007F-\u00A0\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/g, '').toLowerCase()
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(plain)?.[1]
  return scheme !== undefined && !HARMLESS_SCHEMES.has(scheme)
}

/** CSS without escapes, comments and white space. */
function plainCss(css: string): string {
  return css
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_escape, code: string) => String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)))
    .replace(/\\/g, '')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s/g, '')
    .toLowerCase()
}

function words(list: string): string[] {
  return list.split(' ')
}
