// HTML that means harm, sent by those whose HTML is filtered: nothing of it may ever run, raw or rendered.
import { describe, expect, it } from '@jest/globals'
import { parseFragment, serialize } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { makePost, readPost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

const attacks = [
  // Elements that run, load or take over the page.
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<script/x>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>script>alert(1)<</script>/script>',
  '<script\u0000>alert(1)</script>',
  '<\u0000script>alert(1)</script>',
  '<script\n>alert(1)</script\n>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="x"></applet>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<style>@import "//evil.example/x.css";</style>',
  '<style>*{background:url("javascript:alert(1)")}</style>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<isindex action="javascript:alert(1)">',
  '<frameset onload="alert(1)"></frameset>',
  '<marquee onstart="alert(1)">x</marquee>',
  '<keygen autofocus onfocus="alert(1)">',
  '<template><script>alert(1)</script></template>',
  '<portal src="javascript:alert(1)"></portal>',
  // Event handlers in many spellings.
  '<img src=x onerror=alert(1)>',
  '<img src=x OnErRoR="alert(1)">',
  '<img src=x onerror\n=\nalert(1)>',
  '<img src=x onerror\t="alert(1)">',
  '<img src=x\u000conerror=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x"onerror="alert(1)">',
  "<img src='x' alt='' onerror='alert(1)'>",
  '<img src="x" title="a>b" onerror="alert(1)">',
  '<img src=`x` onerror=`alert(1)`>',
  '<img """><script>alert(1)</script>">',
  '<b onmouseover=alert(1)>x</b>',
  '<p onclick="alert(1)" onpointerenter="alert(1)">x</p>',
  '<body onload=alert(1)>',
  '<div autofocus tabindex=1 onfocus=alert(1)>x</div>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
  '<audio src onloadstart=alert(1)></audio>',
  '<a href="#" onclick="alert(1)" x="',
  '<img src=x on\u0000error=alert(1)>',
  '<img src=x xonerror=1 onerror =alert(1)',
  // javascript: in many spellings.
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\u0000script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href="&#0000106avascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="javascript&#58;alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="java&NewLine;script:alert(1)">x</a>',
  '<a href="&#14; javascript:alert(1)">x</a>',
  '<a href="javascript:javascript:alert(1)">x</a>',
  '<a href="javajavascript:script:alert(1)">x</a>',
  '<a href="&amp;#106;avascript:alert(1)">x</a>',
  '<a href=javascript:alert(1)>x</a>',
  "<a href='javascript:alert(1)'>x</a>",
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="livescript:x">x</a>',
  '<a href="javascript://%0aalert(1)">x</a>',
  '<img src="javascript:alert(1)">',
  '<img srcset="javascript:alert(1) 1x">',
  '<video poster="javascript:alert(1)"></video>',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<q cite="javascript:alert(1)">x</q>',
  // data:.
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
  '<a href="DATA:text/html,x">x</a>',
  '<a href="d&#97;ta:text/html,x">x</a>',
  // SVG and MathML.
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script xlink:href="data:,alert(1)"/></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>',
  '<svg><set attributeName="onmouseover" to="alert(1)"/></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x><script>alert(1)</script></svg>#x"/></svg>',
  '<svg/onload=alert(1)//',
  '<math href="javascript:alert(1)">x</math>',
  '<math><maction actiontype="statusline#javascript:alert(1)">x</maction></math>',
  // Styles.
  '<p style="width: expression(alert(1))">x</p>',
  '<p style="width: exp/**/ression(alert(1))">x</p>',
  '<p style="background: url(javascript:alert(1))">x</p>',
  '<p style="background:url(&#106;avascript:alert(1))">x</p>',
  '<p style="background:\\75\\72\\6c(javascript:alert(1))">x</p>',
  '<p style="-moz-binding:url(//evil.example/x.xml#x)">x</p>',
  '<p style="behavior:url(#default#time2)">x</p>',
  '<p style="color:red;x:expression(alert(1))">x</p>',
  '<p style=\'font-family:"</style><script>alert(1)</script>"\'>x</p>',
  // Mutation: harmless to one parser, harmful after the next.
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><style><img src="</style><img src=x onerror=alert(1)>"></svg>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<listing>&lt;img src=x onerror=alert(1)&gt;</listing>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!---><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<!DOCTYPE x [<!ENTITY y "<script>alert(1)</script>">]>&y;',
  '</p/><img src=x onerror=alert(1)>',
  '</ onmouseover=alert(1)>',
  '<%<img src=x onerror=alert(1)>%>',
  '<a title="&quot;><img src=x onerror=alert(1)>">x</a>',
  "<a title='\"><img src=x onerror=alert(1)>'>x</a>",
  '<b title="<!--"><img src=x onerror=alert(1)><b title="-->">x</b>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
  '＜script＞alert(1)＜/script＞',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  // Blocks that carry markup.
  '<!-- wp:html --><script>alert(1)</script><!-- /wp:html -->',
  '<!-- wp:paragraph {"x":"--><script>alert(1)</script>"} --><p>x</p><!-- /wp:paragraph -->',
  '<!-- wp:paragraph {"content":"<img src=x onerror=alert(1)>"} --><p>x</p><!-- /wp:paragraph -->',
  '<!-- wp:image {"url":"javascript:alert(1)"} --><figure><img src="javascript:alert(1)"/></figure><!-- /wp:image -->',
  '<!-- wp:button --><a class="x" href="javascript:alert(1)">x</a><!-- /wp:button -->',
  // Addresses that turn into links or players on their own line.
  '\njavascript:alert(1)\n',
  '\nhttp://example.org/"onmouseover="alert(1)\n',
]

const dangerousElements = new Set(
  'script iframe frame frameset object embed applet base meta link style form isindex svg math template portal noscript xmp listing plaintext keygen marquee'.split(
    ' ',
  ),
)
const addressAttributes = new Set(
  'href src srcset action formaction data poster background cite xlink:href longdesc usemap classid codebase dynsrc lowsrc ping manifest'.split(
    ' ',
  ),
)

/** What a browser could run of this HTML, with scripts on and off, and once more after it has written the page out itself. */
function findings(html: string): string[] {
  return [true, false].flatMap((scriptingEnabled) => {
    const page = parseFragment(html, { scriptingEnabled })
    return [...findingsIn(page), ...findingsIn(parseFragment(serialize(page), { scriptingEnabled }))]
  })
}

type Node = DefaultTreeAdapterTypes.Node

function findingsIn(node: Node): string[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(findingsIn) : []
  if (!('tagName' in node)) return below
  const element = dangerousElements.has(node.tagName) ? [`<${node.tagName}>`] : []
  return [...element, ...node.attrs.filter(isDangerous).map(({ name, value }) => `${node.tagName} ${name}=${value}`), ...below]
}

function isDangerous({ name, value }: { name: string; value: string }): boolean {
  // Browsers drop these signs before they look at the scheme.
  const plain = value.replace(/[\u0000-\u0020\u007f-\u00a0]/g, '').toLowerCase()
  if (/^on/i.test(name) || name === 'srcdoc') return true
  if (addressAttributes.has(name)) return /^(?!https?:|mailto:|tel:|ftp:)[a-z][a-z0-9+.-]*:/.test(plain)
  return name === 'style' && /expression|javascript|-moz-binding|behavior|@import|\\/.test(plain.replace(/\/\*.*?\*\//g, ''))
}

const everyText = (post: Awaited<ReturnType<typeof readPost>>): string[] =>
  [post.title.raw, post.title.rendered, post.content.raw, post.content.rendered, post.excerpt.raw, post.excerpt.rendered].map(
    (text) => text ?? '',
  )

describe('the finder of these tests', () => {
  it.each([
    '<script>x</script>',
    '<img src=x onerror=a>',
    '<a href="java\nscript:x">x</a>',
    '<a href="&#106;avascript:x">x</a>',
    '<p style="x:expression(1)">x</p>',
    '<svg>',
    '<!--><img src=x onerror=a>-->',
    '<noscript><p title="</noscript><img src=x onerror=a>">',
  ])('finds %s', (html) => {
    expect(findings(html)).not.toEqual([])
  })

  it.each([
    '<p class="a">x</p>',
    '<a href="https://example.org/">x</a>',
    '<a href="/page#part">x</a>',
    '<img src="/a.jpg" alt="x">',
    '&lt;script&gt;',
  ])('lets %s be', (html) => {
    expect(findings(html)).toEqual([])
  })
})

describe.each(['author', 'contributor'] as const)('the HTML of the %s', (role) => {
  it.each(attacks)('cannot run: %s', async (attack) => {
    const around = `before ${attack} after`
    const { id } = await makePost(server.as[role], {
      title: around,
      content: `<p>${around}</p>\n\n${attack}`,
      excerpt: around,
      status: role === 'author' ? 'publish' : 'draft',
    })
    const edited = await readPost(server.as[role], id, { context: 'edit' })
    for (const text of everyText(edited)) expect([text, findings(text)]).toEqual([text, []])
    if (role === 'author')
      for (const excerpt_length of [1, 5])
        expect(findings((await readPost(server.visitor, id, { excerpt_length })).excerpt.rendered)).toEqual([])
  })

  it('stays safe when it is read, sent back and filtered again', async () => {
    const { id } = await makePost(server.as[role], { title: 'x', content: attacks.join('\n'), excerpt: attacks.join(' '), status: 'draft' })
    const first = await readPost(server.as[role], id, { context: 'edit' })
    const second = await makePost(server.as[role], {
      title: 'x',
      content: first.content.raw ?? '',
      excerpt: first.excerpt.raw ?? '',
      status: 'draft',
    })
    expect(second.content.raw).toBe(first.content.raw)
    expect(second.excerpt.raw).toBe(first.excerpt.raw)
    for (const text of everyText(second)) expect(findings(text)).toEqual([])
  })

  it('is harmless as a slug, and in fields that are no HTML', async () => {
    for (const attack of attacks.slice(0, 10)) {
      const made = await makePost(server.as[role], { title: 'x', slug: attack, status: 'draft' })
      expect(made.slug).toMatch(/^[a-z0-9_%-]*$/)
      expect(made.link).not.toMatch(/[<>"']/)
    }
  })

  it('keeps what does no harm', async () => {
    const harmless =
      '<h2 id="a" class="b">Title</h2><p>A <a href="https://example.org/?a=1&amp;b=2" title="x">link</a>, <strong>bold</strong>, <em>it</em>, <img src="https://example.org/a.jpg" alt="A" width="10" height="10" /></p><ul><li>one</li></ul><blockquote cite="https://example.org/">q</blockquote>'
    expect((await makePost(server.as[role], { title: 'x', content: harmless, status: 'draft' })).content.raw).toBe(harmless)
  })
})

describe('the HTML of those who may write any', () => {
  it.each(['editor', 'administrator'] as const)('stays as it is: %s', async (role) => {
    const content = '<script>ready()</script><p onclick="go()">x</p>'
    expect((await makePost(server.as[role], { title: 'x', content })).content.raw).toBe(content)
  })
})
