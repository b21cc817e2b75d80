import { join } from 'node:path';
import { createSite } from '../../server/server.ts';
import { findPrograms } from './find-programs.ts';
import { startWordPressSite } from './site.ts';

// Starts WordPress with the plugin, and the demo shop behind it: `npm run wordpress`, docs/hosts/wordpress.md

const programs = findPrograms();
if (!('php' in programs)) {
  console.error(`These are not installed: ${programs.join(', ')}. See docs/hosts/wordpress.md.`);
  process.exit(1);
}
const dist = join(import.meta.dirname, '../../../dist');
const starting = startWordPressSite({
  programs,
  dist,
  shop: createSite({ dist }),
  port: Number(process.env.PORT || 8080),
});
let isStopping = false;
const stop = async () => {
  // npm sends a second signal after Ctrl+C, which is ignored
  if (isStopping) return;
  isStopping = true;
  try {
    await (await starting).close();
  } finally {
    process.exit();
  }
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
const site = await starting;
site.setCaching(process.env.PAGE_CACHE === 'on');
console.log(`WordPress: ${site.url}
Administration: ${site.url}/wp-admin/ (admin, gipfeli)`);
