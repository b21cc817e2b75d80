import { afterAll, beforeAll } from 'vitest';
import type { Outputs } from '../../../.build/outputs.ts';
import { copyProject } from './copied-project.ts';

/** Milliseconds. A build takes 2 seconds on an idle machine and a minute while other tests run. */
const timeoutMs = 240_000;

/** Builds a copy of the project once for all tests of a file. */
export function builtProject() {
  let project: Awaited<ReturnType<typeof copyProject>>;
  let outputs: Outputs;
  beforeAll(async () => {
    project = await copyProject('linked');
    outputs = await project.build();
  }, timeoutMs);
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
