import { expect, test } from 'vitest';
import { isSource, placeStyle } from '../../.build/static-demo.ts';

const placed = (file: string, css: string) => placeStyle(file, new TextEncoder().encode(css));

test('in a style sheet, a picture of the shop gets a URL relative to the style sheet', () => {
  const css = 'a{background:url("/artwork/a.svg") center,url(/artwork/b.svg)}';
  expect(placed('every.css', css)).toBe('a{background:url("../artwork/a.svg") center,url(../artwork/b.svg)}');
  expect(placed('demo/theme.css', css)).toContain('url("../../artwork/a.svg")');
});

test('in a style sheet, other URLs stay as they are', () => {
  const css =
    '@font-face{src:url(./figtree.woff2)}a{background:url(data:image/png;base64,/x)}b{background:url(//a.example/b)}';
  expect(placed('demo/theme.css', css)).toBe(css);
});

test('copies pictures and films, but not their sources', () => {
  const files = ['a.svg', 'film/a.mp4', 'README.md', 'scene.py', 'scene.blend', 'draw.ts'];
  expect(files.filter((file) => !isSource(file))).toEqual(['a.svg', 'film/a.mp4']);
});
