// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cakeCreator } from '../../../../fixtures/markup/cake-creator.ts';
import { $cakeStart } from '../../../../shared/stores/cake/cake-start.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { openPage, textOf } from '../../../support/page/live-page.ts';
import { settled } from '../../../support/page/page.ts';
import { emptyDatabase } from '../../../support/shop/kept-cakes.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { cakeStart, creator, printPhone, textAt } from '../open-creator.ts';

// shop.md section 2.3: opening the creator while its code loads, and results that arrive too late

/** Promises that delay the next loads of code and storage, in order; empty for no delay */
const waits = vi.hoisted((): Promise<void>[] => []);
const late = vi.hoisted(() => <Sent extends unknown[], Value>(work: (...sent: Sent) => Promise<Value>) => {
  return async (...sent: Sent) => {
    await waits.shift();
    return work(...sent);
  };
});

vi.mock(
  '../../../../widgets/cake-creator/box/scene.ts',
  async () => (await import('../open-creator.ts')).noScene,
);
vi.mock('../../../../widgets/cake-creator/design/creator.ts', async () => {
  const { openCreator } = await vi.importActual<
    typeof import('../../../../widgets/cake-creator/design/creator.ts')
  >('../../../../widgets/cake-creator/design/creator.ts');
  return { openCreator: late(openCreator) };
});
vi.mock('../../../../shared/stores/cake/ordered-cakes.ts', async () => {
  const ordered = await vi.importActual<typeof import('../../../../shared/stores/cake/ordered-cakes.ts')>(
    '../../../../shared/stores/cake/ordered-cakes.ts',
  );
  return { ...ordered, recallOrderedCake: late(async () => ({ ...cakeStart, design: [textAt(0)] })) };
});

let page: Awaited<ReturnType<typeof openPage>> | undefined;
beforeEach(() => {
  emptyDatabase();
  waits.length = 0;
  // happy-dom has no popovers
  HTMLElement.prototype.showPopover ??= () => {};
  connectShop();
});
afterEach(() => {
  page?.stop();
  history.replaceState(null, '', '/');
});

/** Delays the next load. The returned functions complete the load or make the load fail. */
function hold() {
  let load: () => void = () => {};
  let fail: () => void = () => {};
  waits.push(
    new Promise((resolve, reject) => {
      load = resolve;
      fail = () => reject(Error('Nothing came.'));
    }),
  );
  const then = async (end: () => void) => {
    end();
    await settled();
  };
  return { load: () => then(load), fail: () => then(fail) };
}

const places = () => document.querySelectorAll('[data-place]').length;
const isWaiting = () => textOf(document.querySelector('.krume-cake-wait')) === 'Konfigurator wird geladen';
const failed = 'Der Konfigurator konnte nicht geladen werden.';
const failedWithPhone = `${failed} Bestellen Sie am Telefon: 061 555 01 24`;

async function openProduct(address = '/produkt/happy-cake'): Promise<void> {
  history.replaceState(null, '', address);
  page = await openPage(cakeCreator({ productId: 4736, motifs: '/motive' }));
}

async function begin(start = cakeStart): Promise<void> {
  $cakeStart.set(start);
  await settled();
}

test('while the code of the creator loads, opening the creator shows a loading text', async () => {
  await openProduct();
  expect(isWaiting()).toBe(false);
  await begin({ ...cakeStart, productId: '4737' });
  expect([isWaiting(), places()]).toEqual([false, 0]);
  const code = hold();
  await begin();
  expect([isWaiting(), places()]).toEqual([true, 0]);
  await code.load();
  expect([isWaiting(), places()]).toEqual([false, 8]);
});

test('the cake creator opens on mount if its product was requested before', async () => {
  page = await openPage('');
  $cakeStart.set(cakeStart);
  document.body.insertAdjacentHTML('beforeend', String(cakeCreator({ productId: 4736, motifs: '/motive' })));
  await settled();
  expect(places()).toBe(8);
});

test('if a page has two cake creators for one product, only the first creator opens', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const one = String(cakeCreator({ productId: 4736, motifs: '/motive' }));
  page = await openPage(one, one);
  await begin();
  expect(places()).toBe(8);
  complain.mockRestore();
});

test('if the code of the cake creator loads late, a box that was opened in the meantime is not replaced', async () => {
  await openProduct();
  const first = hold();
  await begin();
  await begin({ ...cakeStart, pieces: '378' });
  expect(places()).toBe(24);
  await first.load();
  expect(places()).toBe(24);
});

test('if the code of the cake creator fails to load, a dialog offers a retry', async () => {
  await openProduct();
  printPhone('061 555 01 24');
  const code = hold();
  await begin();
  await code.fail();
  expect([dialog()?.text, isWaiting(), $cakeStart.get()]).toEqual([failedWithPhone, false, undefined]);
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(places()).toBe(8);
});

test.each([
  ['loads', 'load'],
  ['fails to load', 'fail'],
] as const)('if the code of the cake creator %s after unmount, nothing happens', async (_, end) => {
  await openProduct();
  const code = hold();
  await begin();
  page?.stop();
  await code[end]();
  expect([creator(), dialog(), $cakeStart.get()]).toEqual([null, undefined, cakeStart]);
});

test.each([
  ['loads', 'load'],
  ['fails to load', 'fail'],
] as const)('if the box that the URL names %s after unmount, nothing happens', async (_, end) => {
  const box = hold();
  await openProduct('/produkt/happy-cake#gestaltung=ours');
  page?.stop();
  await box[end]();
  expect([$cakeStart.get(), dialog()]).toEqual([undefined, undefined]);
});

test('a box named in the URL is not shown if the user opens another box while the code loads', async () => {
  const box = hold();
  await openProduct('/produkt/happy-cake#gestaltung=ours');
  await begin({ ...cakeStart, pieces: '378' });
  await box.load();
  expect([places(), $cakeStart.get()?.pieces]).toEqual([24, '378']);
});

test('if the code for a box named in the URL fails to load, a dialog offers a retry', async () => {
  const box = hold();
  await openProduct('/produkt/happy-cake#gestaltung=ours');
  await box.fail();
  expect(dialog()?.text).toBe(failed);
  dialog()?.press('Erneut versuchen');
  await settled();
  expect([places(), $cakeStart.get()?.design]).toEqual([8, [textAt(0)]]);
});
