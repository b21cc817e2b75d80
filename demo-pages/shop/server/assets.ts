import { type InferOutput, object, optional, record, string } from 'valibot';

interface Style {
  href: string;
  integrity?: string | undefined;
}

/** The files of a page, with complete URLs. */
export interface Assets {
  styles: Style[];
  /** The page style for a widget's server HTML, by widget name */
  pageStyles?: Readonly<Record<string, Style>> | undefined;
  /** Fonts of the theme, preloaded in parallel with the styles */
  fonts?: string[] | undefined;
  /** The bundle's loader; undefined before the first build, when pages have no JavaScript */
  script?: Style | undefined;
  /** The core that every widget imports, preloaded in parallel with the loader */
  core?: Style | undefined;
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
  /** Reloads the page when a source changes; only in development */
  liveReload?: string | undefined;
}

const file = object({ file: string(), integrity: optional(string()) });

/** The parts of `dist/manifest.json` that a page needs. */
export const Manifest = object({
  entry: file,
  core: optional(file),
  css: optional(file),
  pageStyles: optional(record(string(), file), {}),
  widgets: optional(record(string(), object({ pageStyle: optional(string()) })), {}),
  demo: optional(record(string(), string()), {}),
});
export type Manifest = InferOutput<typeof Manifest>;

/** The URLs of the built files, all below `/assets/`. */
export function manifestAssets({ entry, core, css, pageStyles, widgets, demo }: Manifest): Assets {
  const address = (name: string | undefined) => (name === undefined ? undefined : `/assets/${name}`);
  const style = ({ file, integrity }: Manifest['entry']) => ({ href: `/assets/${file}`, integrity });
  const styles = [
    ...(demo.theme === undefined ? [] : [{ href: `/assets/${demo.theme}` }]),
    ...(css ? [style(css)] : []),
  ];
  const stylesOf = Object.entries(widgets).flatMap(([name, { pageStyle = '' }]) => {
    const found = pageStyles[pageStyle];
    return found ? [[name, style(found)] as const] : [];
  });
  return {
    styles,
    fonts: Object.values(demo).flatMap((file) => (file.endsWith('.woff2') ? [`/assets/${file}`] : [])),
    pageStyles: Object.fromEntries(stylesOf),
    script: style(entry),
    core: core && style(core),
    tag: address(demo.tag),
    maps: address(demo.maps),
    check: address(demo.check),
    panel: address(demo.panel),
    catalogue: address(demo.catalogue),
    liveReload: address(demo.reload),
  };
}
