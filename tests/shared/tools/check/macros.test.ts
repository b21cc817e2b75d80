// @vitest-environment page
import { expect, test } from 'vitest';
import { templateChecker } from '../../../../shared/tools/check/check-template.ts';
import { files } from '../../../../shared/tools/macros/files.ts';
import { catalogue } from '../../../../widgets/catalogue.ts';
import { contracts } from '../../../support/data/contracts.ts';

const check = templateChecker({ catalogue, contracts });
const templates = Object.entries(files).filter(([name]) => !name.endsWith('.json'));

test.each(templates)('the template checker reports no mistake in the macro file %s', async (name, text) => {
  expect(await check({ name, text })).toEqual([]);
});
