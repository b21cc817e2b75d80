// @vitest-environment page
import { beforeEach, expect, test, vi } from 'vitest';
import { emit } from '../../../shared/signals/signals.ts';
import { watchShop } from '../../../shared/ui/watch-shop.ts';
import { dialogTexts } from '../../dialog.ts';
import { print, settled } from '../../page.ts';
import { resetStores } from '../../stores.ts';
import { openOtherTab } from '../../tabs.ts';

const expired = 'Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.';

async function open() {
  resetStores();
  watchShop();
  await watchShop();
  return () => emit('session-expired', {});
}

beforeEach(() => {
  print('<main></main>');
});

test('the first 401 shows the session dialog, the next ones do not', async () => {
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

test('so does a 401 of another tab', async () => {
  const otherTab = openOtherTab();
  await open();
  otherTab.postMessage({ sessionExpired: true });
  await settled();
  expect(dialogTexts()).toEqual([expired]);
  vi.unstubAllGlobals();
});
