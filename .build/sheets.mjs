import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Styles of server HTML that only some templates need: whoever looks through a list does not wait for those of
 * a review's stars. All else is in `krume`, which every page links.
 */
const sheets = {
  list: ['widgets/appear-list', 'widgets/product-slider', 'widgets/sort-select'],
  product: [
    'widgets/product-allergens',
    'widgets/product-configurator',
    'widgets/product-gallery',
    'widgets/product-reviews',
    'widgets/product-summary',
    'widgets/product-tabs',
    'widgets/read-more',
    'widgets/share-buttons',
  ],
  form: ['widgets/product-form'],
  cart: ['shared/ui/lines.css', 'widgets/cart-page', 'widgets/wishlist-page'],
};

/** Widgets that every page, or every product page, mounts: all their styles are in its sheet. One file weighs less than five. */
const whole = ['cart-flyout', 'product-gallery', 'product-tabs', 'read-more'];

/** Whether a widget's own stylesheet is in a sheet, and not fetched with its code. */
export const inSheet = (widget) => whole.includes(widget);

/** The sheet, besides `krume`, that a widget's server HTML needs. */
export function sheetOf(widget) {
  return Object.keys(sheets).find((sheet) => sheets[sheet].includes(`widgets/${widget}`));
}

/** Every sheet as esbuild takes it: what the CMS links in the head, before any widget is mounted. */
export async function sheetSources(root, widgets) {
  const apart = new Set(Object.values(sheets).flat());
  const shared = (await readdir(join(root, 'shared/ui'))).filter((file) => file.endsWith('.css')).sort();
  const common = [...shared.map((file) => `shared/ui/${file}`), ...widgets.map((name) => `widgets/${name}`)];
  const all = { krume: common.filter((part) => !apart.has(part)), ...sheets };
  return Object.entries(all).map(([name, parts]) => {
    const files = parts.flatMap(filesOf);
    const present = files.filter((file) => existsSync(join(root, file)));
    const contents = present.map((file) => `@import './${file}';`).join('\n');
    return [name, { contents, resolveDir: root, sourcefile: `${name}.css`, loader: 'css' }];
  });
}

function filesOf(part) {
  if (part.endsWith('.css')) return [part];
  const name = part.replace('widgets/', '');
  return [`${part}/server.css`, ...(inSheet(name) ? [`${part}/${name}.css`] : [])];
}
