import { expectTypeOf, test } from 'vitest';
import type { Strategy } from '../../../shared/registry/index.ts';

test('the type of a strategy accepts known conditions and rejects other texts', () => {
  expectTypeOf<'visible' | 'visible(200px)' | 'idle media((min-width: 60em))'>().toExtend<Strategy>();
  expectTypeOf<'visibel'>().not.toExtend<Strategy>();
  expectTypeOf<'visible200px'>().not.toExtend<Strategy>();
});
