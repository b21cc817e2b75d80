import { classicContent } from '../../support/data/wordpress.ts';
import { openTestPage } from '../support/browser/test-page.ts';
import { expect, test } from '../test.ts';

// Classic content and shortcodes of WordPress add empty paragraphs, line breaks and curly quotes to the markup

const eager = (html: string) =>
  html
    .replace(/ data-widget-on="[^"]*"/g, '')
    .replaceAll(' data-widget=', ' data-widget-on="load" data-widget=');

for (const [name, states] of Object.entries(classicContent)) {
  test(`the widget ${name} mounts in the classic content of a WordPress page`, async ({ visit }) => {
    const { page, allow } = await visit('/', { as: 'customer' });
    // On a slow machine, a form may report that the page has no bot-check
    allow(/^layout shift/, /^status/, /captchaUrl is missing/);
    for (const { title, html } of states) {
      await openTestPage(page, `<main>${eager(html)}</main>`);
      const host = page.locator(`[data-widget="${name}"]`).first();
      await expect
        .poll(() => host.getAttribute('data-widget-state'), { message: title })
        .toMatch(/^(ready|failed)$/);
      expect(await host.getAttribute('data-widget-state'), title).toBe('ready');
    }
  });
}
