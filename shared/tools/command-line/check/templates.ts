import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkText } from '../../../text/tools/check.ts';
import type { Template } from '../../check/check-template.ts';
import { describeFailure } from '../../connection/describe-failure.ts';
import { WrongUse } from '../wrong-use.ts';

/** Extensions of templates in folders. A file that is given by its own path may have any extension. */
const extension = /\.(?:html?|xhtml|twig|j2|jinja2?|njk|liquid|hbs|handlebars|mustache|php|phtml)$/i;

/** Folders that contain no templates of the project itself. */
const skipped = /^(?:node_modules|vendor|\..*)$/;

/** The paths of all templates in the given files and folders, and the given URLs, in order and without duplicates. */
export async function findTemplates(names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map((name) => (isUrl(name) ? [name] : pathsOf(name))));
  return [...new Set(found.flat())];
}

const isUrl = (name: string) => /^https?:\/\//.test(name);

async function pathsOf(path: string): Promise<string[]> {
  const about = await stat(path).catch(() => undefined);
  if (!about) throw new WrongUse(checkText.notFound(path));
  if (!about.isDirectory()) return [path];
  const paths = await pathsIn(path);
  if (!paths.length) throw new WrongUse(checkText.noFiles(path));
  return paths;
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const paths = await Promise.all(
    entries
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(async (entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return skipped.test(entry.name) ? [] : pathsIn(path);
        return extension.test(entry.name) ? [path] : [];
      }),
  );
  return paths.flat();
}

/** Reads a file, or fetches a page. Reading synchronously takes a tenth of the time, and nothing else runs meanwhile. */
export const readTemplate = async (name: string, isServed: boolean): Promise<Template> =>
  isUrl(name)
    ? { name, text: await fetchPage(name), isServed: true }
    : { name, text: readFileSync(name, 'utf8'), isServed };

/** Milliseconds */
const timeout = 15_000;

async function fetchPage(url: string): Promise<string> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw new WrongUse(checkText.status(answer.status));
    return await answer.text();
  } catch (error) {
    throw new WrongUse(checkText.notFetched(url, describeFailure(error)));
  }
}
