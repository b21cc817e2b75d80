// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { loadOnce } from '../../../../shared/registry/loading/load-once.ts';
import { resetState } from '../../../../shared/registry/resettable.ts';

test('loadOnce() passes another query after each failed load, and no query after resetState()', async () => {
  const load = vi.fn<(query: string) => Promise<void>>().mockRejectedValue(new Error('failed'));
  const loadAgain = loadOnce(load);
  for (const isReset of [false, false, false, true]) {
    if (isReset) resetState();
    await expect(loadAgain()).rejects.toThrow('failed');
  }
  expect(load.mock.calls).toEqual([[''], ['?again1'], ['?again2'], ['']]);
});
