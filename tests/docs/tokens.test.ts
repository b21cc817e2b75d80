import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// docs/reference lists the custom properties that a theme may set

const mend = 'The styles have changed: `npm run test:unit -- tests/docs/tokens --update` rewrites the table';

const root = join(import.meta.dirname, '../..');

/** The text between an opening parenthesis and the matching closing parenthesis. */
function inParentheses(text: string, opening: number): string {
  let depth = 0;
  for (let index = opening; index < text.length; index++) {
    if (text[index] === '(') depth++;
    if (text[index] === ')' && --depth === 0) return text.slice(opening + 1, index);
  }
  throw new Error(`Nothing closes the parenthesis at ${opening}`);
}

/** The custom properties, each with its default values and the style sheets that use it. */
async function readTokens() {
  const tokens = new Map<string, { defaults: Set<string>; files: Set<string> }>();
  for (const folder of ['shared', 'widgets']) {
    const files = await readdir(join(root, folder), { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.css')).sort()) {
      const text = await readFile(join(root, folder, file), 'utf8');
      for (const { 0: start, index } of text.matchAll(/var\((?=--krume-)/g)) {
        const [name = '', ...rest] = inParentheses(text, index + start.length - 1).split(',');
        const token = tokens.get(name.trim()) ?? { defaults: new Set(), files: new Set() };
        if (rest.length) token.defaults.add(rest.join(',').replace(/\s+/g, ' ').trim());
        token.files.add(`${folder}/${file}`);
        tokens.set(name.trim(), token);
      }
    }
  }
  return [...tokens].filter(([, { defaults }]) => defaults.size).sort(([a], [b]) => (a < b ? -1 : 1));
}

test('docs/reference/tokens.md lists every custom property that a theme may set, with its defaults', async () => {
  const rows = (await readTokens()).map(([name, { defaults, files }]) => {
    const places = [...files].map((file) => file.replace(/^.*\//, '').replace(/(\.page)?\.css$/, ''));
    return `| \`${name}\` | ${[...defaults].map((text) => `\`${text}\``).join('<br>')} | ${[...new Set(places)].join(', ')} |`;
  });
  const table = `# Custom properties

A theme may set these properties on \`:root\` or on any element around widgets. If you set a background colour, set its text colour, too:
\`--krume-color-raised\` with \`--krume-color-text\`, and \`--krume-color-accent\` with \`--krume-color-accent-text\`.
\`tests/docs/tokens.test.ts\` writes this table.

| Property | Default values | Style sheets that use the property |
| --- | --- | --- |
${rows.join('\n')}
`;
  await expect(table, mend).toMatchFileSnapshot(join(root, 'docs/reference/tokens.md'));
});
