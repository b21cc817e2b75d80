// @ts-check
// Builds the bundle into dist/; `.build/README.md` explains how.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';

const unregister = register();
const { createBundler } = await import('./.build/bundle/bundle.ts');
const { buildMacros } = await import('./.build/package/macros.ts');
const { copyPlugins } = await import('./.build/package/plugins.ts');
const { buildStaticDemo } = await import('./.build/static-demo.ts');
const { buildTools } = await import('./.build/package/tools.ts');
const { recordSizes } = await import('./.build/sizes/sizes.ts');
const { createWidgetCatalogue } = await import('./demo-pages/catalogue/widget-catalogue.ts');
const { startDevelopment } = await import('./demo-pages/server/development.ts');
const { settledAll } = await import('./.build/bundle/part.ts');
await unregister(); // Later imports are JavaScript, which tsx's hooks would load three times as slowly

const known = {
  '--serve': 'serves the demo shop on PORT (4173 by default)',
  '--watch': 'serves it, rebuilds and reloads the page when a source changes',
  '--react': 'builds the same sources on real React, into dist/react/',
  '--fresh': 'deletes dist/ first, with the files of earlier builds',
  '--demo': 'also writes the demo shop as static files for any host, into static-demo/',
  '--record': 'writes the sizes to .build/sizes.json, for later comparisons',
};
const options = new Set(process.argv.slice(2));
const [onReact, watches] = [options.has('--react'), options.has('--watch')];

try {
  const unknown = [...options].find((option) => !Object.hasOwn(known, option));
  if (unknown) throw Error(`Unknown option ${unknown}. There are ${JSON.stringify(known, null, 2)}`);
  const root = import.meta.dirname;
  if (options.has('--fresh')) await rm(join(root, 'dist'), { recursive: true, force: true });
  const bundler = await createBundler(root, { onReact });
  const catalogue = await createWidgetCatalogue(root);
  const serves = watches || options.has('--serve');
  // The demo shop needs neither the command line nor the macros
  const isPackage = !onReact && !serves;
  const [outputs] = await settledAll([
    bundler.build(),
    !onReact && catalogue.write(),
    isPackage && buildTools(root),
    isPackage && buildMacros(root),
    isPackage && copyPlugins(root),
  ]);
  if (options.has('--record')) recordSizes(outputs);
  if (options.has('--demo')) {
    register();
    // The folder is outside dist/, because everything in dist/ is published as the package
    const folder = join(root, 'static-demo');
    await buildStaticDemo(root, {
      dist: join(root, 'dist'),
      folder,
      url: publishedUrl(process.env.DEMO_URL),
    });
  }
  if (serves) await startDevelopment({ root, watches, bundler, catalogue, createBundler });
  else await Promise.all([bundler.dispose(), catalogue.dispose()]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** @param {string | undefined} text the variable DEMO_URL, which is used only in links for sharing a page */
function publishedUrl(text) {
  const url = text || 'https://krume.example/';
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url.replace(/\/?$/, '/');
  throw Error(
    `DEMO_URL is "${url}"; it has to be the URL of the published folder, such as https://example.ch/demo/.`,
  );
}
