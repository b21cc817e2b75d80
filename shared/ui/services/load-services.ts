import { whenIdle } from '../../page/when-idle.ts';
import { lazyPart } from '../../registry/widget/index.ts';
import { servicesStarted } from './services-started.ts';

const load = lazyPart(() => import('./services.ts'));

let isPlanned = false;

/** Starts the services of the shop when the page is idle, unless another widget has started them. */
export function planServices(): void {
  if (isPlanned) return;
  isPlanned = true;
  // If loading fails, the next press tries again
  whenIdle(() => servicesStarted() || loadServices().catch(() => undefined));
}

/** Loads and starts the services, which keep hearts up to date and send their changes. */
export async function loadServices() {
  const services = await load();
  // A change must not be sent before an expired session is noticed
  await services.watchShop();
  return services;
}

/** Restores the state of a new page; for tests. */
export const resetServices = () => {
  isPlanned = false;
};
