import { afterEach, beforeEach, vi } from 'vitest';
import type { CheckedForm } from '../../../fixtures/markup/forms/checked-form.ts';
import { decidePurpose } from '../../../shared/stores/session/consent.ts';
import { resetBotCheck } from '../../../widgets/checked-form/bot-check/bot-check.ts';
import { formCases } from '../../site-forms/forms.ts';
import { openPage } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { stubBotCheck } from '../../support/shop/bot-check.ts';
import { connectShop } from '../../support/shop/shop.ts';
import { templates } from './templates.ts';

/**
 * Every test of a file has a page, a clock and a shop of its own, and leaves nothing behind.
 *
 * @param isBotCheckAllowed for files about something else: the form asks for consent otherwise
 */
export function testForms({ isBotCheckAllowed }: { isBotCheckAllowed: boolean }): void {
  beforeEach(() => {
    listenToConsole();
    standStill();
    if (isBotCheckAllowed) allowBotCheck();
  });
  afterEach(() => {
    leaveLast?.();
    leaveLast = undefined;
    for (const open of document.querySelectorAll('dialog')) open.remove();
    vi.useRealTimers();
  });
}

let leaveLast: (() => void) | undefined;

/** The form of an address as the site's list fills it in. */
export const validOf = (path: string) => formCases.find((each) => each.path === path)?.valid ?? {};

/** A form of the site on a page of its own, as the server prints it. */
export async function openForm(path: string, form: Partial<CheckedForm> = {}, settings = {}) {
  const markup = templates[path]?.({ id: 'test', action: path, on: 'load', ...form });
  return openHtml(String(markup), settings);
}

/** As on an earlier page; again after a test has emptied the storage. */
export const allowBotCheck = () => decidePurpose('botCheck', 'granted');

/** What the page says of the bot-check. */
const configured = (settings: object) =>
  `<script type="application/json" data-krume-config>${JSON.stringify({ captchaKey: 'key', ...settings })}</script>`;

/** The same with any HTML in it. */
export async function openHtml(html: string, settings = {}) {
  const page = await openPage(html, configured(settings));
  const sent: FormData[] = [];
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    // Without a button happy-dom calls the form its own
    const button = submitter === target ? null : submitter;
    if (!event.defaultPrevented && target instanceof HTMLFormElement) sent.push(new FormData(target, button));
    event.preventDefault();
  };
  document.addEventListener('submit', onSubmit);
  /** Leaves the page, as a reload does */
  const leave = () => {
    dispatchEvent(new Event('pagehide'));
    page.stop();
    document.removeEventListener('submit', onSubmit);
  };
  leaveLast = leave;
  return {
    leave,
    otherTab: page.otherTab,
    /** What the browser has sent */
    sent,
    /** As a press of its button */
    async submit() {
      getElement<HTMLButtonElement>('form [type="submit"]').click();
      await settled();
    },
  };
}

/** A page of happy-dom whose clock stands on a Saturday at ten in Zurich. */
function standStill(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 9) });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', () => {});
  connectShop();
  sessionStorage.clear();
  localStorage.clear();
  resetBotCheck();
  stubBotCheck();
}

export const form = () => getElement<HTMLFormElement>('form');
export const field = (name: string) => getElement<HTMLInputElement>(`[name="${name}"]`);
