import { start } from '../shared/registry/index.ts';
import { isSupported } from '../shared/registry/supported.ts';
import { catalogue } from './catalogue.ts';

// The debug overlay is a separate chunk, so that pages load it only with ?krume=debug.
if (isSupported()) {
  if (/[?&]krume=debug\b/.test(location.search)) {
    import('./debug.ts').then(({ debug }) => debug(catalogue, import.meta.url));
  } else {
    start(catalogue, () => import('../shared/diagnostics/console.ts'));
  }
}
