import type { Page } from 'playwright-core';
import { enter, markedFields } from '../../site-forms/enter.ts';
import { type FormCase, formCases, today, valuesWith } from '../../site-forms/forms.ts';
import { anyChunkUrl, chunkUrl, holdRequests } from '../support/browser/intercept.ts';
import { testAt } from '../support/browser/test-at.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { ready, travel } from '../support/user/page-objects.ts';
import { expect } from '../test.ts';

const test = testAt(`${today}T10:00:00+01:00`);

// site.md sections 2.11, 2.19, 4.9 to 4.11 and 5: the site's forms and their rules

const selector = ({ name }: Pick<FormCase, 'name'>) => `[data-form="${name}"] form`;
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const send = (page: Page) => page.locator('main [data-form] [type="submit"]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
const contact = { firstname: 'Regula', lastname: 'Muster', email: 'regula@example.ch', message: 'Grüezi' };

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/**
 * Violates and then satisfies every rule of a form. Returns the rules whose violation does not mark exactly their
 * field, or whose error remains after the correction.
 */
async function tryRules(page: Page, form: FormCase): Promise<unknown[]> {
  const steps = form.rules.map((rule) => ({
    field: rule.field,
    broken: valuesWith(form, rule, rule.broken),
    mended: valuesWith(form, rule, rule.mended),
  }));
  await page.evaluate(`window.enter = ${enter}; window.markedFields = ${markedFields}`);
  return page.evaluate(
    ([target, tries]) => {
      const { enter, markedFields } = window as unknown as {
        enter(form: HTMLFormElement, values: object): void;
        markedFields(form: HTMLFormElement): string[];
      };
      const form = document.querySelector<HTMLFormElement>(target);
      if (!form) throw Error(`no ${target}`);
      return tries.flatMap(({ field, broken, mended }) => {
        enter(form, broken);
        form.requestSubmit();
        const afterBreaking = markedFields(form);
        enter(form, mended);
        form.querySelector(`[name="${field}"]`)?.dispatchEvent(new Event('input', { bubbles: true }));
        const afterMending = markedFields(form);
        const isRight = String(afterBreaking) === field && afterMending.length === 0;
        return isRight ? [] : [{ field, broken: broken[field], afterBreaking, afterMending }];
      });
    },
    [selector(form), steps] as const,
  );
}

/** Runs in the page: elements that cover the focused field, or a note that the field is outside the viewport. */
const overFocused = () => {
  const field = document.activeElement;
  if (!field?.matches('main [name], footer [name]'))
    return [`no field, but ${field?.outerHTML.slice(0, 60)}`];
  const { left, top, right, bottom } = field.getBoundingClientRect();
  const isIn = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  const label = field.closest('label') ?? field;
  const over = [top + 2, (top + bottom) / 2, bottom - 2]
    .map((y) => document.elementFromPoint((left + right) / 2, y))
    .filter((element) => !element || !label.contains(element));
  return [
    ...(isIn ? [] : ['out of sight']),
    ...over.map((element) => String(element?.outerHTML.slice(0, 60))),
  ];
};

for (const [size, as] of [
  ['desktop', 'guest'],
  ['desktop', 'customer'],
  ['phone', 'guest'],
] as const) {
  test(`on a ${size}, each form shows a ${as} an accessible error for every validation rule`, {
    timeout: 240_000,
  }, async ({ newUser }) => {
    const { page, allow } = await newUser({ consent: 'granted', as, size });
    // Filling a field by script counts as no input, so the browser reports layout shifts
    allow(/layout shift/);
    await page.clock.setFixedTime(`${today}T10:00:00+01:00`);
    for (const form of formCases.filter(({ isCustomer = false }) => isCustomer === (as === 'customer'))) {
      await page.goto(form.path);
      if (form.rules.length === 0) continue;
      await page
        .locator(`${selector(form)} [name]`)
        .first()
        .focus();
      await page.locator(`[data-form="${form.name}"][data-widget-state="ready"]`).waitFor();
      await page.evaluate(`(${enter})(document.querySelector('${selector(form)}'), {})`);
      await page.locator(`${selector(form)} [type="submit"]`).click();
      await page.locator(`${selector(form)} .krume-error-summary`).waitFor();
      await expectAccessible(page, `${form.path} in error`);
      // site.md section 4.9: the invalid field scrolls into view, and the sticky bar does not cover it
      await expect.poll(() => page.evaluate(overFocused), { message: form.path }).toEqual([]);
      // The rules do not depend on the viewport, so the second viewport checks only the layout
      if (size === 'desktop') expect(await tryRules(page, form)).toEqual([]);
    }
  });
}

test('on a phone, a keyboard user makes mistakes, corrects the mistakes and submits the form', {
  tags: ['story', 'server'],
}, async ({ visit }) => {
  const { page } = await visit('/kontakt', { consent: 'granted', size: 'phone' });
  await ready(page, 'checked-form');
  await field(page, 'firstname').focus();
  await page.keyboard.type('Regula');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Muster');
  await page.keyboard.press('Tab');
  await page.keyboard.type('regula@');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('gender');
  expect(await page.evaluate(`(${markedFields})(document.querySelector('main form'))`)).toEqual([
    'gender',
    'email',
    'message',
  ]);
  await page.keyboard.press('ArrowDown');
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.type('example.ch');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('Grüezi von\nRegula\u00a0Muster');
  await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(0);
  // A single-line field replaces line breaks in pasted text with spaces
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  for (let step = 0; step < 2; step++) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+V');
  expect(await field(page, 'lastname').inputValue()).toBe('Grüezi von Regula\u00a0Muster');
  await page.keyboard.press('Enter');
  await page.getByText('Vielen Dank für Ihre Nachricht.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('krume-form-success');
  await expectAccessible(page, 'thanks');
});

test('with and without JavaScript, a form that the server refuses keeps its values except the password, and marks the invalid field', async ({
  newUser,
}) => {
  for (const scripts of [true, false]) {
    const { page } = await newUser({ consent: 'granted', scripts });
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    await page.goto('/registrieren');
    const { valid } = formCases.find(({ name }) => name === 'signup') ?? { valid: {} };
    const isText = ([name]: readonly [string, unknown]) => !['gender', 'accepttc'].includes(name);
    await field(page, 'gender').nth(1).check();
    await fillIn(page, {
      ...Object.fromEntries(Object.entries(valid).filter(isText)),
      email: 'anna@example.ch',
    });
    await field(page, 'accepttc').check();
    await send(page).click();
    await page.getByRole('alert').getByText('Zu dieser E-Mail gibt es schon ein Konto.').waitFor();
    expect(await field(page, 'email').getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'street').inputValue()).toBe('Rebgasse 12');
    expect(await field(page, 'password').inputValue()).toBe('');
    expect(await field(page, 'accepttc').isChecked()).toBe(true);
    await fillIn(page, { email: 'neu@example.ch', password: 'gipfeli' });
    await send(page).click();
    await page.getByRole('heading', { name: 'Grüezi Regula' }).waitFor();
    if (!scripts) continue;
    // Playwright's goBack() waits for a `load` event, which a return from the back/forward cache does not fire
    await page.evaluate(() => history.back());
    await expect.poll(() => field(page, 'recaptchatoken').inputValue()).toBe('');
    await expect.poll(() => send(page).getAttribute('aria-disabled')).toBeNull();
    expect(posts.filter((path) => path === '/registrieren')).toHaveLength(2);
  }
});

test('without JavaScript, check boxes show and hide the conditional parts of a form', async ({ visit }) => {
  const { page } = await visit('/registrieren', { scripts: false });
  const block = page.locator('[data-part="shipping"]');
  expect(await block.isVisible()).toBe(false);
  await field(page, 'differentshipping').check();
  expect(await block.isVisible()).toBe(true);
});

test('checking the box for another shipping address expands the address fields and scrolls to them', async ({
  visit,
}) => {
  const { page } = await visit('/registrieren', { consent: 'granted', size: 'phone' });
  const block = page.locator('[data-part="shipping"]');
  await field(page, 'differentshipping').check();
  await expect.poll(() => block.evaluate((part) => part.getAnimations().length)).toBe(0);
  await block.waitFor();
  await expect
    .poll(() =>
      field(page, 'differentshipping').evaluate((box) => Math.round(box.getBoundingClientRect().top)),
    )
    .toBeLessThanOrEqual(61);
  await expectAccessible(page, 'shipping address');
  await field(page, 'differentshipping').uncheck();
  await expect.poll(() => block.isVisible()).toBe(false);
  expect(await page.evaluate(() => new FormData(document.forms[0]).has('shippingcity'))).toBe(false);
});

test('a form keeps its values after a reload, after Back and after the session expires', async ({
  newUser,
}) => {
  const { page, endSession } = await newUser({ consent: 'granted', as: 'customer' });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().includes('/demo/'))
      posts.push(new URL(request.url()).pathname);
  });
  await page.goto('/konto/angaben');
  await ready(page, 'checked-form');
  await fillIn(page, { firstname: 'Änni', lastname: 'Brönnimann' });
  await page.reload();
  await ready(page, 'checked-form');
  expect(await field(page, 'firstname').inputValue()).toBe('Änni');
  await page.goto('/datenschutz');
  await travel(page, 'goBack');
  await expect.poll(() => field(page, 'firstname').inputValue()).toBe('Änni');

  await page.goto('/konto/angaben');
  await expect.poll(() => field(page, 'firstname').inputValue()).toBe('Änni');
  await endSession();
  await send(page).click();
  await page.waitForURL('**/login?*');
  await fillIn(page, { username: 'anna@example.ch', password: 'gipfeli' });
  await send(page).click();
  await page.waitForURL('**/konto/angaben');
  await expect.poll(() => field(page, 'lastname').inputValue()).toBe('Brönnimann');
  await send(page).click();
  await page.getByText('Ihre Angaben sind gespeichert.').waitFor();
  expect(posts).toEqual(['/konto/angaben', '/login', '/konto/angaben']);
  await travel(page, 'goBack');
  await travel(page, 'goForward');
  await page.getByRole('heading', { name: 'Ihre Angaben' }).waitFor();
  expect(posts).toHaveLength(3);
});

test('a form keeps text that was typed before it mounts, and delays a submit until its validation code has loaded', async ({
  newUser,
}) => {
  const { page } = await newUser({ consent: 'granted' });
  const release = await holdRequests(page, anyChunkUrl);
  await page.goto('/kontakt', { waitUntil: 'commit' });
  await fillIn(page, { ...contact, email: 'regula@' });
  release();
  await ready(page, 'checked-form');
  const releaseChecks = await holdRequests(page, chunkUrl('checks'));
  await send(page).click();
  releaseChecks();
  await expect.poll(() => focused(page)).toBe('gender');
  expect(await field(page, 'message').inputValue()).toBe('Grüezi');
  expect(page.url()).toMatch(/\/kontakt$/);
});

test('if the validation code of a form fails to load, the browser submits the form natively', async ({
  newUser,
}) => {
  const { page, allow } = await newUser({ consent: 'granted' });
  allow(/Krume: |Failed to load resource|Failed to fetch/);
  await page.route(chunkUrl('checks'), (route) => route.abort());
  await page.goto('/kontakt');
  await ready(page, 'checked-form');
  await fillIn(page, { ...contact, email: 'regula@' });
  await field(page, 'gender').nth(1).check();
  await send(page).click();
  await page.getByRole('alert').getByText('Bitte prüfen Sie die markierten Angaben.').waitFor();
  expect(await field(page, 'email').inputValue()).toBe('regula@');
  expect(await field(page, 'email').getAttribute('aria-invalid')).toBe('true');
});

test('the validation code loads when a form first receives the focus, and the footer form stays unmounted', async ({
  newUser,
}) => {
  const { page } = await newUser({ consent: 'granted' });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/kontakt', { waitUntil: 'networkidle' });
  expect(loaded.filter((path) => chunkUrl('checks').test(path))).toEqual([]);
  expect(await page.locator('[data-form="footer-newsletter"]').getAttribute('data-widget-state')).toBe(
    'waiting',
  );
  await field(page, 'firstname').focus();
  await expect.poll(() => loaded.filter((path) => chunkUrl('checks').test(path))).toHaveLength(1);
});

test('after a failed JSON request, the user resends the contact form, and the thank-you message receives the focus', {
  tags: ['story', 'server'],
}, async ({ newUser }) => {
  for (const size of ['desktop', 'phone'] as const) {
    const { page, disturb, allow } = await newUser({ consent: 'granted', size });
    allow(/^console error.*Krume: |^status 5|Failed to load resource/, /Krume: /, /500/);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && !request.url().includes('/demo/'))
        posts.push(new URL(request.url()).pathname);
    });
    await page.goto('/kontakt/direkt');
    await ready(page, 'checked-form');
    await fillIn(page, contact);
    await field(page, 'gender').nth(1).check();
    await disturb({ scope: 'POST /api/contact/', mode: '500', times: 1 });
    await send(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Es ist nicht sicher, ob Ihre Nachricht angekommen ist.').waitFor();
    expect(await field(page, 'message').inputValue()).toBe('Grüezi');
    await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
    await page.getByText('Vielen Dank für Ihre Nachricht.').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className))
      .toBe('krume-form-success');
    await expectAccessible(page, `thanks in place on a ${size}`);
    expect(posts).toEqual(['/api/contact/', '/api/contact/']);
    await page.reload();
    await ready(page, 'checked-form');
    expect(await field(page, 'message').inputValue()).toBe('');
    expect(posts).toHaveLength(2);
  }
});
