// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareButtons } from '../../../fixtures/markup/share-buttons.ts';
import { shareCurrentPage } from '../../../widgets/share-buttons/share-current-page.ts';
import { getElement, setPage } from '../../support/page/page.ts';

// shop.md sections 2.2 and 9: links that share the current page in a popup or by e-mail

const printed = 'https://krume.example/produkt/torte';
const slogan = 'Bäckerei Krume: Gutes Brot braucht Zeit.';
const chosen = 'https://krume.example/produkt/torte?groesse=12&dekor=3';
const networks = ['facebook', 'twitter', 'whatsapp-desktop', 'whatsapp-mobile'];

let widget: AbortController;
const opened = vi.fn<(address: string, target: string, features: string) => object | null>();
const link = (network: string) => getElement<HTMLAnchorElement>(`[data-network="${network}"] a`);

/** Clicks a link. Returns whether the browser would follow the link, which the test prevents. */
function click(network: string, more: MouseEventInit = {}): boolean {
  let follows = false;
  const stopHere = (event: Event) => {
    follows = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stopHere, { once: true });
  link(network).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
  return follows;
}

beforeEach(() => {
  vi.stubGlobal('open', opened.mockReset().mockReturnValue({ opener: window }));
  vi.stubGlobal('location', { href: `${chosen}#bewertungen` });
  const host = setPage(String(shareButtons({ url: printed, slogan, subject: 'Eine Torte & mehr' })));
  widget = new AbortController();
  shareCurrentPage(host, printed, widget.signal);
});
afterEach(() => {
  widget.abort();
  vi.unstubAllGlobals();
});

test.each(networks)(
  'clicking the %s button opens a popup of 626×436 pixels instead of following the link',
  (network) => {
    expect(click(network)).toBe(false);
    expect(opened).toHaveBeenCalledOnce();
    const [address, target, features] = opened.mock.calls[0] ?? [];
    expect(address).toContain(encodeURIComponent(chosen));
    expect(target).toBe('_blank');
    expect(features).toMatch(/^popup,width=626,height=436,/);
  },
);

test("the popup of a share button cannot access the shop's window", () => {
  const popup = { opener: window };
  opened.mockReturnValue(popup);
  click('facebook');
  expect(popup.opener).toBeNull();
});

test.each(networks)(
  'if popups are blocked, clicking the %s button follows the link in a new tab',
  (network) => {
    opened.mockReturnValue(null);
    expect(click(network)).toBe(true);
    expect(link(network).href).toContain(encodeURIComponent(chosen));
    expect(link(network).target).toBe('_blank');
  },
);

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'clicking a share button with the modifier %o follows the link and opens no popup',
  (modifier) => {
    expect(click('twitter', modifier)).toBe(true);
    expect(opened).not.toHaveBeenCalled();
    expect(link('twitter').href).toContain(encodeURIComponent(chosen));
  },
);

test('the e-mail link contains the subject, the slogan and the URL of the current page', () => {
  expect(click('email')).toBe(true);
  expect(opened).not.toHaveBeenCalled();
  const mail = new URL(link('email').href);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('subject')).toBe('Eine Torte & mehr');
  expect(mail.searchParams.get('body')).toBe(`${slogan} ${chosen}`);
});

test('the shared text consists of the slogan and the URL of the current page', () => {
  click('twitter');
  expect(new URL(link('twitter').href).searchParams.get('text')).toBe(`${slogan} ${chosen}`);
});

test('the shared URL contains the product variant that is selected at the time of the click', () => {
  link('twitter').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  location.href = `${printed}?groesse=20`;
  link('twitter').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(new URL(link('twitter').href).searchParams.get('text')).toBe(`${slogan} ${printed}?groesse=20`);
});
