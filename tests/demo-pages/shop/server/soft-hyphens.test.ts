import { expect, test } from 'vitest';
import { softHyphens } from '../../../../demo-pages/shop/server/soft-hyphens.ts';

test('long words say where they may be divided, short ones stay as they are', () => {
  expect(softHyphens('Schwarzwäldertorte')).toBe('Schwarz\u00adwälder\u00adtorte');
  expect(softHyphens('Aargauer Rüeblitorte')).toBe('Aargauer Rüebli\u00adtorte');
  expect(softHyphens('Ruchbrot')).toBe('Ruchbrot');
});
