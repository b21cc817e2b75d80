// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cookieBanner, cookieSettings } from '../../../fixtures/markup/cookie-banner.ts';
import { $consent, consentRecord, decidePurpose } from '../../../shared/stores/session/consent.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';

// site.md sections 2.9 and 4.3: the cookie banner and consent

const scripts = vi.hoisted((): string[] => []);
vi.mock(import('../../../shared/ui/dom/third-party-script.ts'), async (load) => ({
  ...(await load()),
  loadScript: async (url) => void scripts.push(url),
}));

let page: Awaited<ReturnType<typeof openPage>> | undefined;
beforeEach(() => {
  localStorage.clear();
  scripts.length = 0;
  delete window.dataLayer;
  document.head.replaceChildren();
});
afterEach(() => {
  page?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(version?: string): Promise<void> {
  page = await openPage(
    html`<button id="davor">davor</button>${cookieSettings('/datenschutz#cookies')}${cookieBanner(version ? { version } : {})}`,
  );
}
const banner = () => getElement('[data-widget="cookie-banner"]');
const press = (name: 'Ablehnen' | 'Akzeptieren') => {
  const [button] = [...banner().querySelectorAll('button')].filter(({ textContent }) => textContent === name);
  button?.focus();
  button?.click();
};

test('if no choice is stored, the banner is visible and has a privacy link and two buttons', async () => {
  await open();
  expect(banner().hidden).toBe(false);
  expect(getElement('a', banner()).getAttribute('href')).toBe('/datenschutz');
  expect([...banner().querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Ablehnen',
    'Akzeptieren',
  ]);
});

test("if the list of services loads slowly, the banner opens after two seconds with the server's text", async () => {
  const content = '../../../widgets/cookie-banner/content.ts';
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const actual = await vi.importActual<object>(content);
  vi.doMock(content, () => held.then(() => actual));
  onTestFinished(() => vi.doUnmock(content));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  configure({ analyticsUrl: 'https://tag.example/t.js' });
  await open();
  vi.advanceTimersByTime(1999);
  expect(banner().hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect([banner().hidden, document.querySelector('.krume-consent-content')]).toEqual([false, null]);
  release();
  await vi.waitFor(() => expect(getElement('.krume-consent-content').textContent).toContain('Statistik'));
});

test("the height of the visible banner becomes the page's scroll padding unless the viewport is short", async () => {
  const { style } = document.documentElement;
  const room = () => style.getPropertyValue('scroll-padding-block-end');
  style.setProperty('scroll-padding-block-end', '7px');
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  const changed: (() => void)[] = [];
  class Observer {
    constructor(notify: () => void) {
      changed.push(notify);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const high = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => high);
  await open();
  const notify = () => {
    for (const measure of changed) measure();
  };
  notify();
  expect(room()).toBe('120px');
  high.matches = false;
  high.dispatchEvent(new Event('change'));
  expect(room()).toBe('7px');
  high.matches = true;
  high.dispatchEvent(new Event('change'));
  height.mockReturnValue(0);
  notify();
  expect(room()).toBe('7px');
  height.mockReturnValue(90);
  notify();
  page?.stop();
  expect(room()).toBe('7px');
  style.removeProperty('scroll-padding-block-end');
});

test('after a choice in the banner, the focus moves to the body, so Tab starts at the top of the page', async () => {
  await open();
  const focus = vi.spyOn(document.body, 'focus');
  press('Ablehnen');
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(document.body.hasAttribute('tabindex')).toBe(false);
});

test("a banner that contains the page's content because of a missing end tag is never hidden", async () => {
  page = await openPage(String(cookieBanner()).replace('</section>', '<main><h1>Unsere Brote</h1></main>'));
  press('Akzeptieren');
  expect([$consent.get(), banner().hidden]).toEqual(['granted', false]);
  page.stop();
  // The next page does not hide the banner either
  page = await openPage(String(cookieBanner()).replace('</section>', '<main><h1>Unsere Brote</h1></main>'));
  expect(banner().hidden).toBe(false);
});

test.each([
  ['Ablehnen', 'denied'],
  ['Akzeptieren', 'granted'],
] as const)("the button «%s» stores the consent '%s' and closes the banner", async (name, consent) => {
  await open('2026-11');
  press(name);
  expect([banner().hidden, localStorage.getItem('cookieConsent'), $consent.get()]).toEqual([
    true,
    consent,
    consent,
  ]);
  expect(consentRecord()).toMatchObject({ consent, version: '2026-11' });
  page?.stop();
  await open('2026-11');
  expect(banner().hidden).toBe(true);
});

test.each(['maybe', ''])(
  "the banner is visible if the stored choice is the invalid value '%s'",
  async (kept) => {
    localStorage.setItem('cookieConsent', kept);
    await open();
    expect(banner().hidden).toBe(false);
  },
);

test('the banner reappears if the text of the banner has a new version', async () => {
  await open('2026-11');
  press('Akzeptieren');
  page?.stop();
  await open('2026-12');
  expect([banner().hidden, $consent.get()]).toEqual([false, undefined]);
});

test('the banner closes when another tab stores a choice', async () => {
  await open();
  page?.otherTab.postMessage({ consent: 'denied' });
  expect(banner().hidden).toBe(true);
});

test('a settings link reopens the banner with the last choice and the date of the choice', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-23T23:30:00Z') });
  await open();
  press('Ablehnen');
  const entry = getElement('[data-cookie-settings]');
  entry.focus();
  entry.click();
  await settled();
  expect(banner().hidden).toBe(false);
  expect(document.activeElement).toBe(banner());
  expect(banner().textContent).toContain('Cookies sind abgelehnt. Ihre Antwort vom 24.12.2026.');
  press('Akzeptieren');
  expect([$consent.get(), document.activeElement]).toEqual(['granted', entry]);
});

test('Escape closes a reopened banner, and does nothing if no choice is stored', async () => {
  await open();
  const pressEscape = () =>
    getElement('button', banner()).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
  pressEscape();
  expect(banner().hidden).toBe(false);
  press('Ablehnen');
  getElement('[data-cookie-settings]').click();
  await settled();
  pressEscape();
  expect([banner().hidden, $consent.get()]).toEqual([true, 'denied']);
});

/** Writes the page configuration for analytics. */
function configure(settings: object): void {
  document.head.innerHTML = `<script type="application/json" data-krume-config>${JSON.stringify(settings)}</script>`;
}
const commands = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
const five = [
  'ad_storage',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
];
const each = (names: string[], value: string) => Object.fromEntries(names.map((name) => [name, value]));

test('when the visitor consents, the page first queues the command ‘default: all denied’ and then loads the analytics tag', async () => {
  configure({ analyticsUrl: 'https://tag.example/t.js', analyticsId: 'G-1' });
  await open();
  await settled();
  expect([scripts, commands()]).toEqual([[], []]);
  press('Akzeptieren');
  await settled();
  expect(scripts).toEqual(['https://tag.example/t.js']);
  expect(commands()).toEqual([
    ['consent', 'default', { ...each(five, 'denied'), wait_for_update: 500 }],
    ['consent', 'update', each(five, 'granted')],
    ['js', expect.any(Date)],
    ['config', 'G-1'],
  ]);
  // The analytics script ignores commands that are not an `arguments` object
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  getElement('[data-cookie-settings]').click();
  await settled();
  press('Ablehnen');
  expect(commands().at(-1)).toEqual(['consent', 'update', each(five, 'denied')]);
});

test('with analyticsConsentV2, the consent command includes the two flags of Consent Mode v2', async () => {
  configure({ analyticsUrl: 'https://tag.example/t.js', analyticsConsentV2: true });
  localStorage.setItem('cookieConsent', 'granted');
  await open();
  await settled();
  expect(commands()[1]).toEqual([
    'consent',
    'update',
    each([...five, 'ad_user_data', 'ad_personalization'], 'granted'),
  ]);
});

test.each([
  ['denied', { analyticsUrl: 'https://tag.example/t.js' }],
  ['granted', {}],
])(
  "the analytics tag is not loaded with the consent '%s' and the configuration %j",
  async (consent, settings) => {
    configure(settings);
    localStorage.setItem('cookieConsent', consent);
    await open();
    await settled();
    expect([scripts, window.dataLayer]).toEqual([[], undefined]);
  },
);

const third = {
  analyticsUrl: 'https://tag.example/t.js',
  analyticsFrom: 'Zählwerk',
  maps: { key: 'AIza' },
  photosUrl: '/photos',
  captchaUrl: 'https://check.example/c.js',
  captchaKey: '6Lc',
};
const services = [
  { purpose: 'measuring', from: 'Zählwerk' },
  { purpose: 'maps', from: 'Google Maps' },
  { purpose: 'photos', from: 'Instagram' },
  { purpose: 'botCheck', from: 'Google reCAPTCHA' },
] as const;

test("the banner lists each configured service that the server's text does not name", async () => {
  configure(third);
  page = await openPage(cookieBanner({ services: services.slice(0, 2) }));
  expect(banner().textContent).toContain('Statistik (Zählwerk), Karten (Google Maps).');
  expect(textOf(getElement('.krume-consent-content'))).toBe(
    'Ausserdem: Bilder (Instagram), Prüfung der Formulare gegen Spam (Google reCAPTCHA).',
  );
  page.stop();
  expect(document.querySelector('.krume-consent-content')).toBeNull();
  page = await openPage(cookieBanner({ services }));
  expect(document.querySelector('.krume-consent-content')).toBeNull();
});

test('the banner states that a necessary bot-check loads without consent', async () => {
  configure({ ...third, captchaNecessary: true });
  page = await openPage(cookieBanner({ services }));
  expect(textOf(getElement('.krume-consent-content'))).toContain(
    'Ohne Zustimmung geladen wird Google reCAPTCHA',
  );
  page.stop();
  page = await openPage(
    cookieBanner({
      services: services.map((each) => ({ ...each, isNecessary: each.purpose === 'botCheck' })),
    }),
  );
  expect(document.querySelector('.krume-consent-content')).toBeNull();
  expect(banner().textContent).toContain('Ohne Zustimmung geladen wird Google reCAPTCHA');
});

/** Opens the cookie settings. Returns the check boxes by purpose. */
async function openSettings() {
  getElement('[data-cookie-settings]').focus();
  getElement('[data-cookie-settings]').click();
  await settled();
  return Object.fromEntries([...banner().querySelectorAll('input')].map((box) => [box.name, box] as const));
}
const ticked = (boxes: Record<string, HTMLInputElement>) =>
  Object.keys(boxes).filter((name) => boxes[name]?.checked);
const save = () => {
  const button = [...banner().querySelectorAll('button')].find(
    (each) => textOf(each) === 'Auswahl speichern',
  );
  button?.focus();
  button?.click();
};

test('the cookie settings show and store the consent for each purpose', async () => {
  configure({ captchaUrl: third.captchaUrl });
  page = await openPage(html`${cookieSettings('#c')}${cookieBanner({ version: '2026-12', services })}`);
  press('Ablehnen');
  const boxes = await openSettings();
  expect(textOf(getElement('fieldset', banner()))).toContain('Karten (Google Maps)');
  expect([Object.keys(boxes), ticked(boxes)]).toEqual([['measuring', 'maps', 'photos', 'botCheck'], []]);
  boxes.maps?.click();
  save();
  expect([banner().hidden, document.activeElement]).toEqual([true, getElement('[data-cookie-settings]')]);
  expect(consentRecord()).toMatchObject({
    consent: 'denied',
    purposes: { measuring: 'denied', maps: 'granted', photos: 'denied', botCheck: 'denied' },
    version: '2026-12',
  });
  const again = await openSettings();
  expect(ticked(again)).toEqual(['maps']);
  expect(banner().textContent).toContain('Einzelne Dienste sind erlaubt.');
  for (const box of Object.values(again)) box.checked = true;
  save();
  expect(localStorage.getItem('cookieConsent')).toBe('granted');
  expect(ticked(await openSettings())).toHaveLength(4);
});

test('the cookie settings tick a service that the user has allowed in another widget', async () => {
  configure(third);
  page = await openPage(html`${cookieSettings('#c')}${cookieBanner({ services })}`);
  decidePurpose('photos', 'granted');
  expect(banner().hidden).toBe(false);
  expect(ticked(await openSettings())).toEqual(['photos']);
  await settled();
  expect(scripts).toEqual([]);
});

test('if the user allows measuring and no other purpose, the tag loads, and withdrawing consent sends a denial to the tag', async () => {
  configure(third);
  page = await openPage(html`${cookieSettings('#c')}${cookieBanner({ services })}`);
  const boxes = await openSettings();
  boxes.measuring?.click();
  save();
  await settled();
  expect(scripts).toEqual([third.analyticsUrl]);
  (await openSettings()).measuring?.click();
  save();
  expect(commands().at(-1)).toEqual(['consent', 'update', each(five, 'denied')]);
});

test('the cookie settings have no check box for a necessary bot-check', async () => {
  configure({ captchaUrl: third.captchaUrl, captchaNecessary: true });
  page = await openPage(html`${cookieSettings('#c')}${cookieBanner()}`);
  expect([Object.keys(await openSettings()), banner().querySelector('fieldset')]).toEqual([[], null]);
});

test('the banner ignores an invalid stored consent and is visible', async () => {
  localStorage.setItem('krume:consent', JSON.stringify({ at: 1e300, value: { consent: 'granted' } }));
  await open();
  expect([banner().dataset.widgetState, banner().hidden]).toEqual(['ready', false]);
});

test("the analytics tag loads even if an element on the page has the id 'dataLayer'", async () => {
  const element = Object.assign(document.createElement('a'), { id: 'dataLayer' });
  Object.assign(window, { dataLayer: element });
  configure({ analyticsUrl: 'https://tag.example/gtag.js' });
  await open();
  press('Akzeptieren');
  await vi.waitFor(() => expect(scripts).toEqual(['https://tag.example/gtag.js']));
  expect(window.dataLayer?.length).toBeGreaterThan(2);
});

test('a live region outside the banner announces that the cookie settings are saved', async () => {
  page = await openPage(html`${cookieSettings('#c')}${cookieBanner({ version: '2026-12', services })}`);
  press('Ablehnen');
  await openSettings();
  const status = getElement('[data-widget="cookie-banner"] + [role=status]');
  expect(status.textContent).toBe('');
  save();
  expect([banner().hidden, status.textContent]).toEqual([true, 'Ihre Auswahl ist gespeichert.']);
  await openSettings();
  expect(status.textContent).toBe('');
  page.stop();
  expect(status.isConnected).toBe(false);
});
