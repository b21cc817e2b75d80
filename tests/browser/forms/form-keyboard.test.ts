import type { Page } from 'playwright-core';
import { type FormCase, formCases, today } from '../../site-forms/forms.ts';
import { testAt } from '../support/browser/test-at.ts';
import { blackPng } from '../support/user/picture-files.ts';
import { expect } from '../test.ts';

const test = testAt(`${today}T10:00:00+01:00`);

// site.md sections 2.11 and 2.19: each form of the site to its end, without a mouse; one of them with a finger

const picture = blackPng(600, 400, 'torte.png');
const formOf = (page: Page, { name }: FormCase) => page.locator(`[data-form="${name}"] form`);

/** Opens a form's page; what is sent from it is noted down and answered in the shop's place, whose clock is another one. */
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
  // Some wait until they are reached for
  await formOf(page, form).locator('[name]:visible').first().focus();
  await page.locator(`[data-form="${form.name}"][data-widget-state="ready"]`).waitFor();
  return posts;
}

/** What has the focus, as far as a form is concerned. */
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

/** Presses keys until what has the focus is as it should be. */
async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let press = 0; press < 12 && !(await isThere()); press++) await page.keyboard.press(key);
}

/** Enters into what has the focus what belongs there, by keys alone. */
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

/** Enters into the field of a name what belongs there, by a finger and the phone's own keys and lists. */
async function enterByFinger(page: Page, form: FormCase, name: string, value: string): Promise<void> {
  const fields = formOf(page, form).locator(`[name="${name}"]`);
  const { type, before } = await fields.first().evaluate((element: HTMLInputElement) => ({
    type: element.type,
    before: element.type === 'checkbox' ? element.checked : element.value,
  }));
  if (before === true || before === value) return;
  // A select opens the phone's own list
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

/** In the page: all texts but the first. */
function typeIn(form: HTMLFormElement, values: FormCase['valid']): void {
  const isText = ({ type }: HTMLInputElement) => !/radio|checkbox|file|select|hidden/.test(type);
  const [, ...texts] = [...form.querySelectorAll<HTMLInputElement>('[name]:is(input, textarea)')].filter(
    isText,
  );
  for (const field of texts) field.value = values[field.name] ?? field.value;
}

/** What the form would send of what was to be entered. */
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

test('each form of the site is filled in and sent by the keyboard alone, from field to field with the Tab key', {
  timeout: 240_000,
}, async ({ newUser }) => {
  for (const as of ['guest', 'customer'] as const) {
    const { page, allow } = await newUser({ consent: 'granted', as });
    // The picture that was chosen follows no press of the page
    allow(/layout shift/);
    // Listened for from the start: the browser opens a window of its own where nobody listens yet
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

test('on a phone, each form of the site is filled in and sent with a finger', {
  timeout: 240_000,
}, async ({ newUser }) => {
  for (const as of ['guest', 'customer'] as const) {
    const { page, allow } = await newUser({ consent: 'granted', as, size: 'phone' });
    // The picture that was chosen follows no press of the page
    allow(/layout shift/);
    page.on('filechooser', (chooser) => void chooser.setFiles(picture));
    await page.clock.setFixedTime(`${today}T10:00:00+01:00`);
    for (const form of formCases.filter(({ isCustomer = false }) => isCustomer === (as === 'customer'))) {
      const posts = await open(page, form);
      // Each text of the largest form; of the others one, and whatever is no text
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
