import { whenIdle } from '../../page/when-idle.ts';
import { lazyPart } from '../../registry/widget/index.ts';

const load = lazyPart(() => import('./services.ts'));

/** The work that this page has planned */
const planned = new Set<() => unknown>();
let areStarted = false;

/** Starts the services of the shop when the page is idle, unless another widget has started them. */
export const planServices = () => plan(startServices);

/**
 * Asks the shop for the wishlist, once per page, when the page does not print the visitor's. Until the response, hearts
 * are empty and the count is unknown. Guests have no wishlist: for them the shop is not asked.
 */
export const askForWishlist = () => plan(followWishlist);

/** Loads and starts the services, which keep hearts up to date and send their changes. */
export async function loadServices() {
  const services = await load();
  // Must detect an expired session before a widget sends a change
  await services.watchShop();
  return services;
}

/** Call it when another module starts the services. */
export function noteServicesStart(): void {
  areStarted = true;
}

function plan(start: () => unknown): void {
  if (planned.has(start)) return;
  planned.add(start);
  whenIdle(start);
}

// If loading fails, the next press tries again
const startServices = () => areStarted || loadServices().catch(() => undefined);
const followWishlist = () =>
  loadServices().then((services) => services.followUnknownWishlist(), console.error);

/** Restores the state of a new page; for tests. */
export const resetServices = () => {
  planned.clear();
  areStarted = false;
};
