import { builtCatalogue } from '../../../shared/registry/built-catalogue.ts';
import type { Catalogue, CatalogueEntry, Mounting, Widget } from '../../../shared/registry/index.ts';

/** A widget that records mounts as `+` and unmounts as `-`, each with the id of the host. */
export function recorder(
  mode: Widget['mode'] = 'enhance',
  onMount?: (mounting: Mounting) => undefined | (() => void),
) {
  const events: string[] = [];
  const mountings: Mounting[] = [];
  const widget: Widget = {
    mode,
    mount(mounting) {
      const undo = onMount?.(mounting);
      events.push(`+${mounting.host.id}`);
      mountings.push(mounting);
      return () => {
        undo?.();
        events.push(`-${mounting.host.id}`);
      };
    },
  };
  return { widget, events, mountings };
}

/** A catalogue entry whose code is already loaded. */
export const entry = (widget: Widget, on = 'load'): CatalogueEntry => ({
  on,
  load: async () => ({ default: widget }),
});

/** A catalogue entry whose code loads or fails when the test calls a function. */
export function slowEntry(widget: Widget, on = 'load') {
  const fetches: string[] = [];
  const waiting: { resolve(module: { default: { code: Widget } }): void; reject(error: Error): void }[] = [];
  const load = (_file: string, again = '') => {
    fetches.push(again);
    return new Promise<{ default: { code: Widget } }>((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const { code } = builtCatalogue([['code', 0, { code: on }]], [], load);
  return {
    entry: code as CatalogueEntry,
    /** The suffix of the URL for each fetch */
    fetches,
    arrive: () => waiting.shift()?.resolve({ default: { code: widget } }),
    refuse: () => waiting.shift()?.reject(new TypeError('Failed to fetch dynamically imported module')),
  };
}

export const only = (name: string, widget: Widget, on?: string): Catalogue => ({ [name]: entry(widget, on) });

/** The states of all widgets on the page in document order. */
export const states = () =>
  [...document.querySelectorAll('[data-widget]')].map((host) => host.getAttribute('data-widget-state'));
