import { expect, test } from 'vitest';
import { ApiError } from '../../../shared/api/errors.ts';
import { type SerialQueue, serialQueue } from '../../../shared/changes/serial-queue.ts';

// Changes run one after the other, so that ten fast clicks add ten items in order

async function run<T>(queue: SerialQueue, work: () => Promise<T>): Promise<T> {
  const leave = await queue.enter();
  return work().finally(leave);
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

test('serialQueue runs changes one after the other, in the order in which they called enter()', async () => {
  const queue = serialQueue();
  const events: string[] = [];
  const change = (name: string) =>
    run(queue, async () => {
      events.push(`${name} starts`);
      await soon();
      events.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([change('a'), change('b')])).toEqual(['a', 'b']);
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test('if a change fails, serialQueue runs the next change', async () => {
  const queue = serialQueue();
  const lost = run(queue, () => Promise.reject(new ApiError(0, 'nothing', 'network')));
  const next = run(queue, async () => 'next');
  await expect(lost).rejects.toBeInstanceOf(ApiError);
  expect(await next).toBe('next');
});
