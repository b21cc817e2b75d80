// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { accountEntry } from '../../../fixtures/markup/account-entry.ts';
import { openPage } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';

// site.md section 2.3: the panel opens on hover. If the entry has no link, a tap also opens the panel. The open panel
// closes the cart flyout

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

const links = [{ title: 'Adressen', url: '/konto/adressen' }];
const isOpen = () => getElement('[data-panel]').hasAttribute('data-open');

test('hovering over the account entry opens the account panel and emits the event account-panel-opened once', async () => {
  const page = await openPage(accountEntry({ id: 'k', label: 'Anna', url: '/konto', links }));
  stop = page.stop;
  const listener = vi.fn();
  page.listen('account-panel-opened', listener);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  getElement('a').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  vi.advanceTimersByTime(150);
  expect([isOpen(), listener.mock.calls.length]).toEqual([true, 1]);
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(isOpen()).toBe(false);
});

test('a tap on an account entry with a link follows the link', async () => {
  ({ stop } = await openPage(accountEntry({ id: 'k', label: 'Anna', url: '/konto', links })));
  const link = getElement('a');
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }));
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(tap);
  await settled();
  expect([link.getAttribute('href'), isOpen()]).toEqual(['/konto', false]);
});

test('if the account entry has no link, a tap opens the panel, and a second tap closes the panel', async () => {
  ({ stop } = await openPage(accountEntry({ id: 'k', label: 'Konto', links })));
  getElement('button').click();
  expect([isOpen(), getElement('button').getAttribute('aria-expanded')]).toEqual([true, 'true']);
  getElement('button').click();
  expect(isOpen()).toBe(false);
});

test('the account panel and its button move into the viewport when the account entry is at the left edge', async () => {
  ({ stop } = await openPage(accountEntry({ id: 'k', label: 'Anna', url: '/konto', links })));
  const [panel, button] = [getElement('[data-panel]'), getElement('button')];
  for (const part of [panel, button])
    part.getBoundingClientRect = () => new DOMRect(part.style.translate ? 8 : -158, 40, 256, 200);
  button.focus();
  expect(button.style.translate).toBe('166px');
  button.click();
  expect(panel.style.translate).toBe('166px');
  stop();
  expect([panel, button].some((part) => part.hasAttribute('style'))).toBe(false);
});
