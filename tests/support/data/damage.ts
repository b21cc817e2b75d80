import fc from 'fast-check';
import { fixtures } from '../../../fixtures/index.ts';

const kinds = ['deleted', 'doubled', 'moved', 'nested'] as const;

interface Damage {
  kind: (typeof kinds)[number];
  /** Index of the damaged element; `other` is the target of a move or a nesting. Indexes beyond the end wrap around */
  element: number;
  other: number;
}

export interface DamagedPage {
  parts: readonly string[];
  damages: readonly Damage[];
}

/** All fixtures, each with the default strategy of its widget. */
export const markup = Object.values(fixtures).flatMap((list) =>
  list.map(({ html }) => html.replace(/ data-widget-on="[^"]*"/, '').trim()),
);

/** Pages of one to three fixtures. One to four of their nodes are deleted, duplicated, moved or nested. */
export const damagedPages: fc.Arbitrary<DamagedPage> = fc.record({
  parts: fc.array(fc.constantFrom(...markup), { minLength: 1, maxLength: 3 }),
  damages: fc.array(
    fc.record({ kind: fc.constantFrom(...kinds), element: fc.nat(9999), other: fc.nat(9999) }),
    { minLength: 1, maxLength: 4 },
  ),
});

/** Whether an element contains anything visible or audible. JSON does not count. */
export function shows(host: Element): boolean {
  const seen = host.cloneNode(true);
  if (!(seen instanceof Element)) return false;
  for (const part of seen.querySelectorAll('script,noscript')) part.remove();
  return /\S/.test(seen.textContent ?? '') || seen.querySelector('img,input,button') !== null;
}

export function damage(root: Element, damages: readonly Damage[]): void {
  for (const { kind, element, other } of damages) {
    const all = [...root.querySelectorAll('*')];
    const hit = all[element % all.length];
    const place = all[other % all.length];
    if (!hit || !place) return;
    if (kind === 'deleted') hit.remove();
    else if (kind === 'doubled') hit.after(hit.cloneNode(true));
    else if (hit.contains(place)) continue;
    else if (kind === 'moved') place.before(hit);
    else place.append(hit);
  }
}
