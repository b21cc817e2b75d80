import { parse } from 'valibot';
import { Branches } from '../../../shared/model/branch.ts';
import { loadTemporal, temporal } from '../../../shared/rules/dates/temporal.ts';
import { openBranches } from '../../../shared/rules/opening/branch-filter.ts';
import { branchesOf } from './shop-size.ts';

/** @param now milliseconds since 1970 */
export async function countOpenBranches(
  session: Parameters<typeof branchesOf>[0],
  now: number,
): Promise<number> {
  await loadTemporal();
  const branches = parse(Branches, branchesOf(session, now));
  return openBranches(branches)(temporal().Instant.fromEpochMilliseconds(now)).size;
}
