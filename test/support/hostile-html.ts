// Random malicious HTML: known attacks with mutations, and nested elements that parsers disagree about.
import fc from 'fast-check'
import { attacks } from './html-attacks.ts'

const words = (list: string): string[] => list.split(' ')

/** Elements that change how browsers read what is inside them, among harmless ones. */
const ELEMENTS = words(
  'svg math mi mo mn ms mtext annotation-xml mglyph malignmark foreignObject desc title style script template noscript select option optgroup ' +
    'table caption colgroup col tbody tr td th form textarea xmp plaintext iframe noembed noframes listing pre a nobr button b i font p div ul li ' +
    'dd dt h1 img image br hr input keygen isindex frameset frame body html head base meta link object embed param applet marquee video audio ' +
    'source track picture canvas details summary dialog slot ruby rt rp rb rtc wbr bdo span x-y a:b',
)
const ATTRIBUTES = words(
  'href src title alt style class id name srcdoc srcset action formaction data poster cite background xlink:href xmlns onerror onload onclick ' +
    'OnFocus data-x data-on encoding definitionurl values attributeName to from type value usemap longdesc is slot shadowrootmode dir aria-label',
)
const VALUES = [
  ...words(
    'x javascript:alert(1) JaVaScRiPt:alert(1) java&Tab;script:alert(1) &#106;avascript:alert(1) &#x6a;avascript:alert(1) java\tscript:alert(1) ' +
      'javascript&colon;alert(1) vbscript:x data:text/html,<script>alert(1)</script> data:image/png;base64,AA text/html application/xhtml+xml ' +
      '--> --!> ]]> </style> </title> </textarea> </noscript> </template> </svg> <img/src/onerror=alert(1)> expression(alert(1)) ' +
      'url(javascript:alert(1)) color:red;x:y &quot; &#34; &apos; &lt; &gt; &amp; &amp;lt; &#0; &nosuch; &copy &ltimg',
  ),
  '"',
  "'",
  '`',
  '" onerror=alert(1) x="',
  "' onerror=alert(1) x='",
  '</p><img src=x onerror=alert(1)>',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'background:url("javascript:alert(1)")',
  '\\65xpression(alert(1))',
]
const TEXTS = [
  ...words(
    '<!-- --> --!> <!--> <!---> <!--- <!-->--> <![CDATA[ ]]> <!DOCTYPE <!x <?x ?> </ </> </p </br> < > << >> & &lt; &gt; &quot; &#60; &#x3c; &lt &amp;lt; ' +
      '" \' ` = / \\ \0 \u0001 \u000c \u00a0 \u2028 \ufeff \ud83d \t \n \r x 0 [caption] [/caption] [gallery] [audio [video [embed] [[x]] <!--more--> ' +
      '<!--nextpage--> https://example.org/ :) -- ... <!-- wp:html --> <!-- /wp:html -->',
  ),
  '\n\n',
  ' ',
  '<!-- wp:group {"layout":{"type":"flex"}} -->',
  '<!-- /wp:group -->',
  '<!-- wp:image {"id":1} -->',
  '<!-- /wp:image -->',
  '<!-- wp:x {"y":"<img src=x onerror=alert(1)>"} /-->',
  '[caption width="10" caption="<img src=x onerror=alert(1)>"]<img src="x">[/caption]',
  '[video src="javascript:alert(1)" poster="javascript:alert(1)"]',
  '[audio src="x.mp3" class="\'&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"]',
  '[gallery ids="1" link="javascript:alert(1)" itemtag="script"]',
  '[embed]javascript:alert(1)[/embed]',
]

const value = fc.constantFrom(...VALUES)
const space = fc.constantFrom(' ', '\n', '\t', '/', '\u000c', '')
const quotedValue = fc.oneof(
  value.map((text) => `="${text}"`),
  value.map((text) => `='${text}'`),
  value.map((text) => `=${text}`),
  value.map((text) => ` =\n${text} `),
  value.map((text) => `="${text}`),
  fc.constant(''),
)
const attribute = fc.tuple(space, fc.constantFrom(...ATTRIBUTES), quotedValue).map((parts) => parts.join(''))
const caseOf = (name: string): fc.Arbitrary<string> => fc.constantFrom(name, name, name.toUpperCase(), `${name}\0`)
const startTag = fc
  .tuple(fc.constantFrom(...ELEMENTS).chain(caseOf), fc.array(attribute, { maxLength: 3 }), fc.constantFrom('>', '>', '>', '/>', ' />', ''))
  .map(([name, attributes, end]) => `<${name}${attributes.join('')}${end}`)
const endTag = fc
  .tuple(fc.constantFrom(...ELEMENTS), fc.constantFrom('>', '>', ' >', '/>', ' x="">', ''))
  .map(([name, end]) => `</${name}${end}`)
const text = fc.constantFrom(...TEXTS)

const nested = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium' },
    fc.oneof(text, startTag, endTag, value),
    fc
      .tuple(fc.constantFrom(...ELEMENTS), fc.array(attribute, { maxLength: 2 }), fc.array(tie('tree'), { maxLength: 4 }))
      .map(([name, attributes, inside]) => `<${name}${attributes.join('')}>${inside.join('')}</${name}>`),
  ),
})).tree

const attack = fc.constantFrom(...attacks)
const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.integer({ min: 0, max: 6 }),
  added: fc.oneof(fc.constant(''), text, startTag, endTag, value, attack),
})

/** Replaces short parts of a text. */
const mutated = fc.tuple(attack, fc.array(mutation, { maxLength: 4 })).map(([html, mutations]) =>
  mutations.reduce((current, { at, removed, added }) => {
    const start = Math.floor(at * current.length)
    return current.slice(0, start) + added + current.slice(start + removed)
  }, html),
)

export const hostileHtml: fc.Arbitrary<string> = fc
  .array(fc.oneof(nested, mutated, startTag, endTag, text, fc.string({ maxLength: 5 })), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''))
