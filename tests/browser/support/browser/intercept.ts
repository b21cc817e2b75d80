import type { Page } from 'playwright-core';

/** Requests for a widget's chunk, later tries included. */
export const chunkUrl = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js(\\?again\\d+)?$`);
/** Anything of the bundle but the loader. */
export const anyChunkUrl = /\/assets\/(?!krume-|demo\/)[^/]*\.js(\?again\d+)?$/;
/** Calls for the whole cart. */
export const cartUrl = /\/rest\/cart\/$/;
/** Calls for one item of the cart. */
export const cartItemUrl = /\/rest\/cart\/item\/[^/]+$/;

/** Holds requests back until they are released, as a slow train does. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Refuses requests until it is told to let them through. The route stays: where it is taken away, what another part of the
 * page asks for in that moment may never be answered.
 */
export async function refuseRequests(page: Page, url: RegExp): Promise<() => void> {
  let isRefused = true;
  await page.route(url, (route) => (isRefused ? route.abort() : route.continue()));
  return () => {
    isRefused = false;
  };
}
