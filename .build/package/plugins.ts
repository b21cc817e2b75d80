import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { options } from '../options.ts';

/** Copies the WordPress plugin into `dist/`, so that the package contains the plugin. */
export async function copyPlugins(root: string): Promise<void> {
  const folder = join(options(root, false).outdir, 'wordpress/krume');
  await rm(folder, { recursive: true, force: true });
  await cp(join(root, 'demo-pages/hosts/wordpress/krume'), folder, { recursive: true });
}
