import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outputs } from './outputs.ts';

/** Whether a file contains the legal comments that esbuild has extracted from bundled sources. */
export const isLegal = (file: string): boolean => file.endsWith('.LEGAL.txt');

const allowed = /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/;

/**
 * The licence of the fonts in the demo's theme. Only fonts may have this licence; the bundle contains no
 * fonts.
 */
const allowedFonts = 'OFL-1.1';

/** The folder of esbuild, whose helper functions are in the built files but not in the metafile. */
const builder = 'node_modules/esbuild';

/**
 * The notice for Lucide, which is not an installed package, because its icons were copied into the style
 * sheets.
 */
const drawings = { title: 'Lucide (icons)', licence: 'ISC', text: 'lucide' };

interface Notice {
  /** Name, version and SPDX identifier of the package, for example `valibot 1.5.0: MIT` */
  title: string;
  text: string;
}

/**
 * Returns the text of `LICENSES.txt`, which lists every package in the built files with its licence. Throws
 * if a package has no licence text, or a licence that is not allowed in the bundle.
 */
export async function describeLicenses(outputs: Outputs, root: string): Promise<string> {
  const files = [...outputs.values()];
  const isDemo = ({ file }: { file: string }) => file.startsWith('demo/');
  const bundled = packagesOf(files.filter((file) => !isDemo(file)));
  const demo = packagesOf(files.filter(isDemo)).filter((folder) => !bundled.includes(folder));
  const notices = (folders: readonly string[]) => noticesOf(root, folders);
  const { title, licence, text } = drawings;
  const icons = { title: `${title}: ${licence}`, text: await kept(root, text) };
  const comments = files.filter(({ file }) => isLegal(file)).map(({ contents }) => legalText(contents));
  return [
    'Third-party software in this bundle',
    ...joined([...(await notices([...bundled, builder].sort())), icons]),
    ...[...new Set(comments)].sort(),
    'Third-party software and fonts in demo/, which is no part of the bundle',
    ...joined(await notices(demo)),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
}

/**
 * Returns the text of `tools/LICENSES.txt`, which lists every package in the command line. Pages do not load
 * the command line.
 */
export const describeToolLicenses = async (
  files: readonly { inputs: object }[],
  root: string,
): Promise<string> =>
  [
    'Third-party software in the command line',
    ...joined(await noticesOf(root, [...packagesOf(files), builder].sort())),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);

const noticesOf = (root: string, folders: readonly string[]): Promise<Notice[]> =>
  Promise.all(folders.map((folder) => noticeOf(root, folder)));

/**
 * Returns the folders of all packages in these files, sorted, for example `node_modules/@nanostores/react`.
 */
function packagesOf(files: readonly { inputs: object }[]): string[] {
  const inputs = files.flatMap((file) => Object.keys(file.inputs));
  const folders = inputs.flatMap((input) => /(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? []);
  // A file loaded by a plugin has the plugin's namespace as a prefix: `inline-styles:node_modules/…`
  return [...new Set(folders.map((folder) => folder.replace(/^[\w-]+:/, '')))].sort();
}

async function noticeOf(root: string, folder: string): Promise<Notice> {
  const { name, version, license } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  const isFont = name.startsWith('@fontsource');
  if (!allowed.test(license) && !(isFont && license === allowedFonts))
    throw Error(`${name} has the licence ${license}, which the bundle may not carry: .build/licenses.ts`);
  const files = (await readdir(join(root, folder))).filter((file) =>
    /^(?:licen[cs]e|copying|notice)/i.test(file),
  );
  const texts = files.sort().map((file) => readFile(join(root, folder, file), 'utf8'));
  const hasLicense = files.some((file) => !/^notice/i.test(file));
  if (!hasLicense) texts.unshift(kept(root, name));
  return { title: `${name} ${version}: ${license}`, text: (await Promise.all(texts)).join('\n\n') };
}

/**
 * Returns a licence text that was copied from the package's repository, because the published package has
 * none.
 */
async function kept(root: string, name: string): Promise<string> {
  const file = `.build/licenses/${name}.txt`;
  if (!existsSync(join(root, file)))
    throw Error(`${name} is published without a licence text: put that of its repository into ${file}`);
  return readFile(join(root, file), 'utf8');
}

/** Prints a licence text only once if several packages share the text, under the titles of these packages. */
function joined(notices: readonly Notice[]): string[] {
  const titles = new Map<string, string[]>();
  for (const { title, text } of notices) {
    const plain = text.replaceAll('\r', '').trim();
    titles.set(plain, [...(titles.get(plain) ?? []), title]);
  }
  return [...titles].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
}

const legalText = (contents: Uint8Array) =>
  new TextDecoder()
    .decode(contents)
    .replace(/^Bundled license information:/, 'Notices in the sources')
    .trim();
