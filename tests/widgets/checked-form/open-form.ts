import { afterEach, beforeEach, vi } from 'vitest';
import type { CheckedForm } from '../../../fixtures/markup/forms/checked-form.ts';
import { decidePurpose } from '../../../shared/stores/session/consent.ts';
import { formCases } from '../../site-forms/forms.ts';
import { openPage } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { stubBotCheck } from '../../support/shop/bot-check.ts';
import { connectShop } from '../../support/shop/shop.ts';
import { templates } from './templates.ts';

/**
 * Prepares the tests of a file: each test has its own page, clock and shop.
 *
 * @param isBotCheckAllowed whether the user has consented to the bot-check; otherwise the form asks for consent
 */
export function testForms({ isBotCheckAllowed }: { isBotCheckAllowed: boolean }): void {
  beforeEach(() => {
    listenToConsole();
    stopClock();
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

/** The valid values of a form from `formCases`, by the path of its page. */
export const validOf = (path: string) => formCases.find((each) => each.path === path)?.valid ?? {};

/** Opens a page with the server HTML of one form. */
export async function openForm(path: string, form: Partial<CheckedForm> = {}, settings = {}) {
  const markup = templates[path]?.({ id: 'test', action: path, on: 'load', ...form });
  return openHtml(String(markup), settings);
}

/** Stores consent to the bot-check, as an earlier page would. Tests that clear the storage call this function again. */
export const allowBotCheck = () => decidePurpose('botCheck', 'granted');

/** A page configuration with a key for the bot-check. */
const configured = (settings: object) =>
  `<script type="application/json" data-krume-config>${JSON.stringify({ captchaKey: 'key', ...settings })}</script>`;

/** Opens a page with any HTML. */
export async function openHtml(html: string, settings = {}) {
  const page = await openPage(html, configured(settings));
  const sent: FormData[] = [];
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    // If no button has submitted the form, happy-dom names the form itself as submitter
    const button = submitter === target ? null : submitter;
    if (event.defaultPrevented) return;
    if (target instanceof HTMLFormElement) sent.push(new FormData(target, button));
    // Keeps happy-dom on the page. After the dispatch, `defaultPrevented` is false again
    event.preventDefault();
    queueMicrotask(() => Object.defineProperty(event, 'defaultPrevented', { value: false }));
  };
  document.addEventListener('submit', onSubmit);
  /** Unloads the page as a reload does */
  const leave = () => {
    dispatchEvent(new Event('pagehide'));
    page.stop();
    document.removeEventListener('submit', onSubmit);
  };
  leaveLast = leave;
  return {
    leave,
    otherTab: page.otherTab,
    /** Data of the forms that the browser has sent */
    sent,
    async submit() {
      getElement<HTMLButtonElement>('form [type="submit"]').click();
      await settled();
    },
  };
}

/** Stops the clock on a Saturday at 10:00 in Zurich. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 9) });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', () => {});
  connectShop();
  sessionStorage.clear();
  localStorage.clear();
  stubBotCheck();
}

export const form = () => getElement<HTMLFormElement>('form');
export const field = (name: string) => getElement<HTMLInputElement>(`[name="${name}"]`);
