import { type Browser, chromium } from 'playwright-core';
import { findChromium, flags } from '../browser/support/browser/chromium.ts';

export async function launch(): Promise<Browser> {
  const { executablePath, env } = await findChromium(process.env);
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args: [...flags] });
}
