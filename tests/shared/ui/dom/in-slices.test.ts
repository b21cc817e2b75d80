import { afterEach, expect, test, vi } from 'vitest';
import { inSlices } from '../../../../shared/ui/dom/in-slices.ts';

afterEach(() => vi.restoreAllMocks());

/** A fake clock that advances by 3 ms for each entry. */
function slowClock() {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  return () => {
    time += 3;
  };
}

test('inSlices calls its callback for a short list synchronously', () => {
  const seen: string[] = [];
  void inSlices(['a', 'b', 'c'], new AbortController().signal, (entry) => seen.push(entry));
  expect(seen).toEqual(['a', 'b', 'c']);
});

test('if a list takes longer than 8 ms, inSlices continues in a new task', async () => {
  const tick = slowClock();
  const seen: number[] = [];
  const whole = inSlices([1, 2, 3, 4, 5, 6, 7], new AbortController().signal, (entry) => {
    seen.push(entry);
    tick();
  });
  expect(seen).toEqual([1, 2, 3]);
  await whole;
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('inSlices stops between two tasks when its signal aborts', async () => {
  const tick = slowClock();
  const seen: number[] = [];
  const life = new AbortController();
  const whole = inSlices([1, 2, 3, 4, 5], life.signal, (entry) => {
    seen.push(entry);
    tick();
  });
  life.abort();
  await whole;
  expect(seen).toEqual([1, 2, 3]);
});
