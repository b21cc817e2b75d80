import type { Contract, Contracts } from '../../contract.ts';
import { checkClasses } from './classes.ts';
import { checkControls } from './controls.ts';
import { checkLabels } from './labels.ts';
import { checkMarks } from './marks.ts';
import { checkReferences } from './references.ts';

/** Finds mistakes in a host's HTML that any widget can have. Returns German sentences. */
export function checkHost(host: Element, contract: Contract, contracts: Contracts): string[] {
  const own = [...host.querySelectorAll('*')].filter(
    (element) => element.parentElement?.closest('[data-widget]') === host,
  );
  return [
    ...new Set([
      ...checkClasses(own, host, contract),
      ...checkMarks(own, contract),
      ...checkControls(own, contract),
      ...checkLabels(own),
      ...checkReferences(own, contracts),
    ]),
  ];
}
