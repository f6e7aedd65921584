import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { TEXT_HTML, TITLE_HTML } from '#server/rendering/allowed-html.ts'
import { hasBlocks, renderBlocks } from '#server/rendering/blocks.ts'
import { filterContent, filterHtml, filterTitle } from '#server/rendering/filter.ts'
import { findForbidden, RENDERED_HTML } from '../support/browser-html.ts'
import { takesAll } from '../support/sampling.ts'

describe('filterHtml', () => {
  it.each([
    ['Bread & butter &copy; &#38; &nosuch;', 'Bread &amp; butter &copy; &#038; &amp;nosuch;'],
    ['<p class="x" onclick="go()">t</p>', '<p class="x">t</p>'],
    ['<p>a</p><script>let b = 1 < 2;</script>', '<p>a</p>let b = 1 &lt; 2;'],
    ['<a href="javascript:go()">x</a>', '<a href="go()">x</a>'],
    ['<a href="java&#115;cript&colon;javascript:go()">x</a>', '<a href="go()">x</a>'],
    ['<a href="/path:1?x=2:3">x</a>', '<a href="/path:1?x=2:3">x</a>'],
    ["<img src='/a.png' alt=A>", '<img src=\'/a.png\' alt="A">'],
    ['<br/><br>', '<br /><br>'],
    ['one < two > three <b>open', 'one &lt; two &gt; three <b>open'],
    ['<iframe src="https://example.org/">in</iframe>', 'in'],
    ['<p style="color:red; behavior:url(x);margin:1px">t</p>', '<p style="color:red;margin:1px">t</p>'],
    ['<p style="width:expression(go())">t</p>', '<p>t</p>'],
    ['<p style="background:url(javascript:go())">t</p>', '<p>t</p>'],
    ['<p style="width:calc(100% - (2 * var(--gap)))">t</p>', '<p style="width:calc(100% - (2 * var(--gap)))">t</p>'],
    ['<svg/onload=go()><math><p>t</p>', '<p>t</p>'],
    ['a<!-- remark -->b<!--more-->', 'a<!-- remark -->b<!--more-->'],
    ['<!-- </textarea><img src=x onerror=go()> -->', '<!-- &lt;/textarea&gt;&lt;img src=x onerror=go()&gt; -->'],
    ['<!-- never closed', '&lt;!-- never closed'],
    ['<p\u0000 on\u0001click="x">t', '<p>t'],
  ])('of %j', (html, wanted) => {
    expect(filterHtml(html)).toBe(wanted)
  })

  it('keeps block comments and filters the texts in their attributes', () => {
    const plain = '<!-- wp:acme/note {"level":2.0,"tags":["a","b"]} -->\n<p>x</p>\n<!-- /wp:acme/note -->'
    expect(filterHtml(plain)).toBe(plain)
    const hostile = '<!-- wp:x {"html":"<img src=1 onerror=go()> -->"} /-->'
    expect(filterHtml(hostile)).toBe('<!-- wp:x {"html":"\\u003cimg src=\\u00221\\u0022\\u003e \\u002d\\u002d\\u0026gt;"} /-->')
    expect(filterHtml('<!-- wp:x {broken} -->y')).toBe('<!-- wp:x -->y<!-- /wp:x -->')
  })
})

describe('filterContent', () => {
  const uploads = 'http://example.org/cms-content/uploads/'
  const preview = (data: string, more = 'type="application/pdf"') =>
    `<object class="wp-block-file__embed" data="${data}" ${more} style="width:100%"></object>`

  it.each([`${uploads}2026/11/a.pdf`, `${uploads}%D0%B0.PDF`, `${uploads.replace('http', 'https')}a.pdf`])(
    'keeps the preview of %s',
    (url) => {
      expect(filterContent(preview(url), uploads)).toBe(preview(url))
      expect(filterContent(`<!-- wp:file -->\n${preview(url)}<!-- /wp:file -->`, uploads)).toContain(preview(url))
      expect(filterHtml(preview(url))).toBe('')
    },
  )

  it.each([
    ['another site', 'https://evil.example/cms-content/uploads/a.pdf'],
    ['a longer name of a site', 'http://example.org.evil.example/cms-content/uploads/a.pdf'],
    ['another user', 'http://example.org@evil.example/cms-content/uploads/a.pdf'],
    ['another type', `${uploads}a.svg`],
    ['a query', `${uploads}a.svg?x=.pdf`],
    ['a fragment', `${uploads}a.svg#.pdf`],
    ['a hidden fragment', `${uploads}a.svg&#35;.pdf`],
    ['another folder', `${uploads}../../a.pdf`],
    ['another folder in code', `${uploads}%2e%2e/%2e%2e/a.pdf`],
    ['another folder with backslashes', `${uploads}..\\..\\a.pdf`],
    ['a path', '/cms-content/uploads/a.pdf'],
    ['a script', 'javascript:alert(1)//.pdf'],
    ['data', 'data:text/html,x.pdf'],
  ])('removes that of %s', (_what, url) => {
    expect(filterContent(preview(url), uploads)).not.toContain('<object')
  })

  it.each(['', 'type="text/html"', 'type="application/pdf;x"', 'type="text/html" type="application/pdf"'])(
    'removes one with %j',
    (more) => {
      expect(filterContent(preview(`${uploads}a.pdf`, more), uploads)).not.toContain('<object')
    },
  )

  it('keeps no other attributes of a preview', () => {
    const hostile = preview(`${uploads}a.pdf`, 'type="application/pdf" onload="x" classid="y" codebase="//z" data="//evil.example"')
    expect(filterContent(hostile, uploads)).toBe(preview(`${uploads}a.pdf`))
  })
})

describe('filterTitle', () => {
  it('allows emphasis and links only', () => {
    expect(filterTitle('<em>A</em> <u>b</u> <img src="/a.png"> & <a href="/x" class="y">c</a>')).toBe(
      '<em>A</em> b  &amp; <a href="/x">c</a>',
    )
  })
})

describe('any input', () => {
  const bit = fc.constantFrom(
    ...'< > " \' = / & ; : - -- --> <!-- <!-- wp:a --> <!-- /wp:a --> <!-- wp:a /--> <!--> --!> ]]> <![CDATA['.split(' '),
    ...['<p', '<a href="', "<a href='", '<img src=', '<textarea>', '</textarea>', '<title>', '<svg>', '<math>', '<style>'],
    ...['<script>', '</script>', '<noscript>', '<xmp>', '<plaintext>', '<template>', '<select>', '<iframe srcdoc="', '<b>'],
    ...[' onerror=x ', ' style="', 'expression(', 'url(', 'calc(', ' title="', ' data-a="', 'javascript:', 'data:text/html,'],
    ...['&colon;', '&#58;', '&#x3a', '&lt;', '&amp;', '&quot;', '&#', '\n', '\t', ' ', '\0', '\u00A0', '\\', '{', '}', '"} '],
    ...[
      '<!-- wp:a {"x":"',
      '<!-- wp:',
      'wp:a ',
      '<!-- wp:b ',
      ' --->',
      ' -->',
      ' /-->',
      '{"y":"<i>"}',
      'x',
      '1',
      'color:red;',
      '%',
      '\uD83D',
    ],
  )
  const hostile = fc.array(fc.oneof({ weight: 9, arbitrary: bit }, { weight: 1, arbitrary: fc.string() }), { maxLength: 30 })
  const html = hostile.map((bits) => bits.join(''))
  const runs = { numRuns: takesAll ? 2_000 : 500 }

  it('does not change if it is filtered again', () => {
    const once = fc.property(html, (text) => {
      const filtered = filterHtml(text)
      expect(filterHtml(filtered)).toBe(filtered)
      expect(filterTitle(filterTitle(text))).toBe(filterTitle(text))
    })
    fc.assert(once, runs)
  })

  it('contains only allowed HTML once it is filtered, with or without its block comments', () => {
    const harmless = fc.property(html, (text) => {
      const filtered = filterHtml(text)
      expect(findForbidden(filtered, TEXT_HTML)).toEqual([])
      if (hasBlocks(filtered)) expect(findForbidden(renderBlocks(filtered), RENDERED_HTML)).toEqual([])
      expect(findForbidden(filterTitle(text), TITLE_HTML)).toEqual([])
    })
    fc.assert(harmless, runs)
  })
})
