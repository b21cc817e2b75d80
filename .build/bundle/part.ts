import { type BuildOptions, type BuildResult, context } from 'esbuild';

/** Changed files of the project, for example `shared/ui/styles/base.css`. */
export type Changed = ReadonlySet<string>;

/** Creates an esbuild context that is rebuilt only if one of its sources has changed. */
export async function createPart(options: BuildOptions) {
  const { rebuild, dispose } = await context(options);
  let last: BuildResult | undefined;
  return {
    dispose,
    /** Builds the files of the context. Without `changed`, any file may have changed. */
    async build(changed?: Changed): Promise<BuildResult> {
      if (last && changed && !sourcesOf(last).some((file) => changed.has(file))) return last;
      // After an error, the next build always runs, because the file that fixes the error may not be a source
      // yet
      last = undefined;
      last = await rebuild();
      return last;
    },
  };
}

/**
 * Returns the source files. A file loaded by a plugin has the plugin's namespace as a prefix:
 * `inline-styles:shared/ui/styles/base.css`.
 */
const sourcesOf = ({ metafile }: BuildResult) =>
  Object.keys(metafile?.inputs ?? {}).map((name) => name.replace(/^[\w-]+:/, ''));

/**
 * Like `Promise.all`, but rejects only after all promises have settled. If the process exited during a build,
 * esbuild would print its own stack trace over the message.
 */
export async function settledAll<T extends readonly unknown[]>(work: readonly [...T]) {
  await Promise.allSettled(work);
  return Promise.all(work);
}
