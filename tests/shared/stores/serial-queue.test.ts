import { expect, test } from 'vitest';
import { ApiError } from '../../../shared/api/errors.ts';
import { serialQueue } from '../../../shared/stores/serial-queue.ts';

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

test('ten fast clicks have ten keys', async () => {
  const enqueue = serialQueue();
  const keys = await Promise.all(Array.from({ length: 10 }, () => enqueue(async (key) => key)));
  expect(new Set(keys).size).toBe(10);
});

test.each(['network', 'timeout'])(
  'a change without an answer (%s) is sent once more, with the same key',
  async (code) => {
    const enqueue = serialQueue();
    const keys: string[] = [];
    const answer = enqueue(async (key) => {
      keys.push(key);
      if (keys.length === 1) throw new ApiError(0, 'nothing', code);
      return 'done';
    });
    expect(await answer).toBe('done');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  },
);

test('after two tries without an answer it fails, and the next one is made', async () => {
  const enqueue = serialQueue();
  let tries = 0;
  const lost = enqueue(async () => {
    tries++;
    throw new ApiError(0, 'nothing', 'network');
  });
  const next = enqueue(async () => 'next');
  await expect(lost).rejects.toBeInstanceOf(ApiError);
  expect([tries, await next]).toEqual([2, 'next']);
});

test('what the shop has refused is not sent again', async () => {
  const enqueue = serialQueue();
  let tries = 0;
  const refused = enqueue(async () => {
    tries++;
    throw new ApiError(409, 'Ausverkauft');
  });
  await expect(refused).rejects.toThrow('Ausverkauft');
  expect(tries).toBe(1);
});
