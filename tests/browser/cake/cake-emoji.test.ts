import { expectAccessible } from '../support/evidence/axe.ts';
import {
  button,
  cakeUrl,
  creator,
  expectFilled,
  openCreator,
  openSection,
  place,
} from '../support/user/cake.ts';
import { expect, test } from '../test.ts';

// shop.md section 2.3, "Add view": characters without a font. The test browser has no emoji font

test('if the device cannot draw an emoji, a warning appears while the user types and before the order', async ({
  visit,
}) => {
  const { page } = await visit(cakeUrl('367'));
  await openCreator(page);
  await openSection(page, 'Text einfügen');
  const text = page.getByPlaceholder('Text eingeben');
  const warning = page.getByText(/hat dieses Gerät keine Schrift/);
  await text.fill('Für Zoë – 80 Jahre');
  await expect.poll(() => creator(page).locator('.krume-cake-preview').count()).toBe(1);
  expect(await warning.count()).toBe(0);
  await text.fill('Für Zoë 🎂');
  await page
    .getByText('Für 🎂 hat dieses Gerät keine Schrift: Auf dem Törtchen wäre nur ein Kästchen.')
    .waitFor();
  expect(await text.getAttribute('aria-describedby')).toContain('warning');
  await expectAccessible(page, 'a warning about an emoji');
  await text.fill('Für Zoë');
  await warning.waitFor({ state: 'detached' });

  await text.fill('🎂');
  await button(page, 'Einfügen').click();
  await expectFilled(page, ['1 🎂']);
  await button(page, 'Zurück').click();
  await place(page, 1).press('Enter');
  await button(page, 'Alle leeren Plätze füllen').click();
  await button(page, 'In den Warenkorb').click();
  const look = page.getByRole('dialog', { name: 'Ein letzter Blick' });
  await look.getByText('Für 🎂 hat dieses Gerät keine Schrift').waitFor();
  await look.getByRole('button', { name: 'Weiter gestalten' }).click();
  await expect
    .poll(() => button(page, 'In den Warenkorb').evaluate((it) => it === document.activeElement))
    .toBe(true);
});
