import { afterAll, vi } from 'vitest';
import { resetPage } from '../shop/stores.ts';
import { followTasks } from './follow-tasks.ts';
import { settled } from './page.ts';
import { renewPage } from './renew-page.ts';

// Runs before each test file of the project `stateful`. These files share a worker with its modules and its page,
// because the modules hold native methods of that page

const endTasks = followTasks();

/** Restores the page for the next test file. */
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Ends pending work, which would change the page of the next test file
  resetPage();
  await settled();
  endTasks();
  resetPage();
  renewPage();
});
