import { isCustomer, shopper, unnamed } from '../kept/owner.ts';
import { keepInTab, namesInTab, recallInTab } from './tab-storage.ts';

// What somebody is entering, for as long as the tab lives. A customer's is found by nobody else who uses the tab; a guest's
// is that of whoever signs in to go on. @see site.md section 4.1

/** Whose drafts are kept and found on this page; empty for a guest. */
export function ownMark(): string {
  const own = shopper();
  return isCustomer(own) ? own : '';
}

export function keepDraftInTab(name: string, value: unknown, longest?: number): void {
  const own = ownMark();
  keepInTab(name + own, value, longest);
  // What was typed before the sign-in has become the customer's
  if (own) keepInTab(name, undefined);
}

export const recallDraftInTab = (name: string): unknown => recallInTab(name + ownMark()) ?? recallInTab(name);

/** Names of all drafts that begin so and may be found by whoever is here. */
export function draftNames(start: string): string[] {
  const own = ownMark();
  const names = namesInTab(start).map((name) =>
    own && name.endsWith(own) ? name.slice(0, -own.length) : name,
  );
  return [...new Set(names.filter((name) => !name.includes('#')))];
}

/** A page that is printed for nobody who is signed in: the next customer may be another one. */
export function forgetUnnamed(): void {
  if (ownMark()) return;
  for (const name of namesInTab('krume:')) if (name.endsWith(unnamed)) keepInTab(name, undefined);
}
