import type { CatalogueEntry } from '../../registry/catalogue.ts';
import { onAttribute } from '../../registry/schema.ts';
import { planSteps } from '../../registry/triggers.ts';

export interface Strategy {
  /** As in `data-widget-on` */
  on: string;
  /** From the place's own `data-widget-on`, not from the catalogue */
  own: boolean;
  /** The place has a `data-widget-on` that nobody understands */
  isWrong: boolean;
}

const legible = new Map<string, boolean>();

/** When this place loads, and who says so. */
export function strategyOf(host: HTMLElement, entry: CatalogueEntry): Strategy {
  const own = host.getAttribute(onAttribute);
  if (own === null) return { on: entry.on, own: false, isWrong: false };
  return isLegible(own)
    ? { on: own, own: true, isWrong: false }
    : { on: entry.on, own: false, isWrong: true };
}

/** Asks the loader's own reading; what it sets up for it is taken down at once. */
function isLegible(text: string): boolean {
  const known = legible.get(text);
  if (known !== undefined) return known;
  const trial = new AbortController();
  let answer = true;
  try {
    planSteps(text, () => undefined, trial.signal);
  } catch {
    answer = false;
  }
  trial.abort();
  legible.set(text, answer);
  return answer;
}
