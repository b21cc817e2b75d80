import { assets, catalogue, files, start, version } from 'krume-static-demo';
import { array, parse } from 'valibot';
import { CatalogueEntry } from '../shop/product/catalogue-entry.ts';
import { createRequestHandler } from './handle-request.ts';
import { openState, unkeptState } from './kept-state.ts';
import type { Visitor } from './messages.ts';
import { startTag } from './start-tag.ts';
import { keepFiles, keptFile, removeEarlierFiles } from './version-files.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

// The service worker of the static demo. It runs the shop for one visitor: API calls, forms and pages.

const worker = self as unknown as WorkerScope;
const { origin, pathname: root } = new URL(worker.registration.scope);
const name = `krume-demo ${root}`;

const openShop = async () => {
  const { state, save } = await openState(name, version).catch(unkeptState);
  const shop = createRequestHandler({
    place: { origin, root, url: worker.registration.scope },
    state,
    assets,
    // Loaded on demand, because the catalogue is a third of the data and only one page needs it
    catalogue: async () => {
      const response = await keptFile(new Request(root + catalogue));
      return parse(array(CatalogueEntry), await response.json());
    },
    startTag: ({ isCustomer }) => startTag({ root, start, customer: isCustomer ? '1' : '' }),
  });
  return { ...shop, save };
};
let opening: ReturnType<typeof openShop> | undefined;

function theShop() {
  opening ??= openShop();
  return opening;
}

/** Whether a path is a file of the static host, which the worker does not generate. */
const isFile = (path: string) => /^(?:dienste\/)?(?:assets|artwork)\/|^worker\.js$/.test(path);

async function handle(request: Request): Promise<Response> {
  const shop = await theShop();
  const before = shop.isCustomer();
  const response = await shop.handle(request);
  // The state is saved before the response is returned, because the visitor may reload at once. If the device is full,
  // the previously saved state remains
  await shop.save().catch((error: unknown) => console.warn('The demo is not kept:', error));
  if (shop.isCustomer() !== before) await notifyPages({ isCustomer: shop.isCustomer() });
  return response;
}

/** Makes the worker handle the requests of all open pages, including pages from the static host. */
async function control(): Promise<void> {
  const shop = await theShop();
  await worker.clients.claim();
  await notifyPages({ isCustomer: shop.isCustomer() });
}

async function notifyPages(visitor: Visitor): Promise<void> {
  for (const page of await worker.clients.matchAll()) page.postMessage(visitor);
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([control(), removeEarlierFiles(name, version)]));
});
worker.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keepFiles(name, version, files));
  if (event.data === 'control') event.waitUntil(control());
});
worker.addEventListener('fetch', (event: FetchEvent) => {
  const { request } = event;
  if (!request.url.startsWith(worker.registration.scope)) return;
  const path = new URL(request.url).pathname.slice(root.length);
  if (!isFile(path)) event.respondWith(handle(request));
  else if (path.includes('assets/')) event.respondWith(keptFile(request));
});
