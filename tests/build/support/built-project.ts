import { afterAll, beforeAll } from 'vitest';
import type { Outputs } from '../../../.build/outputs.ts';
import { copyProject } from './copied-project.ts';

/** Milliseconds; it takes two seconds where nothing else runs, and a minute beside other suites */
const patience = 240_000;

/** What the build makes of the project, in a copy of it that the tests of a file share. */
export function builtProject() {
  let project: Awaited<ReturnType<typeof copyProject>>;
  let outputs: Outputs;
  beforeAll(async () => {
    project = await copyProject('linked');
    outputs = await project.build();
  }, patience);
  afterAll(() => project.remove());
  return {
    get folder() {
      return project.folder;
    },
    get outputs() {
      return outputs;
    },
  };
}
