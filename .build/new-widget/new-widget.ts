import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { namesOf, widgetFiles } from './new-widget-files.ts';

// Run this module with `npm run new-widget branch-pick`

const catalogue = 'widgets/catalogue.ts';
const list = 'docs/editors.md';

/**
 * Writes the files of a new widget, and adds the widget to the catalogue and to the table for editors.
 *
 * @param root the project's folder
 * @param name name in kebab case: `branch-pick`
 * @returns the paths of the files that were written or changed
 * @throws Error if the name is not in kebab case, or if one of the files exists; then nothing is written
 */
export async function newWidget(root: string, name: string): Promise<string[]> {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name))
    throw new Error(`"${name}" is not a widget name. Use lower case and hyphens: branch-pick`);
  const files = Object.entries(widgetFiles(namesOf(name)));
  const taken = files.map(([path]) => path).filter((path) => existsSync(join(root, path)));
  if (taken.length) throw new Error(`These files exist already: ${taken.join(', ')}`);

  const change = async (path: string, edit: (text: string) => string) =>
    [path, edit(await readFile(join(root, path), 'utf8'))] as const;
  const key = name.includes('-') ? `'${name}'` : name;
  const changed = await Promise.all([
    change(catalogue, (text) =>
      insertEntry(text, name, `  ${key}: { on: 'visible', load: () => import('./${name}/index.ts') },\n`),
    ),
    change(list, (text) => text.replace(/^(\| Contents \| .*?) \|$/m, `$1 · \`${name}\` |`)),
  ]);

  const written = [...files, ...changed];
  for (const [path, text] of written) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return written.map(([path]) => path);
}

/** Inserts a line into the catalogue, whose entries are in alphabetical order. */
function insertEntry(text: string, name: string, line: string): string {
  const entries = [...text.matchAll(/^ {2}'?([\w-]+)'?: \{/gm)];
  const next = entries.find(([, existing = '']) => existing > name) ?? /^\} satisfies Catalogue/m.exec(text);
  if (!next) throw new Error(`${catalogue} has no line "} satisfies Catalogue"`);
  return text.slice(0, next.index) + line + text.slice(next.index);
}

const [, script = '', name] = process.argv;
if (script.endsWith('new-widget.ts')) {
  try {
    if (!name) throw new Error('Name the widget: npm run new-widget branch-pick');
    const paths = await newWidget(join(import.meta.dirname, '../..'), name);
    console.log(`${paths.join('\n')}\n
Now: npm start, and open /widgets/${name}
     npm run test:unit -- tests/widgets/${name} tests/fixtures/three-way`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
