import { pushEntry, replaceEntry } from '../../../shared/kept/history-entry.ts';

/** The sections of the checkout, in order. @see shop.md section 2.7 */
export const steps = ['authenticate', 'address', 'shipping', 'payment', 'summary', 'done'] as const;
export type Step = (typeof steps)[number];

const parameter = 'schritt';

const words: Readonly<Record<Step, string>> = {
  authenticate: 'anmeldung',
  address: 'adresse',
  shipping: 'versand',
  payment: 'zahlungsart',
  summary: 'uebersicht',
  done: 'fertig',
};

/** The step that the page's address names; undefined where it names none that exists. */
export function stepInAddress(search = location.search): Step | undefined {
  const word = new URLSearchParams(search).get(parameter);
  return steps.find((step) => words[step] === word);
}

/**
 * Makes the page's address name a step: a new entry of the history, or the present one's.
 *
 * @param how going on is a new entry, so that Back is one step back; jumping is none
 */
export function nameStep(step: Step, how: 'push' | 'replace'): void {
  const url = new URL(location.href);
  if (url.searchParams.get(parameter) === words[step]) return;
  url.searchParams.set(parameter, words[step]);
  if (how === 'push') pushEntry(null, url);
  else replaceEntry(null, url);
}

/** An order that exists is no step. */
export function nameNoStep(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(parameter)) return;
  url.searchParams.delete(parameter);
  replaceEntry(null, url);
}

export const isBefore = (step: Step, other: Step) => steps.indexOf(step) < steps.indexOf(other);
