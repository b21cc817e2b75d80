import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outputs } from './outputs.ts';

/** Whether esbuild has written the legal comments of bundled sources to this file. */
export const isLegal = (file: string): boolean => file.endsWith('.LEGAL.txt');

const allowed = /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/;

/** Allowed only for the fonts of the demo's theme; the bundle contains no fonts. */
const allowedFonts = 'OFL-1.1';

/** esbuild's helper functions are in the built files, but not in its metafile. */
const builder = 'node_modules/esbuild';

/** The icons in the styles, which were copied and belong to no installed package. */
const drawings = { title: 'Lucide (icons)', licence: 'ISC', text: 'lucide' };

interface Notice {
  /** `valibot 1.5.0`, with the SPDX identifier of its licence */
  title: string;
  text: string;
}

/**
 * The text of `LICENSES.txt`: every package in the built files, with its licence. Throws if a package has no licence
 * text, or a licence that is not allowed in the bundle.
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

/** The text of `tools/LICENSES.txt`: every package in the command line, which pages do not load. */
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

/** The folders of all packages in these files, sorted: `node_modules/@nanostores/react`. */
function packagesOf(files: readonly { inputs: object }[]): string[] {
  const inputs = files.flatMap((file) => Object.keys(file.inputs));
  const folders = inputs.flatMap((input) => /(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? []);
  // Files that a plugin has loaded are prefixed with its namespace: `inline-styles:node_modules/…`
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

/** The licence text of a package that is published without one, copied from its repository. */
async function kept(root: string, name: string): Promise<string> {
  const file = `.build/licenses/${name}.txt`;
  if (!existsSync(join(root, file)))
    throw Error(`${name} is published without a licence text: put that of its repository into ${file}`);
  return readFile(join(root, file), 'utf8');
}

/** Packages of one project share a text, which is printed once under all their titles. */
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
