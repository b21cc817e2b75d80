/**
 * The files in `dist/demo/` that the demo's pages load in addition to the bundle, by name. A new entry takes effect
 * after `npm start` is restarted.
 */
export const demoEntries = {
  theme: 'demo-pages/theme/theme.css',
  panel: 'demo-pages/panel.ts',
  catalogue: 'demo-pages/catalogue/catalogue.ts',
  playground: 'demo-pages/playground/playground.ts',
  reload: 'demo-pages/server/live-reload.ts',
  tag: 'demo-pages/stand-ins/measuring/tag.ts',
  maps: 'demo-pages/stand-ins/maps/script.ts',
  check: 'demo-pages/stand-ins/bot-check/script.ts',
};
