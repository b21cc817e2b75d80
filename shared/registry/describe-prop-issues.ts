import { expectation } from './expectation.ts';
import { attributeOf } from './schema.ts';
import type { PropIssues } from './widget/template-error.ts';

/** What stands in a template and what was expected, of every prop that does not fit; in German. */
export const describePropIssues = ({ issues, schema, structured }: PropIssues): string =>
  issues
    .map(({ path = [], input, expected, message }) => {
      const keys = path.map(({ key }) => String(key));
      const [key = ''] = keys;
      const place = key in structured || keys.length > 1 ? keys.join('.') : attributeOf(key);
      const isMissing = input === undefined;
      // Of a missing entry, the issue only knows the name
      const wanted = (isMissing && keys.length === 1 && schema.entries[key]?.expects) || expected;
      const received = isMissing ? 'fehlt' : `ist ${JSON.stringify(input)}`;
      return `${place} ${received}, erwartet wird ${expectation(wanted ?? message)}`;
    })
    .join('; ');
