import { afterEach, expect, test, vi } from 'vitest';
import { withTabLock } from '../../../shared/page/tab-lock.ts';

type Request = (name: string, options: LockOptions, work: () => unknown) => unknown;

const stubLocks = (request: Request) => vi.stubGlobal('navigator', { locks: { request: vi.fn(request) } });
const grant: Request = async (_, __, work) => work();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('withTabLock runs its callback while it holds the named lock, and returns the result of the callback', async () => {
  stubLocks(grant);
  expect(await withTabLock('cake', async () => 7)).toBe(7);
  expect(vi.mocked(navigator.locks.request).mock.calls.map(([name]) => name)).toEqual(['krume-cake']);
});

test('withTabLock rejects with the error of its callback, and does not run the callback again', async () => {
  stubLocks(grant);
  const work = vi.fn(async () => {
    throw Error('refused');
  });
  await expect(withTabLock('checkout', work)).rejects.toThrow('refused');
  expect(work).toHaveBeenCalledTimes(1);
});

test('if another tab holds the lock for too long, withTabLock runs its callback without the lock', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  stubLocks(
    (_, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const work = vi.fn(async () => 'done');
  const result = withTabLock('cake', work);
  await Promise.resolve();
  expect(work).not.toHaveBeenCalled();
  timeout.abort(new DOMException('Too long', 'TimeoutError'));
  expect([await result, work.mock.calls.length]).toEqual(['done', 1]);
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
])('if %s, withTabLock runs its callback once without a lock', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const work = vi.fn(async () => 'done');
  expect([await withTabLock('cake', work), work.mock.calls.length]).toEqual(['done', 1]);
});
