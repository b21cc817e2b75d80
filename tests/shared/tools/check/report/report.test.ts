import { expect, test } from 'vitest';
import { reports } from '../../../../../shared/tools/check/report/report.ts';
import type { Result } from '../../../../../shared/tools/check/report/result.ts';

const result: Result = {
  version: '1.2.3',
  checked: 3,
  mistakes: [
    { name: 'views/a b.twig', line: 2, column: 7, text: 'Widget «a» ist 100% falsch.', widget: 'a' },
    { name: 'views/a b.twig', line: 9, column: 1, text: 'id="x" steht mehr als einmal auf der Seite.' },
  ],
};

const none: Result = { ...result, mistakes: [] };

const print = (format: string, of = result) => reports[format]?.(of) ?? '';

test('the text format of krume check has one line for each mistake, and a summary', () => {
  expect(print('text')).toBe(`views/a b.twig:2:7 Widget «a» ist 100% falsch.
views/a b.twig:9:1 id="x" steht mehr als einmal auf der Seite.

2 Fehler in 1 von 3 Dokumenten.`);
  expect(print('text', none)).toBe('3 Dokumente geprüft: keine Fehler.');
});

test('the JSON format of krume check contains the file, position, text and widget of each mistake', () => {
  expect(JSON.parse(print('json'))).toEqual({ checked: 3, mistakes: result.mistakes });
});

test('the GitHub Actions format of krume check escapes characters that would end a command', () => {
  expect(print('github').split('\n')).toEqual([
    '::error file=views/a b.twig,line=2,col=7,title=Krume::Widget «a» ist 100%25 falsch.',
    '::error file=views/a b.twig,line=9,col=1,title=Krume::id="x" steht mehr als einmal auf der Seite.',
  ]);
  expect(print('github', none)).toBe('');
});

test('the SARIF format of krume check contains the version, the rule, and the position and relative URI of each mistake', () => {
  const { $schema, version, runs } = JSON.parse(print('sarif'));
  expect({ $schema, version }).toEqual({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
  });
  expect(runs).toHaveLength(1);
  const [{ tool, results, columnKind }] = runs;
  expect(columnKind).toBe('utf16CodeUnits');
  expect(tool.driver).toEqual({
    name: 'krume',
    version: '1.2.3',
    rules: [{ id: 'krume/markup', shortDescription: { text: expect.any(String) } }],
  });
  expect(results).toHaveLength(2);
  expect(results[0]).toEqual({
    ruleId: 'krume/markup',
    ruleIndex: 0,
    level: 'error',
    message: { text: 'Widget «a» ist 100% falsch.' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'views/a%20b.twig' },
          region: { startLine: 2, startColumn: 7 },
        },
      },
    ],
  });
  expect(JSON.parse(print('sarif', none)).runs[0].results).toEqual([]);
});
