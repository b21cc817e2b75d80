import { expect, test } from 'vitest';
import { createVisitor } from '../../visitor.ts';

const count = (page: string, part: string) => page.split(part).length - 1;

test("the setting 'large shop' creates hundreds of branches, events and cart items", async () => {
  const visitor = createVisitor();
  await visitor.submit('/demo/size', { size: 'large' }, '/filialen');

  const branches = await visitor.page('/filialen');
  expect(count(branches, 'data-branch="')).toBe(500);
  expect(branches).toContain('<option value="large" selected>');
  expect(await visitor.page('/filialen/500')).toContain('data-location-id="500"');
  expect(await (await visitor.send('/rest/location/')).json()).toHaveLength(500);

  expect(count(await visitor.page('/events'), 'data-event="')).toBe(500);
  const later = await visitor.send('/rest/event/?offset=500&limit=500&includepast=false');
  expect(await later.json()).toHaveLength(500);

  expect(await visitor.cart()).toMatchObject({ itemsCount: 500 });
  expect(count(await visitor.page('/warenkorb'), 'data-item-id="')).toBe(500);
});

test("the setting 'usual size' restores the usual branches and keeps the cart", async () => {
  const visitor = createVisitor();
  await visitor.submit('/demo/size', { size: 'large' }, '/filialen');
  await visitor.submit('/demo/size', { size: '' }, '/filialen');

  expect(count(await visitor.page('/filialen'), 'data-branch="')).toBe(11);
  expect(await visitor.cart()).toMatchObject({ itemsCount: 500 });
});
