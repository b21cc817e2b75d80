import { describe, expect, test } from 'vitest';
import { siteFormNames } from '../../shared/model/site-form.ts';
import { type EmailField, emailOf } from '../../shared/rules/fields/email.ts';
import { siteForms } from '../../shared/rules/forms/site-forms.ts';
import { maxLength } from '../support/data/samples.ts';
import { invalidFields } from '../support/page/invalid-fields.ts';
import { type FormCase, formCases, today, type Values, valuesWith } from './forms.ts';

const file = { name: 'torte.png', type: 'image/png', size: 1 };

/** The form data as a browser submits it: a checkbox that is not checked is missing. */
const read = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
      name === 'image' ? [[name, value ? file : null]] : value ? [[name, value]] : [],
    ),
  );

const ruleOf = ({ name, valid }: FormCase, email?: EmailField) => {
  const known = siteFormNames.find((each) => each === name);
  if (!known) throw Error(`no form is called ${name}`);
  return siteForms[known].rule({ today, maxLength, has: (field) => field in valid, email });
};

test('the test cases of form rules contain every form of the specification', () => {
  expect(formCases).toHaveLength(13);
  expect(new Set(formCases.map(({ name }) => name))).toEqual(new Set(siteFormNames));
});

describe.each(formCases)('the form $name at $path', (form) => {
  test('the validation rules of the form accept the valid values', () => {
    expect(invalidFields(ruleOf(form), read(form.valid))).toEqual([]);
  });

  test.runIf(form.rules.length).each(form.rules)(
    'field $field is invalid with "$broken" and valid with "$mended"',
    (rule) => {
      const failing = (entered: string) => invalidFields(ruleOf(form), read(valuesWith(form, rule, entered)));
      expect(failing(rule.broken)).toEqual([rule.field]);
      expect(failing(rule.mended)).toEqual([]);
    },
  );

  const addresses = Object.keys(form.valid).filter((field) => /mail|username/.test(field));
  test.runIf(addresses.length).each(addresses)(
    'field %s rejects an umlaut domain only if the page forbids umlaut domains',
    (field) => {
      const values = read({ ...form.valid, [field]: 'info@bäckerei.ch' });
      expect(invalidFields(ruleOf(form), values)).toEqual([]);
      expect(invalidFields(ruleOf(form, emailOf({ umlautDomains: false })), values)).toEqual([field]);
    },
  );
});
