import { join } from 'node:path';
import { stop } from '../../../shared/registry/index.ts';
import { pageModules, resetsIn, sourceOf } from '../data/page-modules.ts';

const root = join(import.meta.dirname, '../../..');

const resets = await Promise.all(
  pageModules.map(async (file) => {
    const found = resetsIn(sourceOf(file));
    const module: object = found.length ? await import(join(root, file)) : {};
    return found.map((name): unknown => Reflect.get(module, name));
  }),
);

/** Resets all modules. Widgets unmount first, because they still use the state. */
export function resetModules(): void {
  stop();
  for (const reset of resets.flat()) if (typeof reset === 'function') reset();
}
