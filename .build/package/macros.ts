import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { options } from '../options.ts';

/** Writes the markup of the widgets for each template engine into `dist/macros/`. */
export async function buildMacros(root: string): Promise<void> {
  const folder = join(options(root, false).outdir, 'macros');
  const { files } = await tsImport(join(root, 'shared/tools/macros/files.ts'), import.meta.url);
  await rm(folder, { recursive: true, force: true });
  await Promise.all(
    Object.entries<string>(files).map(async ([file, text]) => {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }),
  );
}
