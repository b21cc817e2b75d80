import { expect, test, vi } from 'vitest';
import { onAbort } from '../../../shared/page/on-abort.ts';

test('calls stop once when the signal aborts', () => {
  const widget = new AbortController();
  const stop = vi.fn();
  onAbort(widget.signal, stop);
  expect(stop).not.toHaveBeenCalled();
  widget.abort();
  widget.signal.dispatchEvent(new Event('abort'));
  expect(stop).toHaveBeenCalledOnce();
});

test('calls stop immediately when the signal is already aborted', () => {
  const stop = vi.fn();
  onAbort(AbortSignal.abort(), stop);
  expect(stop).toHaveBeenCalledOnce();
});

test('calls several stops in their order', () => {
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
