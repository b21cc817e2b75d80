import { start } from '../shared/registry/index.ts';
import { isSupported } from '../shared/registry/supported.ts';
import { catalogue } from './catalogue.ts';

// The overlay is a chunk of its own: a page without ?krume=debug has not a byte of it.
if (isSupported()) {
  if (/[?&]krume=debug\b/.test(location.search)) {
    import('./debug.ts').then(({ debug }) => debug(catalogue, import.meta.url));
  } else {
    start(catalogue);
  }
  // The sweep needs the core, which a page without widgets does not load. A chunk that fails leaves it to the next page
  const later: (run: () => void) => void = window.requestIdleCallback ?? setTimeout;
  const sweep = () => import('./sweep.ts').catch(() => {});
  addEventListener('widget:ready', () => later(sweep), { once: true });
}
