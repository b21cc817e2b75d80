import { afterAll, vi } from 'vitest';
import { resetStores } from '../shop/stores.ts';
import { followTasks } from './follow-tasks.ts';
import { settled } from './page.ts';
import { renewPage } from './renew-page.ts';

// Test files of the project `stateful` share a worker, its modules and its page, because the modules have read native
// methods from this page. This setup file runs before each test file.

const endTasks = followTasks();

/** Restores the page, so that the next test file starts with a new one. */
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Ends pending work, which would change the page of the next test file
  resetStores();
  await settled();
  endTasks();
  resetStores();
  renewPage();
});
