import { array, object, optional, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import {
  describeIssue,
  describePropIssues,
} from '../../../../shared/diagnostics/mistakes/describe-prop-issues.ts';
import { text } from '../../../../shared/model/attributes.ts';
import { CustomOptions, GalleryImage, optionTypes } from '../../../../shared/model/product.ts';
import { maybe } from '../../../../shared/model/values.ts';

const schema = object({
  images: optional(array(GalleryImage), []),
  place: maybe(object({ name: text })),
  customOptions: optional(CustomOptions, []),
});

function described(structured: object): string {
  const { issues = [] } = safeParse(schema, structured);
  return describePropIssues({ kind: 'props', issues, schema, structured });
}

test.each([
  [
    { images: [{ thumb: '/a.svg' }] },
    'images, Eintrag 1, og fehlt in data-widget-props, erwartet wird eine Adresse dieser Website oder http(s)',
  ],
  [{ images: ['/a.svg'] }, 'images, Eintrag 1 ist "/a.svg", erwartet wird ein Objekt { … }'],
  [{ images: {} }, 'images ist ein Objekt, erwartet wird eine Liste [ … ]'],
  [{ place: {} }, 'place.name fehlt in data-widget-props, erwartet wird ein Text'],
  [
    { customOptions: [{ type: 'text' }] },
    'customOptions enthält, was nicht passt, erwartet wird eine Liste von Optionen der Art file, drop_down oder field',
  ],
])('if the props are %j, the message contains the path of the invalid entry', (structured, sentence) => {
  expect(described(structured)).toBe(sentence);
});

test.each([
  [{ id: '1', isRequired: false }, '«title» fehlt in data-widget-props, erwartet wird ein Text'],
  [{ id: '1', title: 'A', isRequired: 'ja' }, '«isRequired» ist "ja", erwartet wird true oder false'],
])('if a custom option is %j, the message contains the key of the invalid entry', (entry, sentence) => {
  const { issues: [issue] = [] } = safeParse(optionTypes.field, entry);
  expect(issue && describeIssue(issue, optionTypes.field)).toBe(sentence);
});
