// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cakeCreator } from '../../../../fixtures/markup/cake-creator.ts';
import { $cakeStart } from '../../../../shared/stores/cake/cake-start.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { openPage, textOf } from '../../../support/page/live-page.ts';
import { settled } from '../../../support/page/page.ts';
import { emptyDatabase } from '../../../support/shop/kept-cakes.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { cakeStart, creator, textAt } from '../open-creator.ts';

// shop.md section 2.3: what is asked for while the creator is on its way, and what comes when nobody wants it any more

/** What the code and what is kept wait for, the first of them first; nothing waits when there is none */
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

/** What comes next comes when this is told, or fails. */
function hold() {
  let come: () => void = () => {};
  let fail: () => void = () => {};
  waits.push(
    new Promise((resolve, reject) => {
      come = resolve;
      fail = () => reject(Error('Nothing came.'));
    }),
  );
  const then = async (end: () => void) => {
    end();
    await settled();
  };
  return { come: () => then(come), fail: () => then(fail) };
}

const places = () => document.querySelectorAll('[data-place]').length;
const isWaiting = () => textOf(document.querySelector('.krume-cake-wait')) === 'Konfigurator wird geladen';
const failed = 'Der Konfigurator konnte nicht geladen werden.';

async function openProduct(address = '/produkt/happy-cake'): Promise<void> {
  history.replaceState(null, '', address);
  page = await openPage(cakeCreator({ productId: 4736, motifs: '/motive' }));
}

async function begin(start = cakeStart): Promise<void> {
  $cakeStart.set(start);
  await settled();
}

test('as long as its code is on its way it says so, and of another product nothing', async () => {
  await openProduct();
  expect(isWaiting()).toBe(false);
  await begin({ ...cakeStart, productId: '4737' });
  expect([isWaiting(), places()]).toEqual([false, 0]);
  const code = hold();
  await begin();
  expect([isWaiting(), places()]).toEqual([true, 0]);
  await code.come();
  expect([isWaiting(), places()]).toEqual([false, 8]);
});

test('what was asked for before the widget was there is opened with it', async () => {
  page = await openPage('');
  $cakeStart.set(cakeStart);
  document.body.insertAdjacentHTML('beforeend', String(cakeCreator({ productId: 4736, motifs: '/motive' })));
  await settled();
  expect(places()).toBe(8);
});

test('of two for one product the first one opens alone', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const one = String(cakeCreator({ productId: 4736, motifs: '/motive' }));
  page = await openPage(one, one);
  await begin();
  expect(places()).toBe(8);
  complain.mockRestore();
});

test('what comes late does not take the place of what was asked for since', async () => {
  await openProduct();
  const first = hold();
  await begin();
  await begin({ ...cakeStart, pieces: '378' });
  expect(places()).toBe(24);
  await first.come();
  expect(places()).toBe(24);
});

test('code that does not come says so, and is tried again in place', async () => {
  await openProduct();
  const code = hold();
  await begin();
  await code.fail();
  expect([dialog()?.text, isWaiting(), $cakeStart.get()]).toEqual([failed, false, undefined]);
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(places()).toBe(8);
});

test.each([
  ['comes', 'come'],
  ['fails', 'fail'],
] as const)('code that %s after the widget has gone is nothing to anybody', async (_, end) => {
  await openProduct();
  const code = hold();
  await begin();
  page?.stop();
  await code[end]();
  expect([creator(), dialog(), $cakeStart.get()]).toEqual([null, undefined, cakeStart]);
});

test.each(['come', 'fail'] as const)(
  'a box of the address that is to %s after the widget has gone opens nothing, and says nothing',
  async (end) => {
    const box = hold();
    await openProduct('/produkt/happy-cake#gestaltung=ours');
    page?.stop();
    await box[end]();
    expect([$cakeStart.get(), dialog()]).toEqual([undefined, undefined]);
  },
);

test('a box of the address gives way to what was begun while it was on its way', async () => {
  const box = hold();
  await openProduct('/produkt/happy-cake#gestaltung=ours');
  await begin({ ...cakeStart, pieces: '378' });
  await box.come();
  expect([places(), $cakeStart.get()?.pieces]).toEqual([24, '378']);
});

test('a box of the address whose code does not come says so, and is tried again in place', async () => {
  const box = hold();
  await openProduct('/produkt/happy-cake#gestaltung=ours');
  await box.fail();
  expect(dialog()?.text).toBe(failed);
  dialog()?.press('Erneut versuchen');
  await settled();
  expect([places(), $cakeStart.get()?.design]).toEqual([8, [textAt(0)]]);
});
