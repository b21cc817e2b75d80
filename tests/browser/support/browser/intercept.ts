import type { Page } from 'playwright-core';
import { bundles } from '../../../../widgets/bundles.ts';

/** Matches requests, including retries, for the bundles of these widgets and for these lazy parts. */
export const chunkUrl = (...names: readonly string[]) =>
  new RegExp(`/assets/(${names.map(bundleOf).join('|')})-[^/]*\\.js(\\?again\\d+)?$`);

const bundleOf = (name: string) =>
  Object.entries(bundles).find(([, widgets]) => widgets.includes(name))?.[0] ?? name;

/** Matches any file of the bundle except the loader. */
export const anyChunkUrl = /\/assets\/(?!krume-|demo\/)[^/]*\.js(\?again\d+)?$/;
/** Matches requests for the whole cart. */
export const cartUrl = /\/rest\/cart\/$/;
/** Matches requests for one cart item. */
export const cartItemUrl = /\/rest\/cart\/item\/[^/]+$/;

/** Holds requests until they are released, like a slow connection. */
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
 * Refuses requests until they are allowed. The route stays registered, because requests may hang while a
 * route is removed.
 */
export async function refuseRequests(page: Page, url: RegExp): Promise<() => void> {
  let isRefused = true;
  await page.route(url, (route) => (isRefused ? route.abort() : route.continue()));
  return () => {
    isRefused = false;
  };
}
