import { expect, test } from 'vitest';
import { isSource, placeStyle } from '../../.build/static-demo.ts';

const placed = (file: string, css: string) => placeStyle(file, new TextEncoder().encode(css));

test('a URL of a shop picture in a style sheet becomes relative to the style sheet', () => {
  const css = 'a{background:url("/artwork/a.svg") center,url(/artwork/b.svg)}';
  expect(placed('every.css', css)).toBe('a{background:url("../artwork/a.svg") center,url(../artwork/b.svg)}');
  expect(placed('demo/theme.css', css)).toContain('url("../../artwork/a.svg")');
});

test('relative, data and external URLs in a style sheet do not change', () => {
  const css =
    '@font-face{src:url(./figtree.woff2)}a{background:url(data:image/png;base64,/x)}b{background:url(//a.example/b)}';
  expect(placed('demo/theme.css', css)).toBe(css);
});

test('the static demo contains pictures and videos, and omits their source files', () => {
  const files = ['a.svg', 'film/a.mp4', 'README.md', 'scene.py', 'scene.blend', 'draw.ts'];
  expect(files.filter((file) => !isSource(file))).toEqual(['a.svg', 'film/a.mp4']);
});
