import type { Page } from 'playwright-core';
import { bundles } from '../../../../widgets/bundles.ts';

/** Matches the URLs of the bundles of these widgets and of these lazy parts, including retries. */
export const chunkUrl = (...names: readonly string[]) =>
  new RegExp(`/assets/(${names.map(bundleOf).join('|')})-[^/]*\\.js(\\?again\\d+)?$`);

const bundleOf = (name: string) =>
  Object.entries(bundles).find(([, widgets]) => widgets.includes(name))?.[0] ?? name;

/** Matches the URL of any script of the bundle except the loader. */
export const anyChunkUrl = /\/assets\/(?!krume-|demo\/)[^/]*\.js(\?again\d+)?$/;
/** Matches the URL of the whole cart in the API. */
export const cartUrl = /\/rest\/cart\/$/;
/** Matches the URL of a cart item in the API. */
export const cartItemUrl = /\/rest\/cart\/item\/[^/]+$/;

/** Holds requests like a slow connection. Returns a function that releases them. */
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
 * Aborts requests. Returns a function that lets later requests pass. The route is never removed, because removing a
 * route can leave requests hanging.
 */
export async function refuseRequests(page: Page, url: RegExp): Promise<() => void> {
  let isRefused = true;
  await page.route(url, (route) => (isRefused ? route.abort() : route.continue()));
  return () => {
    isRefused = false;
  };
}
