import { rows, thousands } from './markdown.ts';
import type { Results } from './results.ts';

interface ThemePage {
  scripts: number;
  /** Brotli bytes of scripts; `css` are Brotli bytes of styles */
  js: number;
  css: number;
}

/** Only Shopify can render Shopify themes, so these figures are copied instead of measured. */
const themes: readonly { name: string; list: ThemePage; product: ThemePage }[] = [
  {
    name: 'Dawn',
    list: { scripts: 11, js: 13_234, css: 26_131 },
    product: { scripts: 15, js: 16_927, css: 27_939 },
  },
  {
    name: 'Horizon',
    list: { scripts: 48, js: 52_851, css: 7431 },
    product: { scripts: 46, js: 49_705, css: 7431 },
  },
];

/** A table that compares pages of Shopify themes with pages of the demo. */
export function renderThemes({ pages }: Results): string {
  const cells = ({ scripts, bytes }: { scripts: number; bytes: number }) => [
    String(scripts),
    thousands(bytes),
  ];
  const ofTheme = ({ scripts, js, css }: ThemePage) => cells({ scripts, bytes: js + css });
  const ofKrume = (name: string) => {
    const page = pages.list.find((each) => each.name === name);
    if (!page) throw new Error(`The page "${name}" was not measured: npm run bench -- --pages --write`);
    return cells(page);
  };
  return [
    rows(
      ['Theme', 'List page: scripts', 'List page: bytes', 'Product page: scripts', 'Product page: bytes'],
      [
        ['Krume', ...ofKrume('product list'), ...ofKrume('product')],
        ...themes.map(({ name, list, product }) => [name, ...ofTheme(list), ...ofTheme(product)]),
      ],
    ),
    'The table shows the number of scripts, and the Brotli bytes of scripts and styles. For Krume, the table counts the files that a first visit fetches until the page is idle, without the theme of the demo. Dawn and Horizon are themes of Shopify, in the versions of November 2026. The rows of Dawn and Horizon count all scripts and styles that a page includes, minified and compressed with Brotli, so they contain the complete theme.',
  ].join('\n\n');
}
