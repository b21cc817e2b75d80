/** Lets the loader import the debug overlay that was built before it, and lies beside it. */
export function builtOverlay(file) {
  return {
    name: 'built-overlay',
    setup: ({ onResolve }) =>
      onResolve({ filter: /registry\/debug\/index\.ts$/ }, ({ kind }) =>
        kind === 'dynamic-import' ? { path: `./${file}`, external: true } : undefined,
      ),
  };
}
