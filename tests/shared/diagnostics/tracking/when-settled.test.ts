import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSettled } from '../../../../shared/diagnostics/tracking/when-settled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whenSettled calls its callback once when no widget state has changed for one second', () => {
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

test('whenSettled does not call its callback while isBusy() returns true', () => {
  const run = vi.fn();
  let isBusy = true;
  whenSettled(() => isBusy, run, new AbortController().signal);
  vi.advanceTimersByTime(3500);
  expect(run).not.toHaveBeenCalled();
  isBusy = false;
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

test('whenSettled does not call its callback after its signal has been aborted', () => {
  const run = vi.fn();
  const ending = new AbortController();
  whenSettled(() => false, run, ending.signal);
  ending.abort();
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
});
