// @vitest-environment page
import { expect, test } from 'vitest';
import { followWheel } from '../../../widgets/product-slider/follow-wheel.ts';
import { setPage } from '../../support/page/page.ts';

/** The slider's movements after some wheel events, and whether each event was prevented. */
function wheel(...steps: (WheelEventInit & { at: number })[]) {
  const host = setPage('<div></div>');
  const turns: number[] = [];
  followWheel(host, (direction) => turns.push(direction), new AbortController().signal);
  const kept = steps.map(({ at, ...init }) => {
    const event = new WheelEvent('wheel', { cancelable: true, ...init });
    // happy-dom's WheelEvent has no modifier keys
    Object.defineProperties(event, { timeStamp: { value: at }, shiftKey: { value: init.shiftKey ?? false } });
    return !host.dispatchEvent(event);
  });
  return { turns, kept };
}

test('a horizontal two-finger gesture moves the slider by one product and does not move the page', () => {
  expect(wheel({ at: 1000, deltaX: 25 }, { at: 1016, deltaX: 25 })).toEqual({
    turns: [1],
    kept: [true, true],
  });
  expect(wheel({ at: 1000, deltaX: -50 }).turns).toEqual([-1]);
});

test('a vertical wheel movement scrolls the page and does not move the slider', () => {
  expect(wheel({ at: 1000, deltaY: 200, deltaX: 60 })).toEqual({ turns: [], kept: [false] });
});

test('turning the wheel with Shift pressed moves the slider by one product', () => {
  expect(wheel({ at: 1000, deltaY: 60, shiftKey: true })).toEqual({ turns: [1], kept: [true] });
  expect(wheel({ at: 1000, deltaX: -60, shiftKey: true })).toEqual({ turns: [-1], kept: [true] });
});

test('horizontal wheel movements of less than 40 pixels in total do not move the slider', () => {
  expect(wheel({ at: 1000, deltaX: 10 }, { at: 1016, deltaX: -8 }).turns).toEqual([]);
});

test('horizontal wheel movements of less than 40 pixels with pauses of more than 200 ms between them do not move the slider', () => {
  const small = Array.from({ length: 5 }, (_, index) => ({ at: 1000 + index * 300, deltaX: 25 }));
  expect(wheel(...small).turns).toEqual([]);
});

test('continuous wheel movement moves the slider by at most five products per second', () => {
  const second = Array.from({ length: 60 }, (_, frame) => ({ at: 1000 + frame * 16, deltaX: 90 }));
  expect(wheel(...second).turns).toEqual([1, 1, 1, 1, 1]);
});
