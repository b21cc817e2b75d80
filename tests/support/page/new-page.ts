import { afterAll, vi } from 'vitest';
import { resetStores } from '../shop/stores.ts';
import { followTasks } from './follow-tasks.ts';
import { settled } from './page.ts';
import { renewPage } from './renew-page.ts';

// Files of the project `stateful` share a worker, its modules, and the page from which these have read native
// methods. A setup file runs before each file.

const endTasks = followTasks();

/** The next file starts with a new page. */
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Pending work ends now and does not change the new page
  resetStores();
  await settled();
  endTasks();
  resetStores();
  renewPage();
});
