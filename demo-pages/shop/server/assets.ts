import { array, boolean, type InferOutput, object, optional, record, string, unknown } from 'valibot';

export interface Asset {
  href: string;
  integrity?: string | undefined;
}

/** The files of a page, with complete URLs. */
export interface Assets {
  styles: Asset[];
  /** The page style for a widget's server HTML, by widget name */
  pageStyles?: Readonly<Record<string, Asset>> | undefined;
  /** The page style for transitions between pages */
  transitions?: Asset | undefined;
  /** The links that browsers may prerender */
  speculationRules?: unknown;
  /** Fonts of the theme, preloaded in parallel with the styles */
  fonts?: string[] | undefined;
  /** The bundle's loader; undefined before the first build, when pages have no JavaScript */
  script?: Asset | undefined;
  /** The scripts of each widget that starts with the page, by widget name; preloaded in parallel with the loader */
  preloads?: Readonly<Record<string, readonly Asset[]>> | undefined;
  /** The script of the stand-in for an analytics service */
  tag?: string | undefined;
  /** The script of the stand-in for a map service */
  maps?: string | undefined;
  /** The script of the stand-in for a bot-check */
  check?: string | undefined;
  /** The demo panel's script */
  panel?: string | undefined;
  /** The catalogue page's script */
  catalogue?: string | undefined;
  /** The scripts of the playground and of its preview */
  playground?: Readonly<Record<'editor' | 'preview', string>> | undefined;
  /** Reloads the page when a source changes; only in development */
  liveReload?: string | undefined;
}

const file = object({ file: string(), integrity: optional(string()) });

/** The parts of `dist/manifest.json` that a page needs. */
export const Manifest = object({
  entry: file,
  css: optional(file),
  speculationRules: optional(unknown()),
  pageStyles: optional(record(string(), file), {}),
  widgets: optional(
    record(
      string(),
      object({
        pageStyle: optional(string()),
        preload: optional(boolean(), false),
        files: optional(array(file), []),
      }),
    ),
    {},
  ),
  demo: optional(record(string(), string()), {}),
});
export type Manifest = InferOutput<typeof Manifest>;

/** The URLs of the built files, all below `/assets/`. */
export function manifestAssets({ entry, css, pageStyles, widgets, demo, ...rest }: Manifest): Assets {
  const urlOf = (name: string | undefined) => (name === undefined ? undefined : `/assets/${name}`);
  const asset = ({ file, integrity }: Manifest['entry']) => ({ href: `/assets/${file}`, integrity });
  const styles = [
    ...(demo.theme === undefined ? [] : [{ href: `/assets/${demo.theme}` }]),
    ...(css ? [asset(css)] : []),
  ];
  const stylesOf = Object.entries(widgets).flatMap(([name, { pageStyle = '' }]) => {
    const found = pageStyles[pageStyle];
    return found ? [[name, asset(found)] as const] : [];
  });
  return {
    styles,
    fonts: Object.values(demo).flatMap((file) => (file.endsWith('.woff2') ? [`/assets/${file}`] : [])),
    transitions: pageStyles.transitions && asset(pageStyles.transitions),
    speculationRules: rest.speculationRules,
    pageStyles: Object.fromEntries(stylesOf),
    script: asset(entry),
    preloads: Object.fromEntries(
      Object.entries(widgets).flatMap(([name, { preload, files }]) =>
        preload ? [[name, files.map(asset)] as const] : [],
      ),
    ),
    tag: urlOf(demo.tag),
    maps: urlOf(demo.maps),
    check: urlOf(demo.check),
    panel: urlOf(demo.panel),
    catalogue: urlOf(demo.catalogue),
    playground:
      demo.playground && demo.preview
        ? { editor: `/assets/${demo.playground}`, preview: `/assets/${demo.preview}` }
        : undefined,
    liveReload: urlOf(demo.reload),
  };
}
