import { firstView } from '../widgets/bundles.ts';
import type { Strategies } from './bundle/built-catalogue.ts';
import type { PageStyles } from './bundle/styles.ts';
import { findOutput, type Output, type Outputs, withImports } from './outputs.ts';
import { speculationRules } from './speculation-rules.ts';

/** File with the licences of all packages in the bundle, in the same folder as the manifest */
export const licensesFile = 'LICENSES.txt';

interface Bundle {
  bundles: ReadonlyMap<string, readonly string[]>;
  strategies: Strategies;
  styles: PageStyles;
}

/**
 * Returns the contents of `dist/manifest.json`: the files that the CMS links, and the size of each widget.
 */
export function describeBundle(outputs: Outputs, { bundles, strategies, styles }: Bundle) {
  const details = ({ file, integrity, brotli }: Output) => ({ file, integrity, brotli });
  const find = (name: string) => details(findOutput(outputs, name));
  const others = Object.keys(styles).filter((name) => name !== 'every');
  return {
    entry: find('krume.js'),
    core: find('shared/registry/widget/index.ts'),
    css: find('every.css'),
    licenses: licensesFile,
    speculationRules,
    pageStyles: Object.fromEntries(others.map((name) => [name, find(`${name}.css`)])),
    widgets: Object.fromEntries(
      [...bundles]
        .flatMap(([bundle, widgets]) => {
          const entry = findOutput(outputs, `${bundle}.js`);
          const files = [...withImports(outputs, entry)].map(details);
          const brotli = files.reduce((sum, file) => sum + file.brotli, 0);
          return widgets.map((name) => {
            const pageStyle = others.find((style) =>
              styles[style]?.some((file) => file.includes(`widgets/${name}/`)),
            );
            const preload = firstView.includes(name) || /^(load|idle)$/.test(strategies[name] ?? '');
            return [
              name,
              { entry: entry.file, integrity: entry.integrity, pageStyle, preload, files, brotli },
            ] as const;
          });
        })
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    demo: Object.fromEntries(
      [...outputs.values()]
        .filter(({ file, compressed }) => file.startsWith('demo/') && (compressed || file.endsWith('.woff2')))
        .map(({ file, name }) => [name.replace(/^demo\/|\.\w+$/g, ''), file]),
    ),
  };
}
