import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { context } from 'esbuild';
import { tsImport } from 'tsx/esm/api';
import { settledAll } from '../../.build/bundle/part.ts';
import { options } from '../../.build/options.ts';

/**
 * Describes the widgets from their schemas and `fixtures/docs/`. The returned object has a method `write` that writes:
 * - `dist/catalogue.json` for the page `/widgets`
 * - `dist/krume.html-data.json` for code editors
 * - JSON schemas in `dist/schemas/`, and `dist/openapi.json`
 * - type declarations in `dist/types/`
 *
 * `write` throws if a widget and its docs differ. The error names the file and the widget.
 */
export async function createWidgetCatalogue(root: string) {
  const { absWorkingDir, alias, define, plugins, preserveSymlinks, outdir } = options(root, false);
  // esbuild bundles the widgets first, because Node cannot import style sheets
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
        export { describeWidgets } from './demo-pages/catalogue/describe-widgets.ts';
        export { htmlData } from './demo-pages/catalogue/html-data.ts';
        export { configurationSchema, propsSchema, readMeanings } from './shared/tools/json-schema/documents.ts';
        export { openApi } from './shared/tools/api/openapi.ts';
        export { printType } from './shared/tools/package/print-type.ts';
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
      const { catalogue, ...built } = await import(`data:text/javascript;base64,${source}`);
      const contracts = await built.readContracts(Object.keys(catalogue));
      const entries = await built.describeWidgets(catalogue, docs, contracts);
      const schemas = await Promise.all(
        Object.keys(catalogue).map(async (name) => {
          const { default: widget } = await catalogue[name].load();
          return [`schemas/${name}.json`, built.propsSchema(widget.props, docs[name])] as const;
        }),
      );
      const text = (file: string) => readFile(join(root, file), 'utf8');
      const configuration = built.configurationSchema(
        built.readMeanings(await text('docs/reference/configuration.md')),
      );
      const types = `${await text('shared/tools/package/events.d.ts')}
/** The page's configuration, in \`<script type="application/json" data-krume-config>\`. */
export interface KrumeConfiguration ${built.printType(configuration)}
`;
      await mkdir(join(outdir, 'schemas'), { recursive: true });
      await mkdir(join(outdir, 'types'), { recursive: true });
      await writeFile(join(outdir, 'types/krume.d.ts'), types);
      const files = {
        'catalogue.json': entries,
        'krume.html-data.json': built.htmlData(entries),
        'schemas/configuration.json': configuration,
        'openapi.json': built.openApi(JSON.parse(await text('shared/tools/api/responses.json'))),
        ...Object.fromEntries(schemas),
      };
      const write = ([file, value]: [string, object]) =>
        writeFile(join(outdir, file), `${JSON.stringify(value, null, 2)}\n`);
      await Promise.all(Object.entries(files).map(write));
    },
    dispose: () => bundle.dispose(),
  };
}
