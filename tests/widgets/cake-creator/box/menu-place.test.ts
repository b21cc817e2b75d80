import { expect, test } from 'vitest';
import { menuPlace } from '../../../../widgets/cake-creator/box/menu-place.ts';

// shop.md section 2.3: the menu of a cake does not cover the cake

const cakeAt = (left: number, top: number, size = 60) => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});

test.each([
  ['desktop', [1440, 900], cakeAt(900, 400), { side: 'right', room: 464 }],
  ['a wide window, cake at the right', [1024, 768], cakeAt(700, 500), { side: 'left', room: 684 }],
  ['a phone, box above the panel', [390, 844], cakeAt(240, 250), { side: 'bottom', room: 518 }],
  ['a phone, cake at the bottom', [390, 844], cakeAt(280, 470), { side: 'top', room: 454 }],
  ['a small phone, neither side has enough room', [320, 640], cakeAt(220, 340), { side: 'top', room: 324 }],
  ['a phone in landscape', [844, 390], cakeAt(440, 240), { side: 'right', room: 328 }],
  // At 400 % zoom, the menu has to cover the cake
  ['a tiny window', [320, 256], cakeAt(130, 90), { side: 'bottom', room: 0.6 * 256 }],
] as const)(
  'menuPlace() returns the best side of the cake and the room there: %s (window %j)',
  (_, [width, height], cake, place) => {
    expect(menuPlace(cake, { width, height })).toEqual(place);
  },
);
