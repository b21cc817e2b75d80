import type { Contract } from '../../contract.ts';
import { checkConditions } from '../conditions.ts';
import { checkForm } from '../in-form.ts';
import { checkScripts } from '../json.ts';
import { checkNesting, checkPlace } from '../place.ts';

/**
 * Reports mistakes in the position of a host, in its loading conditions and in its scripts.
 *
 * @param contract undefined for an unknown widget
 */
export const checkOutside = (host: Element, name: string, contract: Contract | undefined): string[] => [
  ...checkPlace(host),
  ...checkConditions(host),
  ...checkScripts(host),
  ...(contract ? [...checkNesting(host, name, contract), ...checkForm(host, contract)] : []),
];
