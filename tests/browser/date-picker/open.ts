import { basename, join } from 'node:path';
import { build } from 'esbuild';
import type { Locator, Page } from 'playwright-core';
import { options } from '../../../.build/options.ts';
import { openTestPage } from '../support/browser/test-page.ts';

const root = join(import.meta.dirname, '../../..');
const folder = '/date-picker-test/';

/** The script of the test page, bundled like the widgets, with the calendar as a separate chunk. */
const bundle = build({
  ...options(root, false),
  entryPoints: [{ in: 'tests/browser/date-picker/page.tsx', out: 'page' }],
  entryNames: '[name]',
  splitting: true,
  sourcemap: false,
  legalComments: 'none',
});

/** Matches the URL of the calendar's chunk. */
export const calendarUrl = /\/date-picker-test\/Calendar-[^/]*\.js(\?again\d+)?$/;

/** Opens a page with the date picker under the shop's content security policy. */
export async function openPicker(page: Page, query = '', theme = ''): Promise<Locator> {
  const { outputFiles } = await bundle;
  await page.route(new RegExp(folder), async (route) => {
    const name = basename(new URL(route.request().url()).pathname);
    const file = outputFiles.find(({ path }) => basename(path) === name);
    await route.fulfill({ contentType: 'text/javascript', body: file?.text ?? '' });
  });
  await page.route('/theme.css', (route) => route.fulfill({ contentType: 'text/css', body: theme }));
  await openTestPage(page, '<main><h1>Bestellen</h1><div id="picker"></div></main>', {
    path: `/date-picker${query}`,
    head: `<link rel="stylesheet" href="/theme.css"><script type="module" src="${folder}page.js"></script>`,
  });
  const field = page.getByRole('textbox', { name: 'Lieferdatum', exact: true });
  await field.waitFor();
  return field;
}
