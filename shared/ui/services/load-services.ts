import { whenIdle } from '../../page/when-idle.ts';
import { importWithRetry } from '../../registry/widget/index.ts';
import { servicesStarted } from './services-started.ts';

type Services = typeof import('./services.ts');

let isPlanned = false;
let loading: Promise<Services> | undefined;

/** Starts the services of the shop when the page is idle, unless another widget has started them. */
export function planServices(): void {
  if (isPlanned) return;
  isPlanned = true;
  // If loading fails, the next press tries again
  whenIdle(() => servicesStarted() || loadServices().catch(() => undefined));
}

/** Loads and starts the services, which keep hearts up to date and send their changes. */
export function loadServices(): Promise<Services> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Services> {
  const services = await importWithRetry(() => import('./services.ts'));
  // A change must not be sent before an expired session is noticed
  await services.watchShop();
  return services;
}

/** Restores the state of a new page; for tests. */
export const resetServices = () => {
  isPlanned = false;
  loading = undefined;
};
