import { describe, expect, it } from '@jest/globals';
import { renderedContent, renderedExcerpt } from '../../server/rendering/content.ts';
import { filteredHtml } from '../../server/rendering/filter.ts';
import { slugFrom } from '../../server/rendering/slug.ts';

const SIZE = 200_000;
const UNITS = [
  ...['<', '>', '"', "'", '[', '&', '-', '1x', '\n', ' ', '<!--', '<!--more', '<div', '<p><li', '<pre></pre>', '<script>'],
  ...['<figcaption>', '<a href="a:', 'a:', '<!-- wp:a -->', '<!-- wp:a {', '<!-- wp:group --><div>', '<!-- wp:a {"b":"'],
];

describe('200 KB of one thing over and over', () => {
  it.each(UNITS)('takes well under a second: %j', (unit) => {
    const text = `x${unit.repeat(SIZE / unit.length)}x`;
    for (const work of [renderedContent, filteredHtml, slugFrom, (long: string) => renderedExcerpt('', long)]) {
      const start = performance.now();
      work(text);
      expect(performance.now() - start).toBeLessThan(1_000);
    }
  });
});
