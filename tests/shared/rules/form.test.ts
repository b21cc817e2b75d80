import { literal, object, pipe, transform } from 'valibot';
import { describe, expect, test } from 'vitest';
import { email } from '../../../shared/rules/fields/email.ts';
import { filled, filledUpTo, optionalText } from '../../../shared/rules/fields/text.ts';
import { dynamicForm, validateForm } from '../../../shared/rules/form.ts';

const form = object({ lastname: filledUpTo(5), firstname: filled, company: optionalText, email });

describe('validateForm (shop.md sections 5 and 9)', () => {
  test('validateForm trims the values of a form, and omits empty values and unknown fields', () => {
    const result = validateForm(form, {
      firstname: ' Anna ',
      lastname: 'Meier',
      company: '  ',
      email: ' a@b.ch ',
      unknown: 'field',
    });
    expect(result).toStrictEqual({
      valid: true,
      values: { lastname: 'Meier', firstname: 'Anna', email: 'a@b.ch' },
    });
  });

  test('validateForm returns each invalid field with one message, in the order of the form', () => {
    expect(validateForm(form, { email: 'a', lastname: 'Muster' })).toEqual({
      valid: false,
      failing: [
        { name: 'lastname', message: 'Bitte geben Sie höchstens 5 Zeichen ein.' },
        { name: 'firstname', message: 'Bitte füllen Sie dieses Feld aus.' },
        { name: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
      ],
    });
  });

  test('validateForm returns markup in a text field unchanged', () => {
    const result = validateForm(object({ firstname: filled }), { firstname: '<b>&amp;</b>' });
    expect(result).toMatchObject({ values: { firstname: '<b>&amp;</b>' } });
  });

  test('dynamicForm can validate a field against the value of another field', () => {
    const repeating = dynamicForm(({ one }) => object({ one: filled, two: literal(String(one)) }));
    expect(validateForm(repeating, { one: 'a', two: 'a' }).valid).toBe(true);
    expect(validateForm(repeating, { one: 'a', two: 'b' }).valid).toBe(false);
  });

  test('validateForm omits empty values in nested objects, and returns files unchanged', () => {
    const image = new Blob(['x']);
    const nested = pipe(
      object({ company: optionalText }),
      transform(({ company }) => ({ address: { company, city: 'Basel' }, image })),
    );
    expect(validateForm(nested, {})).toStrictEqual({
      valid: true,
      values: { address: { city: 'Basel' }, image },
    });
  });
});
