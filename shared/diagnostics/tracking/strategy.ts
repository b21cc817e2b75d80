import type { CatalogueEntry } from '../../registry/catalogue.ts';
import { planSteps } from '../../registry/schedule/triggers.ts';
import { onAttribute } from '../../registry/schema.ts';

export interface Strategy {
  /** The loading strategy in the syntax of `data-widget-on` */
  on: string;
  /** True if the strategy comes from the host's `data-widget-on`, false if it comes from the catalogue */
  own: boolean;
  /** True if the host's `data-widget-on` cannot be parsed */
  isWrong: boolean;
}

const legible = new Map<string, boolean>();

export function strategyOf(host: HTMLElement, entry: CatalogueEntry): Strategy {
  const own = host.getAttribute(onAttribute);
  if (own === null) return { on: entry.on, own: false, isWrong: false };
  return canParse(own) ? { on: own, own: true, isWrong: false } : { on: entry.on, own: false, isWrong: true };
}

/**
 * Whether the loader can parse a loading strategy. Immediately removes the listeners that the loader's function adds.
 */
function canParse(text: string): boolean {
  const known = legible.get(text);
  if (known !== undefined) return known;
  const controller = new AbortController();
  let result = true;
  try {
    planSteps(text, () => undefined, controller.signal);
  } catch {
    result = false;
  }
  controller.abort();
  legible.set(text, result);
  return result;
}
