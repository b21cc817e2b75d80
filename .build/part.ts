import { type BuildOptions, type BuildResult, context } from 'esbuild';

/** Files of the project that have changed, as `shared/ui/styles/base.css`. */
export type Changed = ReadonlySet<string>;

/** An esbuild context that builds again only when one of its sources has changed. */
export async function createPart(options: BuildOptions) {
  const { rebuild, dispose } = await context(options);
  let last: BuildResult | undefined;
  return {
    dispose,
    /** Without `changed` all may have. */
    async build(changed?: Changed): Promise<BuildResult> {
      if (last && changed && !sourcesOf(last).some((file) => changed.has(file))) return last;
      // After a mistake nothing is kept: what mends it may be no source yet
      last = undefined;
      last = await rebuild();
      return last;
    },
  };
}

/** What a plugin has loaded is named with its namespace: `inline-styles:shared/ui/styles/base.css`. */
const sourcesOf = ({ metafile }: BuildResult) =>
  Object.keys(metafile?.inputs ?? {}).map((name) => name.replace(/^[\w-]+:/, ''));

/**
 * As `Promise.all`, but what has failed is told when nothing of the round is under way any more: esbuild prints a trace
 * of its own over the message when the process ends in the middle of a build.
 */
export async function settledAll<T extends readonly unknown[]>(work: readonly [...T]) {
  await Promise.allSettled(work);
  return Promise.all(work);
}
