import { expect, test } from 'vitest';
import { drawHero, drawProduct } from '../../../demo-pages/shop/artwork.ts';
import type { Product } from '../../../fixtures/shop/product.ts';
import { products } from '../../../fixtures/shop/products.ts';

const [first] = products;

function picture(artwork: Product['artwork']): string {
  return drawProduct({ ...(first ?? expect.fail()), artwork }, (name) => `<path d="${name}"/>`);
}

test('the motif stands there as often as arranged, with a shadow each', () => {
  const svg = picture({ motif: 'moon', arrangement: 'three', garnish: ['star'] });
  expect(svg.match(/d="moon"/g)).toHaveLength(3);
  expect(svg.match(/d="star"/g)).toHaveLength(1);
  expect(svg.match(/<ellipse[^>]*fill-opacity="\.2"/g)).toHaveLength(4);
});

test('our own drawing goes before one of the same name', () => {
  expect(picture({ motif: 'braid', arrangement: 'one', garnish: [] })).not.toContain('d="braid"');
});

test('a missing drawing leaves an empty table, not a broken picture', () => {
  const svg = drawHero(() => undefined);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 900"/);
  expect(svg).not.toContain('undefined');
});
