import { launch, findChromium } from './tests/browser/chromium.ts';
const browser = await launch(await findChromium(process.env));
for (const [init, path] of [[false, '/produkte'], [false, '/bare/1'], [false, '/aktuell']] as const) {
  const context = await browser.newContext({ baseURL: 'http://localhost:4814' });
  if (init) await context.addInitScript(() => {});
  const page = await context.newPage(); await page.route('**/bare/*', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel=icon href=data:,><p>Leer</p>' }));
  await page.goto(path); await page.waitForTimeout(1500);
  await page.evaluate(() => { addEventListener('pageshow', (e) => { document.documentElement.dataset.p = String(e.persisted); }); });
  await page.goto(path === '/bare/1' ? '/bare/2' : '/produkt/ruchbrot'); await page.waitForTimeout(500);
  await page.goBack({ waitUntil: 'commit' }); await page.waitForTimeout(800);
  console.log(init, path, await page.evaluate(() => [document.documentElement.dataset.p, JSON.stringify((performance.getEntriesByType('navigation')[0] as any).notRestoredReasons)]));
  await context.close();
}
await browser.close();
