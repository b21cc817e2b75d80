import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { Branches } from '../../../../shared/model/branch.ts';
import { publicHolidays } from '../../../../shared/rules/opening/public-holidays.ts';
import { createVisitor, openTestShop } from '../../visitor.ts';

test('a guest can load the list of branches, and the list includes public holidays (shop.md section 7)', async () => {
  const visitor = createVisitor(openTestShop({ now: () => Date.UTC(2031, 5, 30) }));
  const branches = parse(Branches, await (await visitor.send('/rest/location/')).json());
  expect(branches[0]).toMatchObject({ id: '1', name: 'Rebgasse', zip: '4058', latitude: 47.5618 });
  const names = publicHolidays(branches).map(({ name }) => name);
  expect(names.filter((name) => name === 'Bundesfeier')).toHaveLength(2);
});
