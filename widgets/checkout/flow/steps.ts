import { pushEntry, replaceEntry } from '../../../shared/kept/history-entry.ts';
import { openEntryState } from '../../../shared/ui/dialogs/close-by-back.ts';

/** The steps of the checkout, in order. @see shop.md section 2.7 */
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

/** Returns the step that the URL names; undefined if the URL names no valid step. */
export function stepInUrl(search = location.search): Step | undefined {
  const word = new URLSearchParams(search).get(parameter);
  return steps.find((step) => words[step] === word);
}

/**
 * Writes a step to the URL.
 *
 * @param how 'push' adds a history entry, so that Back returns to the previous step; 'replace' adds none
 */
export function writeStepToUrl(step: Step, how: 'push' | 'replace'): void {
  const url = new URL(location.href);
  if (url.searchParams.get(parameter) === words[step]) return;
  url.searchParams.set(parameter, words[step]);
  if (how === 'replace') {
    replaceEntry(openEntryState(), url);
    return;
  }
  // If the shopper has opened the menu during a request, the menu's entry becomes the entry of the step, and the menu
  // gets a new entry
  const open = openEntryState(url.href);
  if (open) replaceEntry(null, url);
  pushEntry(open, url);
}

/** Removes the step from the URL, because an existing order is not a step. */
export function removeStepFromUrl(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(parameter)) return;
  url.searchParams.delete(parameter);
  replaceEntry(openEntryState(), url);
}

export const isBefore = (step: Step, other: Step) => steps.indexOf(step) < steps.indexOf(other);
