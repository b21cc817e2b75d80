import budgets from '../../../.build/budgets.json';
import { exceeded, readFileSizes } from '../../../.build/sizes/page-sizes.ts';
import { budgetPages, loadPage } from '../support/evidence/page-files.ts';
import { expect, test } from '../test.ts';

test('each page fetches no more bytes and scripts than its budget allows', {
  tags: ['story', 'server'],
}, async ({ newUser, run }) => {
  expect(Object.keys(budgets)).toEqual(Object.keys(budgetPages));
  const sizes = readFileSizes(run.dist);
  const findings: string[] = [];
  for (const name of Object.keys(budgetPages)) {
    const user = await newUser({ size: 'phone', isAsked: true, pages: 'own' });
    findings.push(...exceeded(await loadPage(name, user), sizes));
  }
  expect(findings).toEqual([]);
});
