// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onResize } from '../../../../shared/ui/dom/on-resize.ts';

// site.md section 9, "Sliders and media": a slider is measured 200 ms after the last change

let change: () => void;
let width: number;
let observed: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [width, observed] = [600, 0];
  Object.defineProperty(document.body, 'clientWidth', { get: () => width, configurable: true });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        change = callback;
      }
      observe = () => void observed++;
      disconnect = () => void observed--;
    },
  );
});
afterEach(() => {
  Reflect.deleteProperty(document.body, 'clientWidth');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow() {
  const [life, heard] = [new AbortController(), vi.fn()];
  onResize(document.body, heard, life.signal);
  const resize = (to: number, after: number) => {
    width = to;
    change();
    vi.advanceTimersByTime(after);
  };
  return { life, heard, resize };
}

test('onResize calls its listener 200 ms after the last change of the element’s width', () => {
  const { heard, resize } = follow();
  resize(610, 199);
  resize(620, 199);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('onResize ignores a change of the element’s height', () => {
  const { heard, resize } = follow();
  resize(600, 1000);
  expect(heard).not.toHaveBeenCalled();
});

test('onResize cancels a pending call of its listener when its signal aborts', () => {
  const { heard, resize, life } = follow();
  resize(610, 100);
  life.abort();
  vi.advanceTimersByTime(1000);
  expect([heard.mock.calls, observed]).toEqual([[], 0]);
});
