import { whenIdle } from '../../page/when-idle.ts';
import { resettable } from '../../registry/resettable.ts';
import { lazyPart } from '../../registry/widget/index.ts';

const load = lazyPart(() => import('./services.ts'));

/** The functions that this page has scheduled; each function runs once */
const planned = new Set<() => unknown>();
let areStarted = false;

/** Starts the services when the page is idle, unless another widget has started them before. */
export const planServices = () => plan(startServices);

/**
 * Requests the visitor's wishlist once per page, for a page whose HTML does not contain the wishlist. Until the
 * response, hearts are empty and the count is unknown. If the visitor is certainly a guest, no request is sent, because
 * guests have no wishlist.
 */
export const askForWishlist = () => plan(followWishlist);

/** Loads and starts the services, which keep hearts up to date and send their changes. */
export async function loadServices() {
  const services = await load();
  // Waits for the services to start, because an expired session must be detected before a widget sends a change
  await services.watchShop();
  return services;
}

/** A module that starts the services without `loadServices` must call this function. */
export function noteServicesStart(): void {
  areStarted = true;
}

function plan(start: () => unknown): void {
  if (planned.has(start)) return;
  planned.add(start);
  whenIdle(start);
}

// If loading fails, the next press of a heart loads the services again
const startServices = () => areStarted || loadServices().catch(() => undefined);
const followWishlist = () =>
  loadServices().then((services) => services.followUnknownWishlist(), console.error);

resettable(() => {
  planned.clear();
  areStarted = false;
});
