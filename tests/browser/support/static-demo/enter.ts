import type { APIRequestContext, BrowserContext, Page } from 'playwright-core';

type Options = Parameters<APIRequestContext['post']>[1];

/**
 * Opens the static demo for a new visitor and waits for the service worker. The test's own requests also go to the
 * service worker, because the host has only files.
 *
 * @param root URL of the demo without a trailing slash
 */
export async function enterDemo(context: BrowserContext, root: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${root}/datenschutz/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const send = (method: string) => async (path: string, options: Options) => {
    const { form, data, headers } = options ?? {};
    const body = form ? new URLSearchParams(Object.entries(form).map(([k, v]) => [k, String(v)])) : undefined;
    const type = form
      ? { 'Content-Type': 'application/x-www-form-urlencoded' }
      : { 'Content-Type': 'application/json' };
    const init = {
      method,
      headers: { ...(method !== 'GET' && type), ...headers },
      body: body?.toString() ?? (data === undefined ? null : JSON.stringify(data)),
    };
    const [status, text] = await page.evaluate(
      async ([url, request]) => {
        const response = await fetch(url, request);
        return [response.status, await response.text()] as const;
      },
      [root + path, init] as const,
    );
    return {
      ok: () => status < 400,
      status: () => status,
      text: async () => text,
      json: async () => JSON.parse(text),
    };
  };
  Object.assign(context.request, { get: send('GET'), post: send('POST'), delete: send('DELETE') });
}

/**
 * Adapts a tab to the demo's folder: the test opens and expects the paths of the shop, without the folder and the
 * trailing slash.
 */
export function openBelow(page: Page, root: string): void {
  const open = page.goto.bind(page);
  page.goto = (path, options) => open(path.startsWith('/') ? root + path : path, options);
  const wait = page.waitForURL.bind(page);
  page.waitForURL = (url, options) =>
    wait(typeof url === 'string' ? url.replace(/(?<=\w)(?=$|\?)/, '{,/}') : url, options);
}
