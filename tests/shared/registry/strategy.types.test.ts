import { expectTypeOf, test } from 'vitest';
import type { Strategy } from '../../../shared/registry/index.ts';

test('a strategy of the catalogue consists of one or more known conditions', () => {
  expectTypeOf<'visible' | 'visible(200px)' | 'idle media((min-width: 60em))'>().toExtend<Strategy>();
  expectTypeOf<'visibel'>().not.toExtend<Strategy>();
  expectTypeOf<'visible200px'>().not.toExtend<Strategy>();
});
