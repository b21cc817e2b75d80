/** What every page of the shop has once it is idle. */
const everyPage = ['loader', 'krume.css', 'heart-toggle', 'cart-flyout', 'wishlist-entry', 'dialogs'];

/**
 * Brotli bytes with all that is pulled in: what a shopper on a train waits for.
 *
 * The loader was planned at 2 kB with its first four widgets. Each one more is a name, two hashes and a moment to
 * load it in the loader's catalogue: 18 bytes, 20 at most.
 *
 * The heart was planned at 12 kB and the list at 20 kB. What every page has in its header is in both: its stores and
 * its styles.
 *
 * The product page was planned at 30 kB: variants and options, prices, gallery, tabs and texts. A product with
 * custom options fetches their fields besides, 1 kB, and 2 kB more with a file among them; the contents of the cart
 * flyout and of the lightbox come when they are opened.
 */
const budgets = [
  { what: 'loader', of: ['loader'], limit: 2_000, perWidget: 20, included: 4 },
  { what: 'first heart', of: ['heart-toggle'], limit: 12_000 },
  { what: 'product list page after idle', of: [...everyPage, 'list.css', 'appear-list'], limit: 20_000 },
  {
    // The slider and the lightbox, which come when they are seen or asked for, are not in it
    what: 'product page after idle',
    of: [
      ...everyPage,
      'product.css',
      'product-configurator',
      'product-summary',
      'product-gallery',
      'product-tabs',
      'read-more',
    ],
    limit: 30_000,
  },
];

/** Prints every budget; false when one is exceeded. */
export function checkBudgets({ entry, css, sheets, dialogs, widgets }) {
  const sheetFiles = Object.entries(sheets).map(([name, file]) => [`${name}.css`, [file]]);
  const parts = { loader: [entry], 'krume.css': [css], ...Object.fromEntries(sheetFiles), dialogs };
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
