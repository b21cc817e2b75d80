/**
 * The files that the demo's pages load in addition to the bundle, by name in `dist/demo/`. Read once: a new
 * entry needs a new `npm start`.
 */
export const demoEntries = {
  theme: 'demo-pages/theme/theme.css',
  panel: 'demo-pages/panel.ts',
  catalogue: 'demo-pages/catalogue.ts',
  reload: 'demo-pages/live-reload.ts',
  tag: 'demo-pages/tag.ts',
  maps: 'demo-pages/maps/script.ts',
  check: 'demo-pages/bot-check/script.ts',
};
