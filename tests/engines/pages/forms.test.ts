import { expect } from 'vitest';
import { attribute, expectAddress, expectText, ready, value } from '../support/look.ts';
import { story } from '../support/story.ts';

const field = (name: string) => `main [name="${name}"]`;
const send = 'main [data-form] [type="submit"]';
/** The button in the consent prompt of the bot-check. The button also sends the form */
const allow = 'main .krume-gate-answers button:first-child';

story(
  'the account form marks an invalid name, formats the birthday, and saves the name',
  async ({ tab }) => {
    await tab.open('/konto/angaben');
    await ready(tab, 'checked-form');
    await tab.type(field('firstname'), ' ');
    await tab.click(send);
    await expect.poll(() => attribute(tab, field('firstname'), 'aria-invalid')).toBe('true');
    expect(await tab.run(() => document.activeElement?.getAttribute('name'))).toBe('firstname');
    await tab.type(field('firstname'), 'Änni');
    await expect.poll(() => attribute(tab, field('firstname'), 'aria-invalid')).toBeNull();

    await tab.type(field('birthday'), '3.4.1985');
    await tab.press('Tab');
    await expect.poll(() => value(tab, field('birthday'))).toBe('03.04.1985');
    await tab.click(send);
    await tab.click(allow);
    await expectText(tab, '.krume-form-success', /./);
    // Screen readers read the message, because it receives the focus
    await expect.poll(() => tab.run(() => document.activeElement?.matches('.krume-form-success'))).toBe(true);
    await tab.open('/konto/angaben');
    expect(await value(tab, field('firstname'))).toBe('Änni');
  },
  { as: 'customer' },
);

story(
  "the sign-in form shows the password after a press on 'anzeigen', and Back returns to an empty form",
  async ({ tab }) => {
    await tab.open('/login');
    await ready(tab, 'checked-form');
    await tab.type(field('username'), 'anna@example.ch');
    await tab.type(field('password'), 'gipfeli');
    await expect.poll(() => attribute(tab, field('password'), 'type')).toBe('password');
    await tab.click('main .krume-reveal');
    await expect.poll(() => attribute(tab, field('password'), 'type')).toBe('text');
    await tab.click(send);
    await tab.click(allow);
    await expectText(tab, 'main', 'Willkommen, Anna.');

    // The form exists whether the browser restores the page from its cache or loads the page again
    await tab.back();
    await expectAddress(tab, '/login');
    await ready(tab, 'cart-flyout');
    const left = await tab.run(() => {
      const form = document.querySelector('main [data-form] form');
      const fields = [
        ...(form?.querySelectorAll<HTMLInputElement>('[name="password"], [name="recaptchatoken"]') ?? []),
      ];
      return {
        busy: form?.hasAttribute('aria-busy') ?? false,
        values: fields.map(({ value }) => value).join(''),
      };
    });
    expect(left).toEqual({ busy: false, values: '' });
    await expectAddress(tab, '/login');
  },
);
