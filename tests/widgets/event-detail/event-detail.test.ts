// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../support/page/live-page.ts';
import { getElement, listenToConsole } from '../../support/page/page.ts';

// site.md sections 2.13, "Event detail", and 4.13

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
  // A browser would follow the link
  addEventListener('click', (each) => each.preventDefault(), { once: true });
  const prevented = vi.spyOn(event, 'preventDefault');
  getElement('[data-tickets]').dispatchEvent(event);
  return prevented.mock.calls.length;
};

test('the ticket button scrolls to the tickets, and the focus goes along', async () => {
  page = await openPage(detail());
  expect(scrolled).not.toHaveBeenCalled();
  expect(click()).toBe(2);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(getElement('#tickets'));
});

test('opened in a new tab it is a link', async () => {
  page = await openPage(detail());
  expect(click({ ctrlKey: true })).toBe(1);
  expect(scrolled).not.toHaveBeenCalled();
});

test('a form’s success that is there on load is gone to', async () => {
  page = await openPage(detail('<p class="krume-form-success">Danke!</p>'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(getElement('.krume-form-success'));
  page.stop();
  expect(getElement('.krume-form-success').hasAttribute('tabindex')).toBe(false);
});

test('the success of a form that is a widget is the form’s own to go to', async () => {
  const form = '<form data-widget="checked-form"><p class="krume-form-success">Danke!</p></form>';
  listenToConsole();
  page = await openPage(detail(form));
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement).not.toBe(getElement('.krume-form-success'));
});

test('a picture that does not load leaves its place without a torn frame', async () => {
  page = await openPage(detail('<img src="/weg.jpg" alt="Backstube">'));
  getElement('img').dispatchEvent(new Event('error'));
  expect(getElement('img').hasAttribute('data-broken')).toBe(true);
});
