import { checkText } from '../../../text/tools/check.ts';
import type { Result } from './result.ts';

const ruleId = 'krume/markup';

/** Prints SARIF 2.1.0, for code scanning. */
export const sarifReport = ({ mistakes, version }: Result): string =>
  JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'krume',
              version,
              rules: [{ id: ruleId, shortDescription: { text: checkText.rule } }],
            },
          },
          // Columns count code units, as in JavaScript
          columnKind: 'utf16CodeUnits',
          results: mistakes.map(({ name, line, column, text }) => ({
            ruleId,
            ruleIndex: 0,
            level: 'error',
            message: { text },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: uriOf(name) },
                  region: { startLine: line, startColumn: column },
                },
              },
            ],
          })),
        },
      ],
    },
    null,
    2,
  );

const uriOf = (name: string) =>
  /^https?:/.test(name) ? name : name.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
