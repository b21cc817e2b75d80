import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const namespace = 'valibot';

/**
 * Valibot comes as one file, nanostores behind one index, and a bundler shares whole files between chunks: the
 * first heart would carry every function that any widget uses. Valibot's build has marked where each source began
 * (`//#region`); here each is a module again, and `import { a, b } from 'valibot'` imports from two of them.
 */
export function splitValibot() {
  let library;
  const load = async () => {
    library ??= split(await readFile(fileURLToPath(import.meta.resolve('valibot')), 'utf8'));
    return library;
  };
  return {
    name: 'split-valibot',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^valibot:/ }, async ({ path }) => {
        const { homes } = await load();
        return { path: homes.get(path.slice(8)) ?? path.slice(8), namespace, sideEffects: false };
      });
      onLoad({ filter: /./, namespace }, async ({ path }) => {
        const { modules } = await load();
        return { contents: modules.get(path) };
      });
      onResolve({ filter: /^nanostores:/ }, async ({ path }) => {
        const name = path.slice('nanostores:'.length);
        return { path: (await storeHomes()).get(name), sideEffects: false };
      });
      onResolve({ filter: /^together:/ }, ({ path }) => ({
        path: join(root, path.slice('together:'.length)),
      }));
      onLoad({ filter: /\/(shared|widgets)\/.*\.tsx?$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const cores = together.filter(({ of }) => of.test(path)).map(({ core }) => `import '${core}';`);
        const whole = cores.join('') + source;
        return { contents: whole.replace(imports, importEach), loader: /\.(\w+)$/.exec(path)?.[1] };
      });
    },
  };
}

/** Modules that become chunks of their own: widgets, and what is imported late. */
const own =
  /\/(widgets\/[^/]+\/index|shared\/ui\/dialogs|shared\/stores\/(wishlist-memory|load-cart|end-session)|widgets\/cart-flyout\/contents|widgets\/product-configurator\/(FileField|OptionFields)|widgets\/product-gallery\/lightbox)\.tsx?$/;

/** The widgets of a product page, and what they import late. */
const ofProduct =
  /\/widgets\/product-((configurator|form|gallery|reviews|summary)\/index|configurator\/(FileField|OptionFields)|gallery\/lightbox)\.tsx?$/;

/** What is loaded together is kept in one piece: five small pieces weigh a tenth more. */
const together = [
  { of: own, core: 'together:shared/ui/core.ts' },
  { of: ofProduct, core: 'together:widgets/product-page.ts' },
];

/** Not in the imports: the minifier's names depend on every letter, and a build is to be the same in every folder. */
const root = fileURLToPath(new URL('..', import.meta.url));

const imports = /(?<=^|;)import (type )?\{([^}]*)\} from '(valibot|nanostores)';?/gm;

/** On as many lines as before, so that source maps stay true. */
function importEach(statement, onlyTypes, names, library) {
  if (onlyTypes) return statement;
  const lines = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => `import { ${name} } from '${library}:${name.split(' as ')[0]}';`);
  return lines.join(' ') + statement.replace(/[^\n]/g, '');
}

/** Where each function of nanostores is: through its index, what one widget uses would go to all. */
async function storeHomes() {
  const index = fileURLToPath(import.meta.resolve('nanostores'));
  const lists = (await readFile(index, 'utf8')).matchAll(/\{([^}]*)\} from '([^']*)'/g);
  return new Map(
    [...lists].flatMap(([, names, file]) =>
      names.split(',').map((name) => [name.trim(), join(dirname(index), file)]),
    ),
  );
}

/** What nobody here sets or asks for: messages in several languages, and the Standard Schema twin of each schema. */
const unused = {
  'src/storages/globalConfig/globalConfig.ts': 'export const getGlobalConfig = (config = {}) => config;',
  'src/storages/globalMessage/globalMessage.ts': 'export function getGlobalMessage() {}',
  'src/storages/schemaMessage/schemaMessage.ts': 'export function getSchemaMessage() {}',
  'src/storages/specificMessage/specificMessage.ts': 'export function getSpecificMessage() {}',
  'src/utils/_standardSchema/_standardSchema.ts':
    'export function _standardSchema(schema) { return schema; }',
};

/** Comments and strings name things that they do not use. */
const silent = /\/\*[\s\S]*?\*\/|\/\/.*|"[^"\n]*"/g;

/** Every region as a module: a name that it uses and another defines becomes an import. */
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
  if (homes.size < 200) throw Error('valibot is built in another way now: see .build/split-valibot.mjs');
  const modules = new Map(
    regions.map(({ path, code, names }) => {
      const used = new Set(
        code
          .replace(silent, '')
          .match(/[\w$]+/g)
          .filter((word) => homes.has(word) && homes.get(word) !== path),
      );
      const needed = [...used].map((name) => `import { ${name} } from 'valibot:${name}';`);
      return [path, [...needed, code, `export { ${names.join(', ')} };`].join('\n')];
    }),
  );
  for (const [path, code] of Object.entries(unused)) {
    if (!modules.has(path)) throw Error(`valibot has no ${path} any more: see .build/split-valibot.mjs`);
    modules.set(path, code);
  }
  const list = /^export \{([^}]*)\}/m.exec(source)?.[1] ?? '';
  for (const [, name, alias] of list.matchAll(/([\w$]+) as ([\w$]+)/g)) {
    homes.set(alias, `alias ${alias}`);
    modules.set(`alias ${alias}`, `export { ${name} as ${alias} } from 'valibot:${name}';`);
  }
  return { homes, modules };
}
