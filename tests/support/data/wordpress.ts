import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '../../../fixtures/wordpress');

interface State {
  title: string;
  html: string;
}

type Content = Readonly<Record<string, readonly State[]>>;

const readContent = (kind: string): Content =>
  Object.fromEntries(
    readdirSync(join(folder, kind)).map((file) => [
      basename(file, '.html'),
      readStates(join(folder, kind, file)),
    ]),
  );

/** Reads the states of a widget. In the file, a comment with the title precedes each state. */
function readStates(path: string): State[] {
  const [, ...parts] = readFileSync(path, 'utf8').split(/^<!-- (.*) -->\n/m);
  return parts.flatMap((title, index) => (index % 2 ? [] : [{ title, html: parts[index + 1] ?? '' }]));
}

/** The fixtures as WordPress prints classic content of an editor, by widget. */
export const classicContent = readContent('classic');

/** The fixtures as WordPress prints an HTML block of an author without the capability unfiltered_html, by widget. */
export const authorContent = readContent('author');
