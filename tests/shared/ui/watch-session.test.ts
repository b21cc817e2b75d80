// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { dialogTexts } from '../../dialog.ts';
import { print, settled } from '../../page.ts';
import { openOtherTab } from '../../tabs.ts';

const expired = 'Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.';

async function open() {
  vi.resetModules();
  const { watchSession } = await import('../../../shared/ui/watch-session.ts');
  const { raise } = await import('../../../shared/signals/signals.ts');
  watchSession();
  watchSession();
  return () => raise('session-expired', {});
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
  otherTab.say({ sessionExpired: true });
  await settled();
  expect(dialogTexts()).toEqual([expired]);
  vi.unstubAllGlobals();
});
