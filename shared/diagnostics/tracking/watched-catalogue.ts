import type { Catalogue, Widget } from '../../registry/catalogue.ts';

/** Errors of fetching code; all others come from a widget that has arrived. */
export type LoadErrors = WeakSet<object>;

/** The same catalogue, with a note of what could not be fetched. */
export function watchedCatalogue(
  catalogue: Catalogue,
  errors: LoadErrors,
  loaded: (name: string, widget: Widget) => void,
): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([name, entry]) => {
      const load: typeof entry.load = async (again) => {
        try {
          const module = await entry.load(again);
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
