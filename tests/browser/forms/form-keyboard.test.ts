import type { Page } from 'playwright-core';
import { type FormCase, formCases, today } from '../../site-forms/forms.ts';
import { testAt } from '../support/browser/test-at.ts';
import { blackPng } from '../support/user/picture-files.ts';
import { expect } from '../test.ts';

const test = testAt(`${today}T10:00:00+01:00`);

// site.md sections 2.11 and 2.19: completes each form of the site without a mouse, by keyboard or touch

const picture = blackPng(600, 400, 'torte.png');
const formOf = (page: Page, { name }: FormCase) => page.locator(`[data-form="${name}"] form`);

/**
 * Opens the page of a form. Intercepts and counts the submissions, because the shop would compare the dates with its
 * own clock and reject the form.
 */
async function open(page: Page, form: FormCase): Promise<{ sent: number }> {
  const posts = { sent: 0 };
  await page.unrouteAll();
  await page.route(
    () => true,
    (route) => {
      if (route.request().method() !== 'POST' || !route.request().isNavigationRequest())
        return route.fallback();
      posts.sent++;
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Gesendet</title><p>Danke',
      });
    },
  );
  await page.goto(form.path);
  // Some forms mount on the first interaction
  await formOf(page, form).locator('[name]:visible').first().focus();
  await page.locator(`[data-form="${form.name}"][data-widget-state="ready"]`).waitFor();
  return posts;
}

/** Name, type and value of the focused form field. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const field = element as HTMLInputElement | null;
    return {
      name: element?.getAttribute('name') ?? '',
      type: field?.type ?? '',
      value: field?.value ?? '',
      isTicked: field?.checked === true,
    };
  });

/** Presses a key, at most twelve times, until the condition holds. */
async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let press = 0; press < 12 && !(await isThere()); press++) await page.keyboard.press(key);
}

/** Fills in the focused field by keyboard. */
async function enterByKeys(page: Page, values: FormCase['valid']): Promise<void> {
  const { name, type, value, isTicked } = await focused(page);
  const wanted = values[name];
  if (wanted === undefined || type === 'submit') return;
  if (type === 'radio') {
    if (!isTicked) await page.keyboard.press('Space');
    await pressUntil(page, 'ArrowDown', async () => {
      const now = await focused(page);
      return now.value === wanted && now.isTicked;
    });
  } else if (type === 'checkbox') {
    if (!isTicked) await page.keyboard.press('Space');
  } else if (type === 'select-one') {
    await pressUntil(page, 'ArrowDown', async () => (await focused(page)).value === wanted);
  } else if (type === 'file') {
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await focused(page)).value).toContain(wanted);
  } else if (value !== wanted) {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(wanted);
  }
}

/** Fills in a field by touch, with the phone's own keyboard and lists. */
async function enterByFinger(page: Page, form: FormCase, name: string, value: string): Promise<void> {
  const fields = formOf(page, form).locator(`[name="${name}"]`);
  const { type, before } = await fields.first().evaluate((element: HTMLInputElement) => ({
    type: element.type,
    before: element.type === 'checkbox' ? element.checked : element.value,
  }));
  if (before === true || before === value) return;
  // The phone itself shows the options of a select, so a tap cannot reach them
  if (type === 'select-one') await fields.selectOption(value);
  else if (type === 'radio')
    await formOf(page, form).locator(`label:has([name="${name}"][value="${value}"])`).tap();
  else if (type === 'file' || type === 'checkbox') await fields.tap();
  else {
    await fields.tap();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(value);
  }
}

/** Runs in the page: fills in all text fields except the first. */
function typeIn(form: HTMLFormElement, values: FormCase['valid']): void {
  const isText = ({ type }: HTMLInputElement) => !/radio|checkbox|file|select|hidden/.test(type);
  const [, ...texts] = [...form.querySelectorAll<HTMLInputElement>('[name]:is(input, textarea)')].filter(
    isText,
  );
  for (const field of texts) field.value = values[field.name] ?? field.value;
}

/** The form data of the filled-in fields. */
const entered = (page: Page, form: FormCase) =>
  formOf(page, form).evaluate(
    (element: HTMLFormElement, names) =>
      Object.fromEntries(
        names.map((name) => {
          const value = new FormData(element).get(name);
          return [name, value instanceof File ? value.name : value];
        }),
      ),
    Object.keys(form.valid),
  );

test('a keyboard user fills in and submits each form of the site', {
  timeout: 240_000,
}, async ({ newUser }) => {
  for (const as of ['guest', 'customer'] as const) {
    const { page, allow } = await newUser({ consent: 'granted', as });
    // The layout shifts after the file dialog closes. Browsers do not count the dialog as input, so they report the shift
    allow(/layout shift/);
    // Without this listener, the browser would open its own file dialog
    page.on('filechooser', (chooser) => void chooser.setFiles(picture));
    await page.clock.setFixedTime(`${today}T10:00:00+01:00`);
    for (const form of formCases.filter(({ isCustomer = false }) => isCustomer === (as === 'customer'))) {
      const posts = await open(page, form);
      let stops = 0;
      while ((await focused(page)).type !== 'submit' && stops++ < 60) {
        await enterByKeys(page, form.valid);
        await page.keyboard.press('Tab');
      }
      expect([form.path, await entered(page, form)]).toEqual([form.path, form.valid]);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.title(), { message: form.path }).toBe('Gesendet');
      expect([form.path, posts.sent]).toEqual([form.path, 1]);
    }
  }
});

test('on a phone, a touch user fills in and submits each form of the site', {
  timeout: 240_000,
}, async ({ newUser }) => {
  for (const as of ['guest', 'customer'] as const) {
    const { page, allow } = await newUser({ consent: 'granted', as, size: 'phone' });
    // The layout shifts after the file dialog, which is no input on the page
    allow(/layout shift/);
    page.on('filechooser', (chooser) => void chooser.setFiles(picture));
    await page.clock.setFixedTime(`${today}T10:00:00+01:00`);
    for (const form of formCases.filter(({ isCustomer = false }) => isCustomer === (as === 'customer'))) {
      const posts = await open(page, form);
      // The test types all texts of the largest form. In other forms, a script fills in all texts except the first
      const texts = form.name === 'birthday-event' ? {} : form.valid;
      await page.evaluate(
        `(${typeIn})(document.querySelector('[data-form="${form.name}"] form'), ${JSON.stringify(texts)})`,
      );
      for (const [name, value] of Object.entries(form.valid)) await enterByFinger(page, form, name, value);
      await expect.poll(() => entered(page, form)).toEqual(form.valid);
      await formOf(page, form).locator('[type="submit"]').tap();
      await expect.poll(() => page.title(), { message: form.path }).toBe('Gesendet');
      expect([form.path, posts.sent]).toEqual([form.path, 1]);
    }
  }
});
