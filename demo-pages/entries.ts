/** What the demo shop's pages load besides the bundle, by its name in `dist/demo/`. Read once: a new one needs a new `npm start`. */
export const demoEntries = {
  theme: 'demo-pages/theme/theme.css',
  panel: 'demo-pages/panel.ts',
  catalogue: 'demo-pages/catalogue.ts',
  reload: 'demo-pages/live-reload.ts',
  tag: 'demo-pages/tag.ts',
  maps: 'demo-pages/maps/script.ts',
  check: 'demo-pages/bot-check/script.ts',
};
