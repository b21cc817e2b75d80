import { expect, test, vi } from 'vitest';
import { loadOnce, resetLoads } from '../../../shared/registry/load-once.ts';

test('loadOnce() passes another query after each failed load, and no query after resetLoads()', async () => {
  const load = vi.fn<(query: string) => Promise<void>>().mockRejectedValue(new Error('failed'));
  const loadAgain = loadOnce(load);
  for (const isReset of [false, false, false, true]) {
    if (isReset) resetLoads();
    await expect(loadAgain()).rejects.toThrow('failed');
  }
  expect(load.mock.calls).toEqual([[''], ['?again1'], ['?again2'], ['']]);
});
