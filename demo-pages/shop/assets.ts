import { type InferOutput, object, optional, record, string } from 'valibot';

interface Style {
  href: string;
  integrity?: string | undefined;
}

/** What a page loads. Addresses are complete. */
export interface Assets {
  styles: Style[];
  /** The sheet that a widget's server HTML needs besides, by the widget's name */
  sheets?: Readonly<Record<string, Style>> | undefined;
  /** The bundle's loader; missing before the first build, when the pages work without JavaScript */
  script?: Style | undefined;
  /** What every widget imports: fetched beside the loader, not after it */
  core?: Style | undefined;
  /** The demo panel's script */
  panel?: string | undefined;
  /** The catalogue page's script */
  catalogue?: string | undefined;
}

const file = object({ file: string(), integrity: optional(string()) });

/** `dist/manifest.json`, as far as a page needs it. */
export const Manifest = object({
  entry: file,
  core: optional(file),
  css: optional(file),
  sheets: optional(record(string(), file), {}),
  widgets: optional(record(string(), object({ sheet: optional(string()) })), {}),
  demo: optional(record(string(), string()), {}),
});
export type Manifest = InferOutput<typeof Manifest>;

/** The addresses of the files that the build lists, all below `/assets/`. */
export function manifestAssets({ entry, core, css, sheets, widgets, demo }: Manifest): Assets {
  const address = (name: string | undefined) => (name === undefined ? undefined : `/assets/${name}`);
  const style = ({ file, integrity }: Manifest['entry']) => ({ href: `/assets/${file}`, integrity });
  const styles = [
    ...(demo.theme === undefined ? [] : [{ href: `/assets/${demo.theme}` }]),
    ...(css ? [style(css)] : []),
  ];
  const sheetsOf = Object.entries(widgets).flatMap(([name, { sheet = '' }]) => {
    const found = sheets[sheet];
    return found ? [[name, style(found)] as const] : [];
  });
  return {
    styles,
    sheets: Object.fromEntries(sheetsOf),
    script: style(entry),
    core: core && style(core),
    panel: address(demo.panel),
    catalogue: address(demo.catalogue),
  };
}
