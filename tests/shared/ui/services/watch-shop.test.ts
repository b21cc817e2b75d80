// @vitest-environment page
import { object } from 'valibot';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as outbox from '../../../../shared/changes/outbox.ts';
import * as turns from '../../../../shared/registry/schedule/turns.ts';
import * as yielding from '../../../../shared/registry/schedule/yield-to-main.ts';
import { emit } from '../../../../shared/signals/signals.ts';
import * as reviews from '../../../../shared/stores/product/late-reviews.ts';
import * as session from '../../../../shared/stores/session/session.ts';
import * as wishlist from '../../../../shared/stores/wishlist/follow-wishlist.ts';
import { watchShop } from '../../../../shared/ui/services/watch-shop.ts';
import { defineWidget } from '../../../../shared/ui/widget.ts';
import { dialogTexts } from '../../../support/page/dialog.ts';
import { listenToConsole, setPage, settled } from '../../../support/page/page.ts';
import { prerenderPage } from '../../../support/page/prerender.ts';
import { start, stop } from '../../../support/page/start.ts';
import { resetPage } from '../../../support/shop/stores.ts';
import { openOtherTab } from '../../../support/shop/tabs.ts';

const expired = 'Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.';

async function open() {
  resetPage();
  watchShop();
  await watchShop();
  return () => emit('session-expired', {});
}

beforeEach(() => {
  setPage('<main></main>');
});

test('the first of several responses with status 401 opens the session dialog', async () => {
  const expire = await open();
  await settled();
  expect(dialogTexts()).toEqual([]);
  expire();
  expire();
  await settled();
  expire();
  await settled();
  expect(dialogTexts()).toEqual([expired]);
});

test('a message about an expired session in another tab opens the session dialog', async () => {
  const otherTab = openOtherTab();
  await open();
  otherTab.postMessage({ sessionExpired: true });
  await settled();
  expect(dialogTexts()).toEqual([expired]);
  vi.unstubAllGlobals();
});

/** Runs a page with one widget. Returns the events until the widget is ready; `|` marks a new task. */
async function startWidget(refuse: () => void = () => {}) {
  const steps: string[] = [];
  const follow = (name: string) => () => void steps.push(name);
  // Without these mocks, the registry yields after a time budget, which depends on the clock
  vi.spyOn(turns, 'nextTurn').mockResolvedValue();
  vi.spyOn(yielding, 'yieldToMain').mockImplementation(async () => void steps.push('|'));
  vi.spyOn(outbox, 'followPage').mockImplementation(follow('what was under way'));
  vi.spyOn(wishlist, 'followWishlist').mockImplementation(follow('wishlist'));
  vi.spyOn(session, 'followSession').mockImplementation(() => {
    refuse();
    steps.push('session');
  });
  vi.spyOn(reviews, 'followReviews').mockImplementation(follow('reviews'));
  const widget = defineWidget({
    props: object({}),
    mode: 'enhance',
    enhance: () => {
      steps.push('widget');
      return undefined;
    },
  });
  resetPage();
  setPage('<main><p data-widget="bread"></p><p data-widget="bread"></p></main>');
  start({ bread: { on: 'load', load: async () => ({ default: widget }) } });
  onTestFinished(stop);
  await settled();
  return steps.join(' ');
}

test('watchShop starts each service in a separate task before the first widget mounts', async () => {
  expect(await startWidget()).toBe('| what was under way | wishlist | session | reviews | widget widget');
});

test('a prerendered page starts no services before the activation', async () => {
  onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'));
  const openPage = prerenderPage();
  expect(await startWidget()).toBe('');
  const follow = vi.mocked(wishlist.followWishlist);
  expect(follow).not.toHaveBeenCalled();
  await openPage();
  expect(follow).toHaveBeenCalledOnce();
});

test('a second call of watchShop() returns undefined instead of a promise', async () => {
  resetPage();
  await watchShop();
  expect(watchShop()).toBeUndefined();
});

test('widgets mount even if a service of watchShop fails to start', async () => {
  const { messages } = listenToConsole();
  const refused = new Error('refused');
  const steps = await startWidget(() => {
    throw refused;
  });
  expect(steps).toBe('| what was under way | wishlist | widget widget');
  expect(messages).toEqual(['Error: refused']);
});
