import { describe, expect, test } from 'vitest';
import { validateForm } from '../../../../shared/rules/form.ts';
import { cakeOrderForm, cakeOrderParts } from '../../../../shared/rules/forms/cake-order.ts';
import { invalidFields } from '../../../support/page/invalid-fields.ts';

const form = cakeOrderForm('2026-11-21');
const image = new File(['x'], 'vorlage.jpg', { type: 'image/jpeg' });
const values = {
  type: '2',
  image,
  gender: '2',
  deliverydate: '2026-12-05',
  shipping: '1',
  firstname: 'Anna',
  lastname: 'Muster',
  address: 'Freie Strasse 1',
  zip: '4001',
  city: 'Basel',
  email: 'anna@example.ch',
  message: 'Bitte mit Rosen.',
};
const decoration = { construction: '2', color: 'rosa', figure: '1', marcipane: 'on' };

describe('the cake order form (site.md sections 2.19 and 5)', () => {
  test.each([
    ['1', '4', true, true],
    ['2', '3', false, false],
    ['', '', false, false],
  ])(
    'for the cake type %j and the filling %j, decoration is visible: %s, and the other filling is visible: %s',
    (type, filling, deco, other) => {
      expect(cakeOrderParts({ type, filling })).toEqual({ decoration: deco, otherFilling: other });
    },
  );

  test('the cake order form reports all empty required fields in the order of the form', () => {
    expect(invalidFields(form, {})).toEqual(Object.keys(values));
  });

  test('the cake order form returns the decoration and the filling that the user typed if their fields are visible', () => {
    const order = { ...values, type: '1', filling: '4', otherfilling: 'Mokka', ...decoration };
    expect(validateForm(form, order)).toMatchObject({
      valid: true,
      values: { otherfilling: 'Mokka', color: 'rosa', marcipane: true, aflower: false, image },
    });
  });

  test('the cake order form omits the decoration and the filling that the user typed if their fields are hidden', () => {
    expect(validateForm(form, { ...values, otherfilling: 'Mokka', ...decoration })).toStrictEqual({
      valid: true,
      values: { ...values, gender: 2, agreenl: false },
    });
  });
});
