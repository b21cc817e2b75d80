import { createRequire } from 'node:module';
import type { CompatData, CompatStatement } from '@mdn/browser-compat-data';
import { target } from '../../../.build/options.ts';

/** MDN's compatibility data. Loaded with `require`, because Vite would transform an import of 17 MB. */
export const bcd: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The data about a name in a part of MDN's data; undefined if the name is unknown. */
export const statement = (tree: object | undefined, name: string): CompatStatement | undefined =>
  Object(Object(tree)[name]).__compat;

/** Parses a browser with its version, in the format of the build's targets: `safari17.4`. */
const read = (name: string): [browser: string, version: number] => {
  const [, browser = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(name) ?? [];
  return [browser, Number(version)];
};

/** The build's targets, and the same versions of mobile browsers. */
export const supported: readonly (readonly [browser: string, version: number])[] = target
  .map(read)
  .flatMap(([browser, version]) =>
    [browser, { chrome: 'chrome_android', firefox: 'firefox_android', safari: 'safari_ios' }[browser]]
      .filter((name) => name !== undefined)
      .map((name) => [name, version] as const),
  );

const number = (version: string) => Number.parseFloat(version.replace('≤', ''));

/** The first version of a browser that has a feature without flag and prefix; undefined if no version has it. */
export function since({ support }: CompatStatement, browser: string): number | undefined {
  const versions = [Reflect.get(support, browser) ?? []]
    .flat()
    .filter((entry, _, all) => {
      const { version_added, version_removed, flags, prefix, alternative_name } = entry;
      const isGone = version_removed && !all.some((next) => next.version_added === version_removed);
      return version_added && !isGone && !flags && !prefix && !alternative_name;
    })
    .map(({ version_added }) => number(String(version_added)))
    .filter((version) => !Number.isNaN(version));
  return versions.length ? Math.min(...versions) : undefined;
}

export const lacking = (feature: CompatStatement | undefined, browsers = supported): string[] =>
  feature
    ? browsers
        .filter(([browser, version]) => (since(feature, browser) ?? Number.POSITIVE_INFINITY) > version)
        .map(([browser]) => browser)
    : [];
