import { execFile } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

export interface Chromium {
  executablePath: string;
  /** Environment variables for the browser process */
  env: Record<string, string>;
}

/** Disables background work and network requests of the browser itself */
export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Bytes of shared memory that a browser needs. Containers have 64 MB by default, which is too little */
const enough = 1024 ** 3;

/** Whether this machine has enough shared memory for a browser. */
function sharesMemory(): boolean {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= enough;
}

export function launch({ executablePath, env }: Chromium): Promise<Browser> {
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    // Text with subpixel rendering takes a third longer to draw, and no test checks it
    args: [...flags, '--enable-features=BackForwardCache', '--disable-lcd-text'],
    ignoreDefaultArgs: [
      // Playwright disables the back/forward cache by default, but shoppers' browsers have it
      '--disable-back-forward-cache',
      // With this flag, which Playwright sets, the browser's processes share drawn tiles through files on disk
      ...(sharesMemory() ? ['--disable-dev-shm-usage'] : []),
    ],
  });
}

/**
 * Finds the browser for tests: `$CHROME` if set, otherwise the headless Chromium from npm, which needs half the CPU
 * time but runs only on Linux x64. On other machines, the installed browser.
 */
export async function findChromium(environment: NodeJS.ProcessEnv): Promise<Chromium> {
  if (environment.CHROME) return { executablePath: environment.CHROME, env: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { executablePath: '/usr/bin/chromium', env: {} };
  const folder = await unpackBundled();
  const libraries = [join(folder, 'al2023/lib'), environment.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

/**
 * Unpacks the binary, its libraries and fonts once per version. The folder gets its final name last, so that no other
 * test run uses an incomplete folder.
 */
async function unpackBundled(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const version = await packageVersion(dirname(main));
  const folder = join(tmpdir(), `krume-chromium-${version}`);
  if (existsSync(folder)) return folder;
  const fresh = await mkdtemp(`${folder}-`);
  // The package unpacks into the system's temporary folder, and unpacks libraries only on AWS. Environment variables of
  // a separate process change both
  const unpack = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    timeout: 120_000,
  });
  await writeFile(join(fresh, 'fonts/fonts.conf'), fontConfiguration(join(folder, 'fonts/fonts')));
  await rename(fresh, folder).catch(async (error: unknown) => {
    // Another test run has already unpacked the same version
    await rm(fresh, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

/**
 * A font configuration for the unpacked fonts. The package's own configuration searches folders that exist only on AWS.
 */
const fontConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir>${folder}-cache</cachedir>
</fontconfig>
`;

async function packageVersion(folder: string): Promise<string> {
  const file = join(folder, 'package.json');
  const content: unknown = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
  if (typeof content === 'object' && content && 'version' in content) return String(content.version);
  return packageVersion(dirname(folder));
}
