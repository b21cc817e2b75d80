import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '../../../fixtures/wordpress');

interface State {
  title: string;
  html: string;
}

/** The fixtures as WordPress prints them in classic content, by widget. */
export const classicContent: Readonly<Record<string, readonly State[]>> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [basename(file, '.html'), readStates(file)]),
);

/** Each state follows a comment with its title. */
function readStates(file: string): State[] {
  const [, ...parts] = readFileSync(join(folder, file), 'utf8').split(/^<!-- (.*) -->\n/m);
  return parts.flatMap((title, index) => (index % 2 ? [] : [{ title, html: parts[index + 1] ?? '' }]));
}
