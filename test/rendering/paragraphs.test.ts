import { describe, expect, it } from '@jest/globals'
import { paragraphs } from '../../server/rendering/paragraphs.ts'

describe('paragraphs', () => {
  it.each([
    ['', ''],
    [' \n ', ''],
    ['Morning.\n\nEvening.', '<p>Morning.</p>\n<p>Evening.</p>\n'],
    ['above\nbelow', '<p>above<br />\nbelow</p>\n'],
    ['a\r\nb\r\n\r\nc', '<p>a<br />\nb</p>\n<p>c</p>\n'],
    ['x<br><br/>y', '<p>x</p>\n<p>y</p>\n'],
    ['<h3>Head</h3>\nBody', '<h3>Head</h3>\n<p>Body</p>\n'],
    ['Top<hr>Bottom', '<p>Top</p>\n<hr>\n<p>Bottom</p>\n'],
    ['<blockquote>Wise.</blockquote>', '<blockquote><p>Wise.</p></blockquote>\n'],
    ['<pre>a\n\n  b</pre>\nafter', '<pre>a\n\n  b</pre>\n<p>after</p>\n'],
    ['<a\nhref="/x">y</a>', '<p><a\nhref="/x">y</a></p>\n'],
  ])('wraps %j', (text, html) => {
    expect(paragraphs(text)).toBe(html)
  })

  it('keeps each of several captions close to its picture', () => {
    const figure = '<figure><img src="/a.png">\n<figcaption>One</figcaption>\n</figure>'
    const wanted = '<figure><img src="/a.png"><figcaption>One</figcaption></figure>\n'
    expect(paragraphs(`${figure}\n${figure}`)).toBe(wanted + wanted)
  })

  it('takes a no-break space for text', () => {
    expect(paragraphs('a\n\u00A0\nb')).toBe('<p>a<br />\n\u00A0<br />\nb</p>\n')
  })
})
