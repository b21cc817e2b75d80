import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { hidden } from '../../../../shared/rules/fields/hidden.ts';

test.each([undefined, '', 'text', true])(
  'a field that is not shown is absent, even with %j in it',
  (value) => {
    expect(safeParse(hidden, value)).toMatchObject({ success: true, output: undefined });
  },
);
