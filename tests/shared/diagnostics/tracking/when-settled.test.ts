import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSettled } from '../../../../shared/diagnostics/tracking/when-settled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whenSettled runs its callback once, a second after the last change', () => {
  const run = vi.fn();
  const changed = whenSettled(() => false, run, new AbortController().signal);
  vi.advanceTimersByTime(900);
  changed();
  vi.advanceTimersByTime(900);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
  changed();
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledOnce();
});

test('whenSettled does not run its callback while the page is busy', () => {
  const run = vi.fn();
  let isBusy = true;
  whenSettled(() => isBusy, run, new AbortController().signal);
  vi.advanceTimersByTime(3500);
  expect(run).not.toHaveBeenCalled();
  isBusy = false;
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

test('whenSettled does not run its callback after the overlay has been removed', () => {
  const run = vi.fn();
  const ending = new AbortController();
  whenSettled(() => false, run, ending.signal);
  ending.abort();
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
});
