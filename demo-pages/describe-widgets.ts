import type { WidgetDocs } from '../fixtures/docs/widget-docs.ts';
import type { DefinedWidget, PropsSchema } from '../shared/registry/widget/index.ts';
import { propRows } from './prop-rows.ts';
import type { CatalogueEntry } from './shop/catalogue-entry.ts';

/** The catalogue of widgets, each with its schema. */
type DefinedCatalogue = Readonly<
  Record<
    string,
    { on: string; load(): Promise<{ default: Pick<DefinedWidget<PropsSchema>, 'mode' | 'props'> }> }
  >
>;

/**
 * What the page `/widgets` shows: every widget with its docs, in the order of the docs.
 *
 * @throws when a widget has no docs or no fixture, when docs have no widget, or when its props and docs differ
 */
export async function describeWidgets(
  catalogue: DefinedCatalogue,
  docs: Readonly<Record<string, WidgetDocs>>,
): Promise<CatalogueEntry[]> {
  const missing = Object.keys(catalogue).find((name) => !docs[name]?.fixtures.length);
  if (missing) throw Error(`The widget "${missing}" has no fixture: see fixtures/docs/`);
  return Promise.all(
    Object.entries(docs).map(async ([name, { title, description, props, fixtures }]) => {
      const entry = catalogue[name];
      if (!entry) throw Error(`fixtures/docs/ describes "${name}", but there is no such widget`);
      const { default: widget } = await entry.load();
      return {
        name,
        title,
        description,
        mode: widget.mode,
        on: entry.on,
        fixtures: [...fixtures],
        props: propRows(widget.props, props),
      };
    }),
  );
}
