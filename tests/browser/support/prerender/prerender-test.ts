import { test } from '../../test.ts';
import { openPrerenderingTab } from '../browser/prerendering-tab.ts';

/** A test with a tab in a separate browser, which prerenders pages. */
export const prerenderTest = test.extend('tab', async ({ run }, { onCleanup }) => {
  const tab = await openPrerenderingTab(run.chromium);
  onCleanup(() => tab.close());
  return tab;
});
