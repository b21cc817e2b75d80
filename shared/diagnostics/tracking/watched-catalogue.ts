import type { Catalogue, Widget } from '../../registry/catalogue.ts';

/** Errors from loading code. All other errors come from a loaded widget. */
export type LoadErrors = WeakSet<object>;

/** Wraps a catalogue to record loaded widgets and load errors. */
export function watchedCatalogue(
  catalogue: Catalogue,
  errors: LoadErrors,
  loaded: (name: string, widget: Widget) => void,
): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([name, entry]) => {
      const load: typeof entry.load = async () => {
        try {
          const module = await entry.load();
          loaded(name, module.default);
          return module;
        } catch (error) {
          if (typeof error === 'object' && error) errors.add(error);
          throw error;
        }
      };
      return [name, { ...entry, load }];
    }),
  );
}
