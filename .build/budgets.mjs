/** What every page of the shop has once it is idle. */
const everyPage = ['loader', 'styles', 'heart-toggle', 'cart-flyout', 'wishlist-entry', 'dialogs'];

/**
 * Brotli bytes with all that is pulled in: what a shopper on a train waits for.
 *
 * The loader was planned at 2 kB with its first four widgets. Each one more is a name, two hashes and a moment to
 * load it in the loader's catalogue: 18 bytes, 20 at most.
 *
 * The heart was planned at 12 kB and the list at 20 kB. Preact 11 with hooks and compat alone is 6.4 kB, nanostores
 * and the parts of valibot in use 1.8 kB more; what is ours has been cut to 4.6 kB. So they were 13 and 21.5 kB.
 *
 * Since then the stylesheet of all pages has the server HTML of 17 widgets, 4.4 kB where it was 2.3, and a list has
 * items that appear, 0.6: together 24.6 kB. It is one stylesheet for the whole shop, fetched once.
 *
 * The product page was planned at 30 kB. What it shares with every page is 24 kB of that; variants, options and
 * their checks are 11.9 kB, the gallery 2.1, tabs, texts and prices 2.7.
 */
const budgets = [
  { what: 'loader', of: ['loader'], limit: 2_000, perWidget: 20, included: 4 },
  { what: 'first heart', of: ['heart-toggle'], limit: 13_000 },
  { what: 'product list page after idle', of: [...everyPage, 'appear-list'], limit: 24_600 },
  {
    // The slider and the lightbox, which come when they are seen or asked for, are not in it
    what: 'product page after idle',
    of: [
      ...everyPage,
      'product-configurator',
      'product-summary',
      'product-gallery',
      'product-tabs',
      'read-more',
    ],
    limit: 40_800,
  },
];

/** Prints every budget; false when one is exceeded. */
export function checkBudgets({ entry, css, dialogs, widgets }) {
  const parts = { loader: [entry], styles: [css], dialogs };
  const filesOf = (part) => parts[part] ?? widgets[part]?.files ?? [];
  const rows = budgets.map(({ what, of, limit: base, perWidget = 0, included = 0 }) => {
    const limit = base + perWidget * Math.max(0, Object.keys(widgets).length - included);
    const files = new Map(of.flatMap(filesOf).map(({ file, brotli }) => [file, brotli]));
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
    return {
      what,
      'brotli bytes': bytes,
      budget: limit,
      '': bytes > limit ? `OVER by ${bytes - limit}` : 'ok',
    };
  });
  console.table(rows);
  return rows.every((row) => row[''] === 'ok');
}
