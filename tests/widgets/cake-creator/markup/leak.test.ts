// @vitest-environment page
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cakeCreator } from '../../../../fixtures/markup/cake-creator.ts';
import { $cakeStart } from '../../../../shared/stores/cake/cake-start.ts';
import { sampledEach } from '../../../support/data/sampled-tests.ts';
import { openPage } from '../../../support/page/live-page.ts';
import { followLive, stopFollowing } from '../../../support/page/live-things.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { emptyDatabase, keepElsewhere } from '../../../support/shop/kept-cakes.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { button, cakeStart, fullBox, pressOrder, textAt } from '../open-creator.ts';

// site.md section 2.2: removed HTML is unmounted with its listeners and requests. The tests remove the cake creator in
// each of its states

vi.mock(
  '../../../../widgets/cake-creator/box/scene.ts',
  async () => (await import('../open-creator.ts')).noScene,
);
vi.mock(
  '../../../../widgets/cake-creator/order/export-images.ts',
  async () => (await import('../open-creator.ts')).noImages,
);

let live: Map<unknown, string>;
let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  emptyDatabase();
  sessionStorage.clear();
  HTMLElement.prototype.showPopover ??= () => {};
  live = followLive();
  shop = connectShop();
  page = await openPage();
});
afterEach(() => {
  page.stop();
  stopFollowing();
  vi.unstubAllGlobals();
});

function drag(): void {
  const place = getElement('[data-place="0"]');
  const at = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, button: 0, buttons: 1 };
  place.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 10, clientY: 10 }));
  place.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: 40, clientY: 40 }));
}

/** Releases the shop's response to a pending order */
let answer = () => {};

const states: Record<string, () => unknown> = {
  'the box': () => {},
  'a dragged element': drag,
  'the menu of a slot': () => getElement('[data-place="0"]').click(),
  'a change that is being written': () => getElement('.krume-cake button[aria-label$="löschen"]').click(),
  'the question before closing': () => button('Abbrechen').click(),
  'the preview before the order': () => button('In den Warenkorb').click(),
  'a pending order': () => {
    answer = shop.hold();
    return pressOrder();
  },
};

sampledEach(Object.entries(states), 3)(
  '%s leaves no listener, request or timer after it was opened and removed ten times',
  async (state, use) => {
    const main = getElement('main');
    const round = async () => {
      shop.hold()();
      localStorage.clear();
      await keepElsewhere(
        '4736:circle',
        /order/.test(state) ? fullBox() : [...fullBox().slice(0, 3), textAt(5)],
      );
      main.innerHTML = String(cakeCreator({ productId: 4736, motifs: '/motive' }));
      $cakeStart.set(cakeStart);
      await settled();
      await use();
      await settled();
      const held = live.size;
      main.replaceChildren();
      answer();
      await settled();
      for (const dialog of document.querySelectorAll('dialog')) dialog.close();
      $cakeStart.set(undefined);
      await settled();
      return held;
    };
    const listeners = () => [...live.values()].filter((name) => !name.startsWith('timer')).sort();
    const rest = () => [
      document.querySelectorAll('*').length,
      document.adoptedStyleSheets.length,
      Reflect.get($cakeStart, 'lc'),
    ];
    await round();
    await round();
    const before = [listeners(), rest()];
    // The creator must have held some listeners; otherwise the test would prove nothing
    for (let turn = 0; turn < 10; turn++) expect(await round()).toBeGreaterThan(listeners().length);
    expect([listeners(), rest()]).toEqual(before);
  },
);
