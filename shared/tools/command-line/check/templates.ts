import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkText } from '../../../text/tools/check.ts';
import type { Template } from '../../check/check-template.ts';
import { describeFailure } from '../../connection/describe-failure.ts';
import { UsageError } from '../usage-error.ts';

/** Matches the extensions of templates in folders. A file that is given by its own path may have any extension. */
const extension = /\.(?:html?|xhtml|twig|j2|jinja2?|njk|liquid|hbs|handlebars|mustache|php|phtml)$/i;

/** Matches folders that contain no templates of the project itself. */
const skipped = /^(?:node_modules|vendor|\..*)$/;

/** The paths of all templates in the given files and folders, and the given URLs, in order and without duplicates. */
export async function findTemplates(names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map((name) => (isUrl(name) ? [name] : pathsOf(name))));
  return [...new Set(found.flat())];
}

const isUrl = (name: string) => /^https?:\/\//.test(name);

async function pathsOf(path: string): Promise<string[]> {
  const about = await statOf(path);
  if (!about) throw new UsageError(checkText.notFound(path));
  if (!about.isDirectory()) return [path];
  const paths = await pathsIn(path);
  if (!paths.length) throw new UsageError(checkText.noFiles(path));
  return paths;
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => refuse(folder, error));
  const paths = await Promise.all(
    entries
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(async (entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return skipped.test(entry.name) ? [] : pathsIn(path);
        if (!extension.test(entry.name)) return [];
        // Follows symbolic links to files. Skips other entries: reading a named pipe, for example, would never end
        const isFile = entry.isFile() || (entry.isSymbolicLink() && (await statOf(path))?.isFile());
        return isFile ? [path] : [];
      }),
  );
  return paths.flat();
}

/**
 * Reads a file, or fetches a page. Files are read synchronously, because a synchronous read is ten times as fast, and
 * no other work waits for it.
 */
export const readTemplate = async (name: string, isServed: boolean): Promise<Template> =>
  isUrl(name)
    ? { ...(await fetchPage(name)), isServed: true }
    : { name, text: decode(readBytes(name)), isServed };

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    return refuse(path, error);
  }
}

/** Decodes a file by its byte order mark; without a byte order mark, as UTF-8. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

const statOf = (path: string) => stat(path).catch(() => undefined);

function refuse(path: string, error: unknown): never {
  const { code, message } = Object(error);
  throw new UsageError(
    checkText.notReadable(path, /^E(?:ACCES|PERM)$/.test(code) ? checkText.noRights : message),
  );
}

/**
 * Decodes a page with the charset of its content type, or else of its `<meta>`. Decodes as UTF-8 if the charset is
 * missing or unknown, and if a `<meta>`, which is readable before decoding, says UTF-16.
 */
function decodePage(bytes: ArrayBuffer, type: string): string {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 1024));
  const [, sent] = /charset="?([\w-]+)/i.exec(type) ?? [];
  const [, printed = ''] = /<meta[^>]*charset=["']?([\w-]+)/i.exec(start) ?? [];
  const charset = sent ?? (/^utf-?16/i.test(printed) ? '' : printed);
  try {
    return new TextDecoder(charset || 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Time-out in milliseconds */
const timeout = 15_000;

/** Fetches a page. `name` is the URL after redirects. */
async function fetchPage(url: string): Promise<Pick<Template, 'name' | 'text'>> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new UsageError(checkText.status(response.status));
    const type = response.headers.get('Content-Type') ?? 'text/html';
    if (!/\b(?:html|xml)\b/.test(type)) throw new UsageError(checkText.notHtml(type));
    return { name: response.url || url, text: decodePage(await response.arrayBuffer(), type) };
  } catch (error) {
    throw new UsageError(checkText.notFetched(url, describeFailure(error)));
  }
}
