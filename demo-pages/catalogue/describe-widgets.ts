import type { WidgetDocs } from '../../fixtures/widget-docs.ts';
import type { Contracts } from '../../shared/diagnostics/contract.ts';
import type { DefinedWidget, PropsSchema } from '../../shared/registry/widget/index.ts';
import type { CatalogueEntry } from '../shop/product/catalogue-entry.ts';
import { propRows } from './prop-rows.ts';

type DefinedCatalogue = Readonly<
  Record<
    string,
    { on: string; load(): Promise<{ default: Pick<DefinedWidget<PropsSchema>, 'mode' | 'props'> }> }
  >
>;

/**
 * Describes every widget, with its docs and contract, in the order of the docs.
 *
 * @throws an error that names the file and the widget if a widget has no docs or no fixture, if docs have no widget, if
 * a widget cannot be loaded, or if the props and the docs differ
 */
export async function describeWidgets(
  catalogue: DefinedCatalogue,
  docs: Readonly<Record<string, WidgetDocs>>,
  contracts: Contracts = {},
): Promise<CatalogueEntry[]> {
  const missing = Object.keys(catalogue).find((name) => !Object.hasOwn(docs, name));
  if (missing) throw Error(`There is no ${docsFile(missing)} for the widget "${missing}"`);
  return Promise.all(
    Object.entries(docs).map(async ([name, { props, fixtures, ...texts }]) => {
      const file = docsFile(name);
      const entry = catalogue[name];
      if (!entry) throw Error(`${file}: widgets/catalogue.ts does not name a widget "${name}"`);
      if (!fixtures.length) throw Error(`${file}: the widget "${name}" has no fixture`);
      const { default: widget } = await entry.load().catch((cause) => {
        throw Error(`widgets/${name}/index.ts cannot be loaded without a page: ${cause}`, { cause });
      });
      return {
        name,
        ...texts,
        mode: widget.mode,
        on: entry.on,
        ...contracts[name],
        fixtures: [...fixtures],
        props: propRows(widget.props, props, file),
      };
    }),
  );
}

const docsFile = (name: string) => `fixtures/docs/${name}.ts`;
