import { afterAll, vi } from 'vitest';
import { resetStores } from '../shop/stores.ts';
import { settled } from './page.ts';
import { renewPage } from './renew-page.ts';
import { followTimeouts } from './timeouts.ts';

// Files of the project `stateful` share a worker, its modules, and the page that these have read natives from. A setup file
// runs before each of them.

const clearTimeouts = followTimeouts();

/** The next file begins with a new page. */
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // What was under way ends, and changes nothing on the new page
  resetStores();
  await settled();
  clearTimeouts();
  resetStores();
  renewPage();
});
