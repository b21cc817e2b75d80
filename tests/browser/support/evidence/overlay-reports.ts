import type { Page } from 'playwright-core';
import type { User } from '../user/user.ts';

/** Number of parallel tabs. Each tab waits, because the overlay logs its table a second after the last change. */
const tabs = 4;

/** Opens pages with the debug overlay. Returns the reports of the overlay, each with the path of its page. */
export async function overlayReports(user: User, paths: readonly string[]): Promise<string[]> {
  // Allows the overlay's messages, which are the result, and layout shifts of its growing panel
  user.allow(/Krume: /, /console (log|table|info)/, /^layout shift/);
  const reports: string[] = [];
  const left = [...paths];
  const visitAll = async () => {
    const page = await user.openTab('about:blank');
    for (let path = left.shift(); path !== undefined; path = left.shift())
      reports.push(...(await reportsOn(page, path)));
    await page.close();
  };
  await Promise.all(Array.from({ length: tabs }, visitAll));
  return reports;
}

async function reportsOn(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  const read = (text: string) => {
    if (text.includes('Krume: ')) found.push(`${path}: ${text}`);
  };
  const onConsole = (message: { type(): string; text(): string }) => {
    if (['error', 'warning'].includes(message.type())) read(message.text());
  };
  const onError = (error: Error) => read(error.message);
  page.on('console', onConsole);
  page.on('pageerror', onError);
  const settled = page.waitForEvent('console', (message) => message.type() === 'table');
  settled.catch(() => undefined);
  await page.goto(`${path}?krume=debug`);
  // Some pages redirect guests to the login page, without the parameter for the overlay
  if (page.url().includes('krume=debug')) {
    await settled;
    await page.getByRole('region', { name: /^Prüfansicht/ }).waitFor();
  }
  page.off('console', onConsole);
  page.off('pageerror', onError);
  return found;
}
