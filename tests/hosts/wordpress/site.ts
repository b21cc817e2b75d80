import { describe } from 'vitest';
import { findPrograms } from '../../../demo-pages/hosts/wordpress/find-programs.ts';
import { startWordPressSite, type WordPressSite } from '../../../demo-pages/hosts/wordpress/site.ts';
import { createSite } from '../../../demo-pages/server/server.ts';
import { withQuickPictures } from '../../browser/support/user/quick-pictures.ts';
import { test as base } from '../../browser/test.ts';

const programs = findPrograms();
const isInstalled = 'php' in programs;

/** Defines tests with WordPress. They are skipped if a program is missing, and the title names the program. */
export const describeWordPress = (tests: () => void): void => {
  const title = isInstalled ? 'WordPress' : `WordPress (not installed: ${programs.join(', ')})`;
  describe.skipIf(!isInstalled)(title, tests);
};

/** A test whose shop serves its pages through WordPress. */
export const test = base
  .extend('site', { scope: 'file' }, async ({ run }, { onCleanup }): Promise<WordPressSite> => {
    if (!isInstalled) throw Error(`Not installed: ${programs.join(', ')}`);
    const shop = withQuickPictures(createSite({ dist: run.dist }));
    const site = await startWordPressSite({ programs, dist: run.dist, shop });
    onCleanup(() => site.close());
    return site;
  })
  .extend('shop', { scope: 'file' }, async ({ site }) => site);
