import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `CHROME`, else the system's Chromium, else the one from npm. */
export async function launch(): Promise<Browser> {
  const installed = [process.env.CHROME, '/usr/bin/chromium'].find((path) => path && existsSync(path));
  const executablePath = installed ?? (await (await import('@sparticuz/chromium')).default.executablePath());
  return chromium.launch({ executablePath, args: flags });
}
