import { expect, test } from 'vitest';
import { createVisitor, openTestShop } from './visitor.ts';

const visits = (page: string) => page.match(/<nav class="site-visits"[\s\S]*?<\/nav>/)?.[0];
/** The header's links for a visit, at an hour in UTC on a Wednesday without special opening hours */
const visitsAt = async (utcHour: number) => {
  const shop = openTestShop({ now: () => Date.UTC(2026, 10, 18, utcHour) });
  return visits(await createVisitor(shop).page('/produkte'));
};

test('the header links to branches and events, and shows the number of open branches', async () => {
  const page = await visitsAt(9);
  expect(page).toMatch(/href="\/filialen">Filialen <small>[1-9]\d* jetzt geöffnet<\/small>/);
  expect(page).toContain('href="/events">Events');
});

test('at night, the header shows that no branch is open', async () => {
  expect(await visitsAt(2)).toContain('<small>jetzt geschlossen</small>');
});

test('if a page comes from a shared cache, the header does not show the number of open branches', async () => {
  const visitor = createVisitor();
  await visitor.submit('/demo/shared', { shared: '1' });
  expect(visits(await visitor.page('/produkte'))).toContain('href="/filialen">Filialen</a>');
});
