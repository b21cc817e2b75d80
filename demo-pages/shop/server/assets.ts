import { array, boolean, type InferOutput, object, optional, record, string, unknown } from 'valibot';

export interface Asset {
  href: string;
  integrity?: string | undefined;
}

export interface Assets {
  styles: Asset[];
  /** Page style for the server HTML of each widget, by widget name */
  pageStyles?: Readonly<Record<string, Asset>> | undefined;
  /** Page style for transitions between pages */
  transitions?: Asset | undefined;
  /** Rules for the links that browsers may prerender */
  speculationRules?: unknown;
  /** Fonts of the theme, preloaded in parallel with the styles */
  fonts?: string[] | undefined;
  /** The bundle's loader; undefined before the first build, when pages have no JavaScript */
  script?: Asset | undefined;
  /** Scripts of the widgets that start with the page, by widget name; preloaded in parallel with the loader */
  preloads?: Readonly<Record<string, readonly Asset[]>> | undefined;
  /** Script of the analytics stand-in */
  tag?: string | undefined;
  /** Script of the map stand-in */
  maps?: string | undefined;
  /** Script of the bot-check stand-in */
  check?: string | undefined;
  panel?: string | undefined;
  catalogue?: string | undefined;
  playground?: Readonly<Record<'editor' | 'preview', string>> | undefined;
  /** Script that reloads the page after a source changes; only in development */
  liveReload?: string | undefined;
}

const file = object({ file: string(), integrity: optional(string()) });

/** The fields of `dist/manifest.json` that pages need. */
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

/** Converts file names from the manifest to URLs below `/assets/`. */
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
