import { type Assets, start } from '../shared/registry/index.ts';
import { catalogue } from './catalogue.ts';

/** Set by the build: the hashed files of every widget, relative to this script. */
declare const KRUME_FILES: Record<string, [js: string, css?: string]>;

const address = (file: string) => new URL(file, import.meta.url).href;

const assets: Assets = Object.fromEntries(
  Object.entries(KRUME_FILES).map(([name, [js, css]]) => [
    name,
    { js: address(js), css: css && address(css) },
  ]),
);

if (new URLSearchParams(location.search).get('krume') === 'debug') {
  import('./debug/index.ts').then(({ debug }) => debug(catalogue, assets));
} else {
  start(catalogue, assets);
}
