import { expect, test } from '../test.ts';

test('a page loads no unused fonts, loads all fonts from its own origin and does not shift', async ({
  newUser,
}) => {
  const { page, url } = await newUser();
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/produkt/schwarzwaeldertorte');
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(async () => {
    const faces = await Promise.all([
      document.fonts.load('600 16px Fraunces'),
      document.fonts.load('400 16px Figtree'),
    ]);
    return faces.flat().map(({ family, status }) => [family.replaceAll('"', ''), status]);
  });
  expect(loaded).toEqual([
    ['Fraunces', 'loaded'],
    ['Figtree', 'loaded'],
  ]);
  expect(fonts).toHaveLength(2);
  for (const font of fonts)
    expect(font).toMatch(new RegExp(`^${url}/assets/demo/.*-latin-(600|wght)-normal-.*\\.woff2$`));
});
