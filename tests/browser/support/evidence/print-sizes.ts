// npm run sizes: prints the size of every module on each page with a budget
import { join } from 'node:path';
import { readFileSizes, sizeLines } from '../../../../.build/sizes/page-sizes.ts';
import { createSite, serveSite } from '../../../../demo-pages/server/server.ts';
import { findChromium, launch } from '../browser/chromium.ts';
import { budgetPages, loadPage } from './page-files.ts';

const dist = join(import.meta.dirname, '../../../../dist');
const sizes = readFileSizes(dist);
const shop = await serveSite(createSite({ dist }).fetch, 0);
const browser = await launch(await findChromium(process.env));
for (const name of Object.keys(budgetPages)) {
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } });
  const loaded = await loadPage(name, { context, page: await context.newPage() });
  for (const line of sizeLines(loaded, sizes)) console.log(line);
  await context.close();
}
await browser.close();
await shop.close();
