// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetState } from '../../../../shared/registry/resettable.ts';
import { nextTurn } from '../../../../shared/registry/schedule/turns.ts';

// Short tasks keep slow phones responsive: mounting yields to the browser after 5 ms

const steps: string[] = [];
let now = 100;

beforeEach(() => {
  resetState();
  steps.length = 0;
  now = 100;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal(
    'MessageChannel',
    class extends MessageChannel {
      constructor() {
        super();
        steps.push('|');
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** Simulates a mount that takes some milliseconds. */
const mount = (name: string, milliseconds: number) =>
  nextTurn().then(() => {
    steps.push(name);
    now += milliseconds;
  });

test('widgets mount one after the other, in tasks that end after about 5 ms', async () => {
  await Promise.all([
    mount('a', 3),
    mount('b', 3),
    mount('c', 3),
    mount('d', 3),
    mount('e', 30),
    mount('f', 1),
  ]);
  expect(steps).toEqual(['|', 'a', 'b', '|', 'c', 'd', '|', 'e', '|', 'f']);
});

test('a widget that is added later mounts in a task of its own', async () => {
  await mount('a', 1);
  now += 1000;
  await mount('b', 1);
  expect(steps).toEqual(['|', 'a', '|', 'b']);
});
