import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOutput, type Outputs, withImports } from '../../.build/outputs.ts';
import { debugText, stateText } from '../../shared/registry/debug/text.ts';
import { copyProject } from './copied-project.ts';

let project: Awaited<ReturnType<typeof copyProject>>;
let outputs: Outputs;

/** Milliseconds; it takes two seconds where nothing else runs */
const patience = 60_000;

beforeAll(async () => {
  project = await copyProject('linked');
  outputs = await project.build();
}, patience);
afterAll(() => project.remove());

/** A file's text; what is not ASCII stands in it as an escape: ü as \xFC. */
const codeOf = ({ contents }: { contents: Uint8Array }) =>
  new TextDecoder()
    .decode(contents)
    .replace(/\\(?:x([\da-f]{2})|u([\da-f]{4}))/gi, (_, two, four) =>
      String.fromCharCode(Number.parseInt(two ?? four, 16)),
    );

const texts = [...Object.values(debugText), ...Object.values(stateText)].filter(
  (text) => typeof text === 'string',
);
const overlayTexts = [...texts.filter((text) => text.length > 8), 'krume-debug'];

test.each(['krume.js', 'shared/ui/widget.ts'])('%s, which every page loads, has nothing of it', (name) => {
  for (const file of withImports(outputs, findOutput(outputs, name))) {
    for (const text of overlayTexts) expect(codeOf(file)).not.toContain(text);
  }
});

test('it is one file, which the loader imports only when it is asked for', () => {
  const overlay = findOutput(outputs, 'debug.js');
  for (const text of overlayTexts) expect(codeOf(overlay)).toContain(text);
  expect(codeOf(findOutput(outputs, 'krume.js'))).toContain(`import("./${overlay.file}")`);
  expect([...withImports(outputs, overlay)]).toEqual([overlay]);
});
