import { expect, test } from 'vitest';
import { softHyphens } from '../../../../demo-pages/shop/server/soft-hyphens.ts';

test('softHyphens() adds soft hyphens to long words and leaves short words unchanged', () => {
  expect(softHyphens('Schwarzwäldertorte')).toBe('Schwarz\u00adwälder\u00adtorte');
  expect(softHyphens('Aargauer Rüeblitorte')).toBe('Aargauer Rüebli\u00adtorte');
  expect(softHyphens('Ruchbrot')).toBe('Ruchbrot');
});
