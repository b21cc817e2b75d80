import type { Browser, CDPSession, Page, Route } from 'playwright-core';
import { timeOfPress, timePresses } from './press-time.ts';
import { visitShop } from './visit-shop.ts';

const [width, height] = [390, 844];

export interface CheckoutSamples {
  /** Time from a click on 'Weiter' or 'Zurück' to the next paint, on a CPU slowed down 4× */
  step: number[];
  /** Time from a click on the date picker's button until the calendar is painted, with 50 items in the cart */
  picker: number[];
  /** Like `picker`, on a CPU slowed down 4× */
  pickerThrottled: number[];
}

/** Measures how long a shopper waits in the demo shop's checkout. Returns milliseconds. */
export async function measureCheckout(browser: Browser, runs: number): Promise<CheckoutSamples> {
  const { context, page, session, close } = await visitShop(browser, { width, height });
  try {
    await page.route('**/rest/cart/', fiftyItems);
    await page.addInitScript(timePresses);
    await context.request.post('/login', { form: { username: 'anna@example.ch', password: 'gipfeli' } });
    await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '20' } });
    await page.goto('/kasse');
    await page
      .getByText('Entspricht der Rechnungsadresse.')
      .or(page.getByText('Viaduktstrasse'))
      .first()
      .waitFor();
    const step = await measureSteps(page, session, runs);
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await page.getByLabel(/Abholung/).check();
    return {
      step,
      picker: await measurePicker(page, session, 1, runs),
      pickerThrottled: await measurePicker(page, session, 4, runs),
    };
  } finally {
    await close();
  }
}

/** Goes back and forth between two checkout steps whose data is already loaded. */
async function measureSteps(page: Page, session: CDPSession, runs: number): Promise<number[]> {
  const samples: number[] = [];
  for (let run = 0; run <= runs; run++) {
    await throttle(session, run === 0 ? 1 : 4);
    const [there, back] = [await timeOf(page, 'Weiter'), await timeOf(page, 'Zurück')];
    // The first run includes requests and compilation, and is discarded
    if (run > 0) samples.push(there, back);
  }
  await throttle(session, 1);
  return samples;
}

async function measurePicker(page: Page, session: CDPSession, rate: number, runs: number): Promise<number[]> {
  const samples: number[] = [];
  await page.locator('.krume-date-open').hover();
  for (let run = 0; run <= runs; run++) {
    await throttle(session, run === 0 ? 1 : rate);
    const time = await timeOf(page, /^Liefertermin/);
    await page.locator('dialog [data-date]').first().waitFor();
    await page.locator('dialog').getByRole('button', { name: 'Abbrechen' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    if (run > 0) samples.push(time);
  }
  await throttle(session, 1);
  return samples;
}

const throttle = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Clicks a button. Returns milliseconds until the next paint. */
async function timeOf(page: Page, name: string | RegExp): Promise<number> {
  const button = page
    .locator('[data-widget="checkout"]')
    .getByRole('button', { name, exact: typeof name === 'string' });
  await button.waitFor();
  await page.waitForFunction(
    () => document.querySelector('.krume-cover')?.getAttribute('data-on') === 'false',
  );
  return timeOfPress(page, button);
}

/** Repeats the items of the shop's cart until there are fifty. */
async function fiftyItems(route: Route): Promise<void> {
  const response = await route.fetch();
  const cart = await response.json();
  const items = Array.from({ length: 50 }, (_, index) => ({
    ...cart.items[index % cart.items.length],
    itemId: String(index + 1),
    preparationDays: index % 4,
    ...(index % 5 === 0 && { blockedFrom: '2027-01-01', blockedUntil: '2027-01-14' }),
  }));
  await route.fulfill({ response, json: { ...cart, items, itemsCount: items.length } });
}
