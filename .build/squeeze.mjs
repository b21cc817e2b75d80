import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify } from 'terser';

const { version } = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('terser/package.json'))));

/** In every file before it is hashed, so that another version of the minifier makes other names. */
export const minifierMark = `//terser ${version}`;

/** A second minifier after esbuild's: a twentieth less for shoppers on trains. Source maps stay true. */
export async function squeeze({ outputFiles }) {
  const byPath = new Map(outputFiles.map((file) => [file.path, file]));
  for (const file of outputFiles.filter(({ path }) => path.endsWith('.js'))) {
    const map = byPath.get(`${file.path}.map`);
    const { code, map: squeezed } = await minify(file.text, {
      module: true,
      ecma: 2020,
      // Arrows for functions: none here is called with `new`
      compress: { passes: 3, unsafe_arrows: true },
      sourceMap: map && { content: map.text, asObject: true },
    });
    file.contents = Buffer.from(code);
    if (map) map.contents = Buffer.from(JSON.stringify(squeezed));
  }
}
