import type { Page } from 'playwright-core';

/** Requests for a widget's chunk, the second try included. */
export const chunkOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js(\\?again)?$`);
export const stylesOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.css$`);
/** Anything of the bundle but the loader. */
export const anyChunk = /\/assets\/(?!krume-|demo\/)[^/]*\.js(\?again)?$/;

/** Holds a file back until it is released, as a slow train does. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
