import { createHash } from 'node:crypto';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sheetOf } from './sheets.mjs';

/** `dist/manifest.json`: what a CMS prints into its templates, and what each widget weighs. */
export function describe(results, { root, out }, { entry, core, sheets, files, demo }) {
  const contents = new Map(
    results.flatMap(({ outputFiles }) =>
      outputFiles.map((file) => [relative(out, file.path), file.contents]),
    ),
  );
  const imports = Object.assign({}, ...results.map(({ metafile }) => metafile.outputs));
  const details = (file) => ({
    file,
    integrity: `sha384-${createHash('sha384').update(contents.get(file)).digest('base64')}`,
    brotli: brotliCompressSync(contents.get(file)).length,
  });
  const pulledIn = (file, seen = new Set()) => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { path, kind } of imports[relative(root, join(out, file))]?.imports ?? []) {
      if (kind === 'import-statement') pulledIn(relative(out, resolve(root, path)), seen);
    }
    return seen;
  };
  const widgets = Object.fromEntries(
    Object.entries(files).map(([name, { js, css: stylesheet }]) => {
      const all = [...pulledIn(js), ...(stylesheet ? [stylesheet] : [])].map(details);
      const [{ integrity }] = all;
      const brotli = all.reduce((sum, file) => sum + file.brotli, 0);
      return [
        name,
        { entry: js, integrity, css: stylesheet ?? null, sheet: sheetOf(name), files: all, brotli },
      ];
    }),
  );
  const dialogs = [...contents.keys()]
    .filter((file) => /^dialogs-\w+\.js$/.test(file))
    .flatMap((file) => [...pulledIn(file)])
    .map(details);
  const { krume: css, ...others } = Object.fromEntries(
    Object.entries(sheets).map(([name, file]) => [name, details(file)]),
  );
  return {
    entry: details(entry),
    core: details(core),
    css,
    sheets: others,
    widgets,
    dialogs,
    ...(demo && { demo }),
  };
}
