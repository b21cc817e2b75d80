import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from '../support/evidence/axe.ts';
import { fillCart, guest, heading, next, orderButton } from '../support/user/checkout-steps.ts';
import { ready } from '../support/user/page-objects.ts';
import type { Size, User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// shop.md section 2.7: the same order by mouse, by touch on a phone, and by keyboard alone on a phone

/** The actions of a shopper with one kind of input. */
interface Hand {
  size: Size;
  /** Presses a button, a link, a check box or a radio button */
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  /** Selects the second option of a select, after the placeholder */
  chooseFirst(target: Locator): Promise<void>;
}

const pointer = (size: Size, press: Hand['press']): Hand => ({
  size,
  press,
  async type(target, text) {
    await press(target);
    await target.page().keyboard.insertText(text);
  },
  // The browser draws the options outside the page, where a click on the page cannot reach them
  async chooseFirst(target) {
    await target.selectOption({ index: 1 });
  },
});

/** Waits until no request is running. The overlay during a request blocks only the pointer, not the keyboard. */
const untilIdle = (page: Page) =>
  page.locator('.krume-checkout[aria-busy="true"]').waitFor({ state: 'detached' });

/**
 * Moves the focus to a control with Tab, or with arrow keys within a radio group. Fails if the control is unreachable.
 */
async function reach(target: Locator): Promise<Page> {
  const page = target.page();
  await target.waitFor();
  await untilIdle(page);
  for (let presses = 0; presses < 60; presses++) {
    const key = await target.evaluate((element) => {
      const active = document.activeElement;
      if (active === element) return undefined;
      const isOther = active instanceof HTMLInputElement && active.type === 'radio';
      return isOther && active.name === element.getAttribute('name') ? 'ArrowDown' : 'Tab';
    });
    if (key === undefined) return page;
    await page.keyboard.press(key);
  }
  throw Error(`The keyboard does not reach ${target}`);
}

const keys: Hand = {
  size: 'phone',
  async press(target) {
    const page = await reach(target);
    // The arrow key that focuses a radio button also selects it
    const isChosen = await target.evaluate(
      (element) => element instanceof HTMLInputElement && element.checked,
    );
    const isField = await target.evaluate((element) => element instanceof HTMLInputElement);
    if (!isChosen) await page.keyboard.press(isField ? 'Space' : 'Enter');
  },
  async type(target, text) {
    const page = await reach(target);
    await page.keyboard.insertText(text);
  },
  async chooseFirst(target) {
    const page = await reach(target);
    await page.keyboard.press('ArrowDown');
  },
};

const hands: Readonly<Record<string, Hand>> = {
  mouse: pointer('desktop', (target) => target.click()),
  touch: pointer('phone', (target) => target.tap()),
  keyboard: keys,
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

async function open({ page }: User): Promise<void> {
  await page.goto('/kasse');
  await ready(page, 'checkout');
}

async function enterGuest(page: Page, hand: Hand, looked: (state: string) => Promise<void>): Promise<void> {
  await looked('choice');
  await hand.press(button(page, /^Als Gast bestellen/));
  for (const [name, value] of Object.entries(guest)) await hand.type(field(page, name), value);
}

/** Continues to the payment provider and pays. */
async function payByCard(page: Page, hand: Hand): Promise<void> {
  await page.waitForURL(/\/zahlstelle\//);
  await hand.press(button(page, /bezahlen$/));
  await heading(page, 'Vielen Dank für Ihre Bestellung').waitFor();
}

for (const [name, hand] of Object.entries(hands)) {
  test(`a ${name} user orders by courier as a guest and pays`, {
    tags: name === 'touch' ? ['story'] : [],
    timeout: 180_000,
  }, async ({ newUser }) => {
    const user = await newUser({ size: hand.size });
    const { page } = user;
    // Keyboard users see the same page as touch users, so the page is checked once
    const looked = async (state: string) => {
      if (hand !== keys) await expectAccessible(page, state);
    };
    await fillCart(user);
    await open(user);
    await enterGuest(page, hand, looked);
    await hand.press(field(page, 'acceptTerms'));
    await looked('guest');
    await hand.press(next(page));
    await page.getByText('Entspricht der Rechnungsadresse.').waitFor();
    await looked('addresses');
    await hand.press(next(page));
    await hand.press(page.getByLabel('Kurier am Vormittag'));
    await hand.press(button(page, /^Nächster möglicher Termin/));
    await page.getByLabel('Lieferfenster').waitFor();
    await looked('shipping');
    await hand.press(next(page));
    await hand.press(page.getByLabel('Bezahl-App'));
    await looked('payment');
    await hand.press(next(page));
    await page.locator('.krume-order-lines').getByText('Ruchbrot').waitFor();
    await looked('summary');
    await hand.press(page.getByLabel(/Ich akzeptiere/));
    await hand.press(orderButton(page));
    await payByCard(page, hand);
    await page.getByText(/Ihre Zahlung von CHF 93\.00 ist eingegangen/).waitFor();
    await looked('paid');
  });

  test(`a ${name} user orders as a guest, with postal delivery to another address`, {
    timeout: 180_000,
  }, async ({ newUser }) => {
    const user = await newUser({ size: hand.size });
    const { page } = user;
    const other = {
      shippingFirstName: 'Ida',
      shippingLastName: 'Suter',
      shippingPhone: '061 555 44 66',
      shippingStreet: 'Hauptstrasse 3',
      shippingZip: '8001',
      shippingCity: 'Zürich',
    };
    await fillCart(user, 4715, 10);
    await open(user);
    await enterGuest(page, hand, async () => undefined);
    await hand.press(page.getByLabel('Abweichende Lieferadresse erfassen'));
    for (const [each, value] of Object.entries(other)) await hand.type(field(page, each), value);
    await hand.press(field(page, 'acceptTerms'));
    await hand.press(next(page));
    await page.getByText('Hauptstrasse 3').waitFor();
    await hand.press(next(page));
    await hand.press(page.getByLabel(/Post/));
    await hand.press(button(page, /^Nächster möglicher Termin/));
    await hand.press(next(page));
    await hand.press(page.getByLabel('Kredit'));
    await hand.press(next(page));
    await page.getByText('Hauptstrasse 3').waitFor();
    await hand.press(page.getByLabel(/Ich akzeptiere/));
    await hand.press(orderButton(page));
    await payByCard(page, hand);
  });

  test(`a ${name} user orders for pickup as a customer and pays by invoice`, {
    tags: name === 'keyboard' ? ['story'] : [],
    timeout: 180_000,
  }, async ({ newUser }) => {
    const user = await newUser({ as: 'customer', size: hand.size });
    const { page } = user;
    await fillCart(user);
    await open(user);
    await page.getByText('Oetlingerstrasse 47').waitFor();
    await hand.press(next(page));
    await hand.press(page.getByLabel(/Abholung/));
    await hand.chooseFirst(page.locator('select[name="branch"]'));
    await hand.press(button(page, /^Nächster möglicher Termin/));
    await page.getByLabel('Uhrzeit').waitFor();
    await hand.press(next(page));
    await hand.press(page.getByLabel('Rechnung'));
    await hand.press(next(page));
    await page.locator('.krume-order-lines').getByText('Ruchbrot').waitFor();
    await hand.press(page.getByLabel(/Ich akzeptiere/));
    await hand.press(orderButton(page));
    await page.getByText(/^#10000\d+$/).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Vielen Dank für Ihre Bestellung');
  });
}
