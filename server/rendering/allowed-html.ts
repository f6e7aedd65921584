// The elements and attributes that are allowed in filtered texts and, fewer, in filtered titles.
// None of these elements is executable, embeds a document (except previews of PDF files), or switches to SVG or MathML.

export type AllowedHtml = ReadonlyMap<string, ReadonlySet<string>>

// Allowed on every element of a text, besides data-… attributes.
const GLOBAL =
  'aria-controls aria-current aria-describedby aria-details aria-expanded aria-hidden aria-label aria-labelledby ' +
  'aria-live class dir hidden id lang style title role xml:lang'

const CELLS = 'align char charoff valign'
const CELL = `${CELLS} abbr axis bgcolor colspan headers height nowrap rowspan scope width`
const ALIGNED = 'align'

const TEXT_ELEMENTS: Readonly<Record<string, string>> = {
  a: 'href rel rev name target download',
  abbr: '',
  acronym: '',
  address: '',
  area: 'alt coords href nohref shape target',
  article: ALIGNED,
  aside: ALIGNED,
  audio: 'autoplay controls loop muted preload src',
  b: '',
  bdo: '',
  big: '',
  blockquote: 'cite',
  br: '',
  button: 'disabled name type value',
  caption: ALIGNED,
  cite: '',
  code: '',
  col: `${CELLS} span width`,
  colgroup: `${CELLS} span width`,
  dd: '',
  del: 'datetime',
  details: 'align open',
  dfn: '',
  div: ALIGNED,
  dl: '',
  dt: '',
  em: '',
  fieldset: '',
  figcaption: ALIGNED,
  figure: ALIGNED,
  font: 'color face size',
  footer: ALIGNED,
  h1: ALIGNED,
  h2: ALIGNED,
  h3: ALIGNED,
  h4: ALIGNED,
  h5: ALIGNED,
  h6: ALIGNED,
  header: ALIGNED,
  hgroup: ALIGNED,
  hr: 'align noshade size width',
  i: '',
  img: 'alt align border height hspace loading longdesc vspace src usemap width',
  ins: 'datetime cite',
  kbd: '',
  label: 'for',
  legend: ALIGNED,
  li: 'align value',
  main: ALIGNED,
  map: 'name',
  mark: '',
  menu: 'type',
  nav: ALIGNED,
  ol: 'start type reversed',
  p: ALIGNED,
  pre: 'width',
  q: 'cite',
  rb: '',
  rp: '',
  rt: '',
  rtc: '',
  ruby: '',
  s: '',
  samp: '',
  section: ALIGNED,
  small: '',
  span: ALIGNED,
  strike: '',
  strong: '',
  sub: '',
  summary: ALIGNED,
  sup: '',
  table: 'align bgcolor border cellpadding cellspacing rules summary width',
  tbody: CELLS,
  td: CELL,
  textarea: 'cols rows disabled name readonly',
  tfoot: CELLS,
  th: CELL,
  thead: CELLS,
  title: '',
  tr: `${CELLS} bgcolor`,
  track: 'default kind label src srclang',
  tt: '',
  u: '',
  ul: 'type',
  var: '',
  video: 'autoplay controls height loop muted playsinline poster preload src width',
}

const TITLE_ELEMENTS: Readonly<Record<string, string>> = {
  a: 'href title',
  abbr: 'title',
  acronym: 'title',
  b: '',
  blockquote: 'cite',
  cite: '',
  code: '',
  del: 'datetime',
  em: '',
  i: '',
  q: 'cite',
  s: '',
  strike: '',
  strong: '',
}

function splitWords(list: string): string[] {
  return list.split(' ').filter(Boolean)
}

function createAllowed(elements: Readonly<Record<string, string>>, everywhere: string[]): AllowedHtml {
  return new Map(Object.entries(elements).map(([name, own]) => [name, new Set([...splitWords(own), ...everywhere])]))
}

const EVERYWHERE = [...splitWords(GLOBAL), 'data-*']

export const TEXT_HTML: AllowedHtml = createAllowed(TEXT_ELEMENTS, EVERYWHERE)
/** The content of items can also have previews of PDF files. */
export const CONTENT_HTML: AllowedHtml = createAllowed({ ...TEXT_ELEMENTS, object: 'data type' }, EVERYWHERE)
export const TITLE_HTML: AllowedHtml = createAllowed(TITLE_ELEMENTS, [])
