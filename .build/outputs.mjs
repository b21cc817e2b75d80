import { createHash } from 'node:crypto';
import { basename, join, relative, resolve } from 'node:path';

/** Entry name to file name, e.g. `heart-toggle` to `heart-toggle-5XQ2.js`. */
export function outputs({ metafile }, { root, out }) {
  return Object.fromEntries(
    Object.entries(metafile.outputs)
      .filter(([file, { entryPoint }]) => entryPoint && !file.endsWith('.map'))
      .map(([file]) => {
        const path = relative(out, resolve(root, file));
        return [path.replace(/^demo\//, '').replace(/-[A-Z0-9]{8}\.\w+$/, ''), path];
      }),
  );
}

/**
 * Gives a widget's chunk and stylesheet the same hash, so that the loader carries one for both.
 * Answers name -> { js, css, hash }.
 */
export function nameTogether(widgets, code, styles, place) {
  const { root, out } = place;
  const rename = (build, from, to) => {
    for (const suffix of ['', '.map']) {
      const file = build.outputFiles.find(({ path }) => path === join(out, from + suffix));
      if (file) file.path = join(out, to + suffix);
    }
    const [before, after] = [from, to].map((name) => relative(root, join(out, name)));
    build.metafile.outputs[after] = build.metafile.outputs[before];
  };
  const [jsOf, cssOf] = [code, styles].map((build) => outputs(build, place));
  return Object.fromEntries(
    widgets.map((name) => {
      const [js, css] = [jsOf[name], cssOf[name]];
      const hash = createHash('sha256').update(`${js} ${css}`).digest('base64url').slice(0, 4);
      const named = { js: `${name}-${hash}.js`, css: css && `${name}-${hash}.css`, hash };
      rename(code, js, named.js);
      if (css) rename(styles, css, named.css);
      return [name, named];
    }),
  );
}

/** Name of the file that a source went into. */
export function chunkOf({ metafile }, source) {
  const [file] = Object.entries(metafile.outputs).find(([, { inputs }]) => inputs[source]) ?? [];
  if (!file) throw Error(`${source} is in no chunk`);
  return basename(file);
}
