import { expect, test } from 'vitest';
import { fontSize } from '../../../../shared/rules/cake/font-size.ts';

test.each([
  ['', 26],
  ['12345', 26],
  ['123456', 20],
  ['12345678901', 20],
  ['123456789012', 14],
  ['x'.repeat(5000), 14],
  ['🎂🎂🎂🎂🎂', 26],
])(
  'text %# is written in size %#: fewer than 6 → 26, fewer than 12 → 20, else 14 (section 9)',
  (text, size) => {
    expect(fontSize(text)).toBe(size);
  },
);
