import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Valibot comes as one file, and a bundler shares whole files between chunks: the first heart would carry
 * every function that any widget uses. Its own build has marked where each source began (`//#region`); here
 * each is a module again.
 */
export function splitValibot() {
  let modules;
  return {
    name: 'split-valibot',
    setup({ onResolve, onLoad }) {
      const namespace = 'valibot';
      onResolve({ filter: /^valibot$/ }, () => ({ path: 'index', namespace, sideEffects: false }));
      onResolve({ filter: /./, namespace }, ({ path }) => ({ path, namespace, sideEffects: false }));
      onLoad({ filter: /./, namespace }, async ({ path }) => {
        modules ??= split(await readFile(fileURLToPath(import.meta.resolve('valibot')), 'utf8'));
        return { contents: modules.get(path) };
      });
    },
  };
}

/** Path to source. A name that a region uses and another defines becomes an import. */
function split(source) {
  const regions = [...source.matchAll(/\/\/#region (\S+)\n([\s\S]*?)\/\/#endregion/g)].map(
    ([, path, code]) => ({
      path,
      code,
      names: [...code.matchAll(/^(?:async )?(?:function|const|let|var|class) ([\w$]+)/gm)].map(
        ([, name]) => name,
      ),
    }),
  );
  const homes = new Map(regions.flatMap(({ path, names }) => names.map((name) => [name, path])));
  const modules = new Map(
    regions.map(({ path, code, names }) => {
      const used = new Set(
        code.match(/[\w$]+/g).filter((word) => homes.has(word) && homes.get(word) !== path),
      );
      const imports = [...used].map((name) => `import { ${name} } from '${homes.get(name)}';`);
      return [path, [...imports, code, `export { ${names.join(', ')} };`].join('\n')];
    }),
  );
  const exported = /^export \{([^}]*)\}/m.exec(source);
  if (!exported || homes.size < 200)
    throw Error('valibot is built in another way now: see .build/split-valibot.mjs');
  const lines = exported[1].split(',').map((entry) => {
    const [name] = entry.trim().split(' as ');
    return `export { ${entry.trim()} } from '${homes.get(name)}';`;
  });
  return modules.set('index', lines.join('\n'));
}
