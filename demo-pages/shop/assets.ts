import { type InferOutput, object, optional, record, string } from 'valibot';

interface Style {
  href: string;
  integrity?: string | undefined;
}

/** What a page loads. Addresses are complete. */
export interface Assets {
  styles: Style[];
  /** The bundle's loader; missing before the first build, when the pages work without JavaScript */
  script?: Style | undefined;
  /** The demo panel's script */
  panel?: string | undefined;
  /** The catalogue page's script */
  catalogue?: string | undefined;
}

const file = object({ file: string(), integrity: optional(string()) });

/** `dist/manifest.json`, as far as a page needs it. */
export const Manifest = object({
  entry: file,
  css: optional(file),
  demo: optional(record(string(), string()), {}),
});
export type Manifest = InferOutput<typeof Manifest>;

/** The addresses of the files that the build lists, all below `/assets/`. */
export function manifestAssets({ entry, css, demo }: Manifest): Assets {
  const address = (name: string | undefined) => (name === undefined ? undefined : `/assets/${name}`);
  const styles = [
    ...(demo.theme === undefined ? [] : [{ href: `/assets/${demo.theme}` }]),
    ...(css ? [{ href: `/assets/${css.file}`, integrity: css.integrity }] : []),
  ];
  return {
    styles,
    script: { href: `/assets/${entry.file}`, integrity: entry.integrity },
    panel: address(demo.panel),
    catalogue: address(demo.catalogue),
  };
}
