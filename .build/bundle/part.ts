import { type BuildOptions, type BuildResult, context } from 'esbuild';

/** Changed files of the project, e.g. `shared/ui/styles/base.css`. */
export type Changed = ReadonlySet<string>;

/** An esbuild context that rebuilds only if one of its sources has changed. */
export async function createPart(options: BuildOptions) {
  const { rebuild, dispose } = await context(options);
  let last: BuildResult | undefined;
  return {
    dispose,
    /** Without `changed`, all files may have changed. */
    async build(changed?: Changed): Promise<BuildResult> {
      if (last && changed && !sourcesOf(last).some((file) => changed.has(file))) return last;
      // The cache is dropped after an error, because the file that fixes it may not be a source yet
      last = undefined;
      last = await rebuild();
      return last;
    },
  };
}

/** Files that a plugin has loaded are prefixed with its namespace: `inline-styles:shared/ui/styles/base.css`. */
const sourcesOf = ({ metafile }: BuildResult) =>
  Object.keys(metafile?.inputs ?? {}).map((name) => name.replace(/^[\w-]+:/, ''));

/**
 * Like `Promise.all`, but rejects only after all promises have settled: if the process exits during a build, esbuild
 * prints its own trace over the message.
 */
export async function settledAll<T extends readonly unknown[]>(work: readonly [...T]) {
  await Promise.allSettled(work);
  return Promise.all(work);
}
