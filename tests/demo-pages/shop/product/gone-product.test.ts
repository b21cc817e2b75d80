import { expect, test } from 'vitest';
import { createVisitor } from '../../visitor.ts';

test('if a product is no longer sold, its page shows its name and links to its category and to other products', async () => {
  const visitor = createVisitor();
  await visitor.submit('/demo/gone', { productId: '4711' });
  const response = await visitor.send('/produkt/ruchbrot');
  expect(response.status).toBe(404);
  const page = await response.text();
  for (const part of [
    '<h1>Ruchbrot</h1>',
    'Nicht mehr erhältlich',
    'href="/produkte/brote"',
    'href="/produkt/basler-brot"',
  ]) {
    expect(page).toContain(part);
  }
  expect(page).not.toContain('data-widget="product-form"');
  expect((await visitor.send('/produkt/gibt-es-nicht')).status).toBe(404);
  expect(await visitor.page('/produkt/gibt-es-nicht')).not.toContain('Nicht mehr erhältlich');
});
