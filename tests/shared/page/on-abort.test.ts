import { expect, test, vi } from 'vitest';
import { onAbort } from '../../../shared/page/on-abort.ts';

test('onAbort calls a stop function once when the abort signal aborts', () => {
  const widget = new AbortController();
  const stop = vi.fn();
  onAbort(widget.signal, stop);
  expect(stop).not.toHaveBeenCalled();
  widget.abort();
  widget.signal.dispatchEvent(new Event('abort'));
  expect(stop).toHaveBeenCalledOnce();
});

test('onAbort calls a stop function immediately when the abort signal is already aborted', () => {
  const stop = vi.fn();
  onAbort(AbortSignal.abort(), stop);
  expect(stop).toHaveBeenCalledOnce();
});

test('onAbort calls several stop functions in the order of the arguments', () => {
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
