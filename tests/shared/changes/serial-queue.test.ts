import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../shared/api/errors.ts';
import { retryOnce, serialQueue } from '../../../shared/changes/serial-queue.ts';

// Ten fast clicks are ten items, in order.

const soon = () => new Promise((resolve) => setTimeout(resolve));

test('changes are made one after the other, in the order in which they were asked for', async () => {
  const enqueue = serialQueue();
  const events: string[] = [];
  const change = (name: string) =>
    enqueue(async () => {
      events.push(`${name} starts`);
      await soon();
      events.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([change('a'), change('b')])).toEqual(['a', 'b']);
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test('a failed change does not stop the next one', async () => {
  const enqueue = serialQueue();
  const lost = enqueue(() => Promise.reject(new ApiError(0, 'nothing', 'network')));
  const next = enqueue(async () => 'next');
  await expect(lost).rejects.toBeInstanceOf(ApiError);
  expect(await next).toBe('next');
});

test('ten changes have ten keys', async () => {
  const keys = await Promise.all(Array.from({ length: 10 }, () => retryOnce(async (key) => key)));
  expect(new Set(keys).size).toBe(10);
});

test.each(['network', 'timeout'])(
  'a change without an answer (%s) is sent once more, with the same key',
  async (code) => {
    const keys: string[] = [];
    const answer = retryOnce(async (key) => {
      keys.push(key);
      if (keys.length === 1) throw new ApiError(0, 'nothing', code);
      return 'done';
    });
    expect(await answer).toBe('done');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  },
);

test.each([
  { what: 'a change without an answer', status: 0, tries: 2 },
  { what: 'what the shop has refused', status: 409, tries: 1 },
])('$what fails after $tries', async ({ status, tries }) => {
  const send = vi.fn(() => Promise.reject(new ApiError(status, 'Ausverkauft')));
  await expect(retryOnce(send)).rejects.toThrow('Ausverkauft');
  expect(send).toHaveBeenCalledTimes(tries);
});
