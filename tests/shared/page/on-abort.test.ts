import { expect, test, vi } from 'vitest';
import { onAbort } from '../../../shared/page/on-abort.ts';

test('onAbort calls the stop function once when the signal aborts', () => {
  const widget = new AbortController();
  const stop = vi.fn();
  onAbort(widget.signal, stop);
  expect(stop).not.toHaveBeenCalled();
  widget.abort();
  widget.signal.dispatchEvent(new Event('abort'));
  expect(stop).toHaveBeenCalledOnce();
});

test('onAbort calls the stop function immediately when the signal is already aborted', () => {
  const stop = vi.fn();
  onAbort(AbortSignal.abort(), stop);
  expect(stop).toHaveBeenCalledOnce();
});

test('onAbort calls several stop functions in their order', () => {
  const widget = new AbortController();
  const events: string[] = [];
  onAbort(
    widget.signal,
    () => events.push('first'),
    () => events.push('second'),
  );
  widget.abort();
  expect(events).toEqual(['first', 'second']);
});
