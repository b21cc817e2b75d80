import { expect, test, vi } from 'vitest';
import { onAbort } from '../../../shared/page/on-abort.ts';

test('what ends with a widget is stopped when it goes, once', () => {
  const widget = new AbortController();
  const stop = vi.fn();
  onAbort(widget.signal, stop);
  expect(stop).not.toHaveBeenCalled();
  widget.abort();
  widget.signal.dispatchEvent(new Event('abort'));
  expect(stop).toHaveBeenCalledOnce();
});

test('what begins after its widget has gone is stopped at once', () => {
  const stop = vi.fn();
  onAbort(AbortSignal.abort(), stop);
  expect(stop).toHaveBeenCalledOnce();
});
