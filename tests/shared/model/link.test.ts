import { expect, test } from 'vitest';
import { isSafeLink } from '../../../shared/model/link.ts';

test.each([
  '/warenkorb',
  'produkte?sort=preis',
  '#oben',
  '',
  '//cdn.example.ch/a.js',
  'https://example.ch',
  'HTTP://x',
])('isSafeLink() returns true for the link «%s»', (address) => {
  expect(isSafeLink(address)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'blob:https://example.ch/1',
  'mailto:a@example.ch',
  'http://',
])('isSafeLink() returns false for the link %j', (address) => {
  expect(isSafeLink(address)).toBe(false);
});
