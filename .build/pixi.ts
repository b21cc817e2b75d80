import type { Plugin } from 'esbuild';

/**
 * For esbuild: `pixi.js/lib/scene/sprite/Sprite` is that module of Pixi and what it needs. The package exports its parts
 * only as a whole, with three renderers, which is twice the size.
 */
export const pixiModules = (root: string): Plugin => ({
  name: 'pixi-modules',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^pixi\.js\/lib\// }, ({ path, kind }) =>
      resolve(`./node_modules/${path}.mjs`, { resolveDir: root, kind }),
    );
    // Its other build is CommonJS: the helpers for that would be a file that every page fetches
    onResolve({ filter: /^eventemitter3$/ }, ({ kind }) =>
      resolve('./node_modules/eventemitter3/dist/eventemitter3.esm.js', { resolveDir: root, kind }),
    );
  },
});
