import { placeText } from '../../text/diagnostics/content.ts';
import type { Contract } from '../contract.ts';
import { unclosed } from '../mistakes/unclosed.ts';
import { hostAround } from './place.ts';

/** Whether a selector contains the element name `form`. */
export const namesForm = (selector: string): boolean => /(?:^|[\s>,])form(?![\w-])/.test(selector);

export const isInForm = (host: Element): boolean => Boolean(formAround(host));

const formAround = (host: Element) => host.parentElement?.closest('form');

/**
 * Reports a widget with a form inside another form. The parser drops the inner form, so that its fields belong to the
 * outer form or to no form.
 */
export function checkForm(host: Element, { form, requiredParts }: Contract): string[] {
  if (!(form || Object.keys(requiredParts).some(namesForm)) || !isInForm(host)) return [];
  if (formAround(host)?.contains(hostAround(host))) return [];
  return [placeText.inForm(unclosed(host))];
}
