// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../support/page/live-page.ts';
import { getElement, listenToConsole } from '../../support/page/page.ts';

// site.md sections 2.13, "Event detail", and 4.13: the page of an event

let page: Awaited<ReturnType<typeof openPage>> | undefined;
const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

const detail = (more = '') =>
  `<article data-widget="event-detail"><a data-tickets href="#tickets">Tickets</a>${more}<section id="tickets">CHF 25.00</section></article>`;
const click = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // Keeps the test environment from following the link
  addEventListener('click', (each) => each.preventDefault(), { once: true });
  const prevented = vi.spyOn(event, 'preventDefault');
  getElement('[data-tickets]').dispatchEvent(event);
  return prevented.mock.calls.length;
};

test('the ticket button scrolls to the ticket section and focuses the ticket section', async () => {
  page = await openPage(detail());
  expect(scrolled).not.toHaveBeenCalled();
  expect(click()).toBe(2);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(getElement('#tickets'));
});

test('Ctrl+click on the ticket button does not scroll, so the browser can open a new tab', async () => {
  page = await openPage(detail());
  expect(click({ ctrlKey: true })).toBe(1);
  expect(scrolled).not.toHaveBeenCalled();
});

test('on mount, the page scrolls to the server-rendered success message of a submitted form', async () => {
  page = await openPage(detail('<p class="krume-form-success">Danke!</p>'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(getElement('.krume-form-success'));
  page.stop();
  expect(getElement('.krume-form-success').hasAttribute('tabindex')).toBe(false);
});

test('on mount, the page does not scroll to a success message inside a form widget', async () => {
  const form = '<form data-widget="checked-form"><p class="krume-form-success">Danke!</p></form>';
  listenToConsole();
  page = await openPage(detail(form));
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement).not.toBe(getElement('.krume-form-success'));
});

test('an image in the event page that fails to load is marked with data-broken', async () => {
  page = await openPage(detail('<img src="/weg.jpg" alt="Backstube">'));
  getElement('img').dispatchEvent(new Event('error'));
  expect(getElement('img').hasAttribute('data-broken')).toBe(true);
});
