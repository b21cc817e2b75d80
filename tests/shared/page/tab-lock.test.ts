import { afterEach, expect, test, vi } from 'vitest';
import { acquireTabLock } from '../../../shared/page/tab-lock.ts';

type Request = (name: string, options: LockOptions, work: () => unknown) => unknown;

const stubLocks = (request: Request) => vi.stubGlobal('navigator', { locks: { request: vi.fn(request) } });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('acquireTabLock holds the named lock until the returned function is called', async () => {
  const events: string[] = [];
  stubLocks(async (name, _, hold) => {
    events.push(`granted ${name}`);
    await hold();
    events.push('released');
  });
  const release = await acquireTabLock('cake');
  await Promise.resolve();
  expect(events).toEqual(['granted krume-cake']);
  release();
  await vi.waitFor(() => expect(events).toEqual(['granted krume-cake', 'released']));
});

test('if another tab holds the lock for too long, acquireTabLock returns without the lock', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  stubLocks(
    (_, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const returned = vi.fn();
  const acquired = acquireTabLock('cake').then(returned);
  await new Promise((resolve) => setTimeout(resolve));
  expect(returned).not.toHaveBeenCalled();
  timeout.abort(new DOMException('Too long', 'TimeoutError'));
  await acquired;
  expect(returned).toHaveBeenCalledWith(expect.any(Function));
});

test.each([
  ['the browser does not support locks', {}],
  [
    'the browser forbids locks',
    {
      locks: {
        request: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      },
    },
  ],
])('if %s, acquireTabLock returns without a lock', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const release = await acquireTabLock('cake');
  expect(release).not.toThrow();
});
