import { describe, expect, it } from '@jest/globals'
import { addParagraphs } from '#server/rendering/paragraphs.ts'
import { excessiveCosts } from '../support/costs.ts'

// Recorded from the reference implementation, including its unbalanced tags.
describe('paragraphs', () => {
  describe('text', () => {
    it.each([
      ['', ''],
      [' \n ', ''],
      ['\u00A0', ''],
      ['<br><br>', ''],
      ['Morning.\n\nEvening.', '<p>Morning.</p>\n<p>Evening.</p>\n'],
      ['above\nbelow', '<p>above<br />\nbelow</p>\n'],
      ['a\r\nb\r\n\r\nc', '<p>a<br />\nb</p>\n<p>c</p>\n'],
      ['a\rb', '<p>a<br />\nb</p>\n'],
      ['\n\na \n \t\n b\n\n', '<p>a </p>\n<p> b</p>\n'],
      ['a  \n  b', '<p>a<br />\n  b</p>\n'],
      ['a\n\u00A0\nb', '<p>a<br />\n\u00A0<br />\nb</p>\n'],
      ['a\u2028b\u3000\n\nc', '<p>a\u2028b\u3000</p>\n<p>c</p>\n'],
      ['a & b &lt;\n$1 $& $$', '<p>a & b &lt;<br />\n$1 $& $$</p>\n'],
      ['5 > 4\n\nend', '<p>5 > 4</p>\n<p>end</p>\n'],
    ])('wraps %j', (text, html) => {
      expect(addParagraphs(text)).toBe(html)
    })
  })

  describe('line breaks', () => {
    it.each([
      ['x<br><br/>y', '<p>x</p>\n<p>y</p>\n'],
      ['x<br />\n<br />\ny', '<p>x</p>\n<p>y</p>\n'],
      ['x<br>\ny', '<p>x<br />\ny</p>\n'],
      ['x<br/> \n y', '<p>x<br /> \n y</p>\n'],
      ['a<br>b', '<p>a<br />b</p>\n'],
      ['end<br>', '<p>end</p>\n'],
      ['<h2>a</h2><br />b', '<h2>a</h2>\n<p>b</p>\n'],
      ['<div>a<br />\n</div>', '<div>a\n</div>\n'],
      ['<h2>a<br />\n</h2>', '<h2>a<br />\n</h2>\n'],
    ])('wraps %j', (text, html) => {
      expect(addParagraphs(text)).toBe(html)
    })
  })

  describe('inline elements', () => {
    it.each([
      ['<a\nhref="/x">y</a>', '<p><a\nhref="/x">y</a></p>\n'],
      ['<b>a\n\nb</b>', '<p><b>a</p>\n<p>b</b></p>\n'],
      ['<img alt="a\n\nb">\n<em>c</em>', '<p><img alt="a\n\nb"><br />\n<em>c</em></p>\n'],
      ['<span title="1 > 0">x</span>\ny', '<p><span title="1 > 0">x</span><br />\ny</p>\n'],
      ['<textarea>a\n\nb</textarea>', '<p><textarea>a</p>\n<p>b</textarea></p>\n'],
      ['<picture>\n<img src="a">\n</picture>', '<picture>\n<img src="a">\n</picture>\n'],
      ['<link rel="x">\ntext', '<link rel="x">\ntext</p>\n'],
      ['<P>a</P>\n\nb', '<p><P>a</P></p>\n<p>b</p>\n'],
    ])('wraps %j', (text, html) => {
      expect(addParagraphs(text)).toBe(html)
    })
  })

  describe('block elements', () => {
    it.each([
      ['<h3>Head</h3>\nBody', '<h3>Head</h3>\n<p>Body</p>\n'],
      ['a<div>b</div>c', '<p>a</p>\n<div>b</div>\n<p>c</p>\n'],
      ['<div>\na\n\nb\n</div>', '<div>\na</p>\n<p>b\n</p></div>\n'],
      ['<div>a\n\nb</div>', '<div>a</p>\n<p>b</p></div>\n'],
      ['<div class="x > y">a</div>', '<div class="x > y">a</div>\n'],
      ['<div title="x < y">\n<p>a</p>\n</div>', '<div title="x < y">\n<p>a</p>\n</div>\n'],
      ['<div\nclass="x">\n\na</div>', '<div\nclass="x"></p>\n<p>a</p></div>\n'],
      ['<section><article>a</article></section>', '<section>\n<article>a</article>\n</section>\n'],
      ['<p>a</p>', '<p>a</p>\n'],
      ['<p class="x">a\nb</p>\nc', '<p class="x">a<br />\nb</p>\n<p>c</p>\n'],
      ['<p>a\n\nb</p>', '<p>a</p>\n<p>b</p>\n'],
      ['a\n\n<p></p>\n\nb', '<p>a</p>\n<p>b</p>\n'],
      ['a</p>\n\nb', '<p>a</p>\n<p>b</p>\n'],
      ['Top<hr>Bottom', '<p>Top</p>\n<hr>\n<p>Bottom</p>\n'],
      ['a<hr />b', '<p>a</p>\n<hr />\n<p>b</p>\n'],
      ['a<hr class="x" />b', '<p>a</p>\n<hr class="x" />b</p>\n'],
      ['<table>\n<tr>\n<td>a</td>\n<td>b\n\nc</td>\n</tr>\n</table>', '<table>\n<tr>\n<td>a</td>\n<td>b</p>\n<p>c</td>\n</tr>\n</table>\n'],
      ['<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>', '<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>\n'],
      ['<form>a\n<input>\n\n</form>', '<form>a<br />\n<input></p>\n</form>\n'],
      ['<address>a\nb</address>', '<address>a<br />\nb</address>\n'],
      ['<details>\n<summary>a</summary>\nb\n</details>', '<details>\n<summary>a</summary>\n<p>b<br />\n</details>\n'],
      ['\n<DIV>a</DIV>', '<p><DIV>a</DIV></p>\n'],
    ])('wraps %j', (text, html) => {
      expect(addParagraphs(text)).toBe(html)
    })
  })

  describe('lists', () => {
    it.each([
      ['<ul>\n<li>a</li>\n<li>b\nc</li>\n</ul>', '<ul>\n<li>a</li>\n<li>b<br />\nc</li>\n</ul>\n'],
      ['<ol><li>a\n\nb</li></ol>', '<ol>\n<li>a\n<p>b</li>\n</ol>\n'],
      ['<ul>\n<li>a\n<li>b\n</ul>', '<ul>\n<li>a\n<li>b\n</ul>\n'],
      ['<li>a', '<li>a<br />\n'],
      ['<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>', '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n'],
      ['<menu><li>a</li></menu>', '<menu>\n<li>a</li>\n</menu>\n'],
    ])('wraps %j', (text, html) => {
      expect(addParagraphs(text)).toBe(html)
    })
  })

  describe('quotations', () => {
    it.each([
      ['<blockquote>Wise.</blockquote>', '<blockquote><p>Wise.</p></blockquote>\n'],
      ['<blockquote>a\n\nb</blockquote>', '<blockquote><p>a</p>\n<p>b</p></blockquote>\n'],
      ['<blockquote>\n\na\n\n</blockquote>', '<blockquote>\n<p>a</p>\n</blockquote>\n'],
      ['<blockquote cite="x"><p>a</p></blockquote>', '<blockquote cite="x">\n<p>a</p>\n</blockquote>\n'],
      ['<blockquote>a\n<cite>b</cite></blockquote>\nc', '<blockquote><p>a<br />\n<cite>b</cite></p></blockquote>\n<p>c</p>\n'],
      ['<blockquote><blockquote>a</blockquote></blockquote>', '<blockquote>\n<blockquote><p>a</p></blockquote>\n</blockquote>\n'],
      ['<BLOCKQUOTE>a</BLOCKQUOTE>', '<blockquote><p>a</BLOCKQUOTE></p>\n'],
    ])('wraps %j', (text, html) => {
      expect(addParagraphs(text)).toBe(html)
    })
  })

  describe('preformatted text', () => {
    it.each([
      ['<pre>a\n\n  b</pre>\nafter', '<pre>a\n\n  b</pre>\n<p>after</p>\n'],
      ['before\n<pre class="x">\n<p>a</p>\n</pre>', '<p>before</p>\n<pre class="x">\n<p>a</p>\n</pre>\n'],
      ['<pre>a</pre><pre>b</pre>', '<pre>a</pre>\n<pre>b</pre>\n'],
      ['<pre>unclosed\n\na', '<pre>unclosed</p>\n<p>a</p>\n'],
      ['<pre>a</pre>b</pre>c', '<pre>a</pre>\n<p>bc</p>\n'],
      ['<div><pre>$&\n</pre></div>', '<div>\n<pre>$&\n</pre>\n</div>\n'],
    ])('wraps %j', (text, html) => {
      expect(addParagraphs(text)).toBe(html)
    })
  })

  describe('scripts, styles and SVG', () => {
    it.each([
      ['<script>\na\nb\n</script>', '<p><script>\na\nb\n</script></p>\n'],
      ['<script>\na\n\nb\n</script>', '<p><script>\na</p>\n<p>b\n</script></p>\n'],
      ['<script>\nif (a < b) c\n</script>\nd\ne', '<p><script>\nif (a < b) c\n</script><br />\nd<br />\ne</p>\n'],
      ['<script>\n//<![CDATA[\na\n\nb\n//]]>\n</script>', '<p><script>\n//<![CDATA[\na\n\nb\n//]]>\n</script></p>\n'],
      ['<style>\np { }\n</style>\na\nb', '<style>\np { }\n</style>\n<p>a<br />\nb</p>\n'],
      ['<svg>\n<path d="a\nb"/>\n</svg>\na\nb', '<p><svg>\n<path d="a\nb"/>\n</svg><br />\na<br />\nb</p>\n'],
      ['<script>\na\nb', '<p><script><br />\na<br />\nb</p>\n'],
      ['a <svg>\n</svg>\nb', '<p>a <svg>\n</svg><br />\nb</p>\n'],
    ])('wraps %j', (text, html) => {
      expect(addParagraphs(text)).toBe(html)
    })
  })

  describe('comments', () => {
    it.each([
      ['<!--more-->', '<p><!--more--></p>\n'],
      ['a\n<!--more-->\nb', '<p>a<br />\n<!--more--><br />\nb</p>\n'],
      ['a <!-- b\n\nc --> d\n\ne', '<p>a <!-- b\n\nc --> d</p>\n<p>e</p>\n'],
      ['<!-- <p>a</p> -->', '<p><!-- \n\n<p>a</p>\n\n --></p>\n'],
      ['<!-- <div>\n</div> -->\n\nb', '<p><!-- \n\n<div>\n</div>\n\n --></p>\n<p>b</p>\n'],
      ['a <!--> b\n\nc', '<p>a <!--> b</p>\n<p>c</p>\n'],
      ['<!--->\n\na', '<p><!---></p>\n<p>a</p>\n'],
      ['a <!-- b\n\nc', '<p>a <!-- b\n\nc\n</p>\n'],
      ['<!-- a > b\n-->\n<h2>c</h2>', '<p><!-- a > b\n--></p>\n<h2>c</h2>\n'],
    ])('wraps %j', (text, html) => {
      expect(addParagraphs(text)).toBe(html)
    })
  })

  describe('a `<` in text', () => {
    it.each([
      ['I <3 you\n\n<p>hello</p>', '<p>I <3 you\n\n\n\n<p>hello</p>\n'],
      ['a < b\nc', '<p>a < b\nc\n</p>\n'],
      ['5 < 6<br />\nnext', '<p>5 < 6<br />\nnext</p>\n'],
      ['<', '<p><\n</p>\n'],
      ['a <- b\n\nc', '<p>a <- b\n\nc\n</p>\n'],
    ])('wraps %j', (text, html) => {
      expect(addParagraphs(text)).toBe(html)
    })
  })

  describe('options', () => {
    it.each([
      [
        '<select>\n<option>a</option>\n<option value="b">b</option>\n</select>',
        '<p><select><option>a</option><option value="b">b</option></select></p>\n',
      ],
      [
        '<select>\n<optgroup label="x">\n<option>a</option>\n</optgroup>\n</select>\n\nc',
        '<p><select><br />\n<optgroup label="x"><option>a</option></optgroup><br />\n</select></p>\n<p>c</p>\n',
      ],
    ])('wraps %j', (text, html) => {
      expect(addParagraphs(text)).toBe(html)
    })
  })

  describe('embedded media', () => {
    it.each([
      [
        '<object data="a">\n<param name="b" />\n\n<embed src="c">\n</object>',
        '<p><object data="a"><param name="b" /><embed src="c"></object></p>\n',
      ],
      ['<object>\na\n</object>\n\nb', '<p><object>a</object></p>\n<p>b</p>\n'],
      [
        '<audio controls>\n<source src="a">\n<source src="b">\n\nc\n</audio>',
        '<p><audio controls><source src="a"><source src="b">c</audio></p>\n',
      ],
      ['<video>\n<track src="a">\n<p>b</p>\n</video>', '<p><video><track src="a"><p>b</p></video></p>\n'],
      ['<video>\na\n</video>', '<p><video><br />\na<br />\n</video></p>\n'],
      ['[video src="a"]\n<source>\n[/video]\n\nb', '<p>[video src="a"]<source>[/video]</p>\n<p>b</p>\n'],
      ['<iframe\nsrc="a">\n</iframe>', '<p><iframe\nsrc="a"><br />\n</iframe></p>\n'],
    ])('wraps %j', (text, html) => {
      expect(addParagraphs(text)).toBe(html)
    })
  })

  describe('figures', () => {
    it.each([
      ['<figure><img src="a">\n<figcaption>b</figcaption>\n</figure>', '<figure><img src="a"><figcaption>b</figcaption></figure>\n'],
      [
        '<figure>\n<img src="a">\n<figcaption>\nb\nc\n</figcaption></figure>\nd',
        '<figure>\n<img src="a"><figcaption>\nb<br />\nc<br />\n</figcaption></figure>\n<p>d</p>\n',
      ],
    ])('wraps %j', (text, html) => {
      expect(addParagraphs(text)).toBe(html)
    })
  })

  describe('shortcodes', () => {
    it.each([
      ['[gallery ids="1,2"]', '<p>[gallery ids="1,2"]</p>\n'],
      ['a\n\n[gallery]\n\nb', '<p>a</p>\n<p>[gallery]</p>\n<p>b</p>\n'],
      ['[caption id="a"]<img src="b"> c[/caption]\nd', '<p>[caption id="a"]<img src="b"> c[/caption]<br />\nd</p>\n'],
      ['[a\n\nb]', '<p>[a</p>\n<p>b]</p>\n'],
    ])('wraps %j', (text, html) => {
      expect(addParagraphs(text)).toBe(html)
    })
  })

  it('puts no line break between an image and its caption, also in several figures', () => {
    const figure = '<figure><img src="/a.png">\n<figcaption>One</figcaption>\n</figure>'
    const wanted = '<figure><img src="/a.png"><figcaption>One</figcaption></figure>\n'
    expect(addParagraphs(`${figure}\n${figure}`)).toBe(wanted + wanted)
  })

  it('opens the paragraph of a quotation after its tag, even if the tag has several lines', () => {
    expect(addParagraphs('<blockquote\nclass="x">a</blockquote>')).toBe('<blockquote\nclass="x"><p>a</p></blockquote>\n')
  })

  // Quadratic time would cost 64 times as much for eight times the text.
  describe('takes linear time', () => {
    it.each(
      [
        [
          '<p>',
          '<p>x',
          '<p></p>',
          '</p>',
          '<',
          '>',
          '<!--',
          '<!-- x -->',
          '<![CDATA[',
          '[',
          '[audio <source>',
          '[video',
          '\n',
          '\n\n',
          ' \n',
          ' ',
          'x\n\n',
        ],
        [
          '<br',
          '<br ',
          '<br>',
          '<br>\n',
          '<div',
          '<div a',
          '<a title="',
          '<pre>',
          '<pre></pre>',
          '</pre>',
          '<script>',
          '</script>',
          '<svg><style>',
        ],
        [
          ' <option',
          '\n<figcaption>',
          '<object> ',
          '</object> ',
          '<li>x',
          '<li>\n',
          '<blockquote>',
          '</blockquote>',
          '<hr ',
          '<b>x</b>\n',
          'word ',
        ],
      ].flat(),
    )('for many %j', async (unit) => {
      const [short, long] = [50_000, 400_000].map((length) => `a${unit.repeat(length / unit.length)}b`) as [string, string]
      const works = { long: () => addParagraphs(long), short: () => addParagraphs(short) }
      expect(await excessiveCosts(works, (least) => least.long <= 25 * least.short + 1_000)).toBeUndefined()
    })
  })
})
