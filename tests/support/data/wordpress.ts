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

/** Each state follows a comment with its title. */
function readStates(path: string): State[] {
  const [, ...parts] = readFileSync(path, 'utf8').split(/^<!-- (.*) -->\n/m);
  return parts.flatMap((title, index) => (index % 2 ? [] : [{ title, html: parts[index + 1] ?? '' }]));
}

/** The fixtures as WordPress prints them in classic content of an editor, by widget. */
export const classicContent = readContent('classic');

/** The fixtures as WordPress prints them in an HTML block of an author without the right unfiltered_html, by widget. */
export const authorContent = readContent('author');
