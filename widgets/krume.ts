import { start } from '../shared/registry/index.ts';
import { isSupported } from '../shared/registry/supported.ts';
import { catalogue } from './catalogue.ts';

// The overlay is a separate chunk, so that a page without ?krume=debug does not load it.
if (isSupported()) {
  if (/[?&]krume=debug\b/.test(location.search)) {
    import('./debug.ts').then(({ debug }) => debug(catalogue, import.meta.url));
  } else {
    start(catalogue, () => import('../shared/diagnostics/console.ts'));
  }
}
