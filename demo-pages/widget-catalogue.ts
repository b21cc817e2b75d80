import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { context } from 'esbuild';
import { tsImport } from 'tsx/esm/api';
import { options } from '../.build/options.ts';
import { settledAll } from '../.build/part.ts';

/**
 * Describes the page `/widgets` from the widgets' schemas and `fixtures/docs/`, in `dist/catalogue.json`, and
 * the attributes for code editors in `dist/krume.html-data.json`.
 * Returns a function that writes the file. It throws when a widget and its docs differ, and names file and
 * widget.
 */
export async function createWidgetCatalogue(root: string) {
  const { absWorkingDir, alias, define, plugins, preserveSymlinks, outdir } = options(root, false);
  // Node cannot import the widgets' style sheets
  const bundle = await context({
    ...{ absWorkingDir, alias, define, plugins, preserveSymlinks },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    stdin: {
      resolveDir: root,
      contents: `
        export { describeWidgets } from './demo-pages/describe-widgets.ts';
        export { htmlData } from './demo-pages/html-data.ts';
        export { catalogue } from './widgets/catalogue.ts';
        export { readContracts } from './widgets/read-contracts.ts';`,
    },
  });
  return {
    async write(): Promise<void> {
      const [{ outputFiles }, { docs }] = await settledAll([
        bundle.rebuild(),
        tsImport(join(root, 'fixtures/index.ts'), import.meta.url),
      ]);
      const source = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
      const { describeWidgets, htmlData, catalogue, readContracts } = await import(
        `data:text/javascript;base64,${source}`
      );
      const contracts = await readContracts(Object.keys(catalogue));
      const entries = await describeWidgets(catalogue, docs, contracts);
      await mkdir(outdir, { recursive: true });
      const write = (file: string, value: object) =>
        writeFile(join(outdir, file), `${JSON.stringify(value, null, 2)}\n`);
      await Promise.all([write('catalogue.json', entries), write('krume.html-data.json', htmlData(entries))]);
    },
    dispose: () => bundle.dispose(),
  };
}
