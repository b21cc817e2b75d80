import { expect, test } from 'vitest';
import { ApiError } from '../../../shared/api/errors.ts';
import { serialQueue } from '../../../shared/stores/serial-queue.ts';

// DESIGN section 4: ten fast clicks are ten items, in order.

const soon = () => new Promise((resolve) => setTimeout(resolve));

test('changes are made one after the other, in the order in which they were asked for', async () => {
  const inTurn = serialQueue();
  const events: string[] = [];
  const change = (name: string) =>
    inTurn(async () => {
      events.push(`${name} starts`);
      await soon();
      events.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([change('a'), change('b')])).toEqual(['a', 'b']);
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test('ten fast clicks have ten keys', async () => {
  const inTurn = serialQueue();
  const keys = await Promise.all(Array.from({ length: 10 }, () => inTurn(async (key) => key)));
  expect(new Set(keys).size).toBe(10);
});

test.each(['network', 'timeout'])(
  'a change without an answer (%s) is sent once more, with the same key',
  async (code) => {
    const inTurn = serialQueue();
    const keys: string[] = [];
    const answer = inTurn(async (key) => {
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
  const inTurn = serialQueue();
  let tries = 0;
  const lost = inTurn(async () => {
    tries++;
    throw new ApiError(0, 'nothing', 'network');
  });
  const next = inTurn(async () => 'next');
  await expect(lost).rejects.toBeInstanceOf(ApiError);
  expect([tries, await next]).toEqual([2, 'next']);
});

test('what the shop has refused is not sent again', async () => {
  const inTurn = serialQueue();
  let tries = 0;
  const refused = inTurn(async () => {
    tries++;
    throw new ApiError(409, 'Ausverkauft');
  });
  await expect(refused).rejects.toThrow('Ausverkauft');
  expect(tries).toBe(1);
});
