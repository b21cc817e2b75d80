// @module-tag build

import { expect, test } from 'vitest';
import { findOutput, withImports } from '../../.build/outputs.ts';
import { debugText, stateText } from '../../shared/text/diagnostics/overlay.ts';
import { builtProject } from './support/built-project.ts';

const built = builtProject();

/** The text of a file. Replaces the escapes that the build writes for non-ASCII characters: \xFC becomes ü. */
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

test.each(['krume.js', 'shared/registry/widget/index.ts'])(
  'the file %s, which every page loads, contains no code of the debug overlay',
  (name) => {
    for (const file of withImports(built.outputs, findOutput(built.outputs, name))) {
      for (const text of overlayTexts) expect(codeOf(file)).not.toContain(text);
    }
  },
);

test('the debug overlay is one built file, which the loader imports only in debug mode', () => {
  const overlay = findOutput(built.outputs, 'debug.js');
  for (const text of overlayTexts) expect(codeOf(overlay)).toContain(text);
  expect(codeOf(findOutput(built.outputs, 'krume.js'))).toContain(`import("./${overlay.file}")`);
  expect([...withImports(built.outputs, overlay)]).toEqual([overlay]);
});
