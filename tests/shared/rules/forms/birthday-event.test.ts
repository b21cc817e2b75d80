import { describe, expect, test } from 'vitest';
import { validateForm } from '../../../../shared/rules/form.ts';
import { birthdayEventForm } from '../../../../shared/rules/forms/birthday-event.ts';
import { invalidFields } from '../../../support/page/invalid-fields.ts';

const form = birthdayEventForm('2026-11-21');
const values = {
  eventtype: '1',
  childname: 'Mia',
  birthday: '2020-01-15',
  eventdate: '2026-12-05',
  participants: '8',
  caketype: '2',
  cakemotive: 'Einhorn',
  allergies: '0',
  photocd: 'no',
  parentgender: '2',
  parentfirstname: 'Anna',
  parentlastname: 'Muster',
  parentstreet: 'Freie Strasse 1',
  parentlocation: 'Basel',
  parentphone: '061 123 45 67',
  parentemail: 'anna@example.ch',
};

describe('the birthday event form (site.md section 5, "Birthday event form")', () => {
  test.each([
    [{}, []],
    [{ birthday: '2026-11-21', eventdate: '2026-11-21' }, []],
    [{ birthday: '2026-11-22' }, ['birthday']],
    [{ eventdate: '2026-11-20' }, ['eventdate']],
    [{ participants: '' }, ['participants']],
    [{ participants: '8.5' }, ['participants']],
    [{ allergies: '' }, ['allergies']],
    [{ allergies: '1' }, ['allergydescr']],
    [{ allergies: '1', allergydescr: 'Nüsse' }, []],
    [{ photocd: '' }, ['photocd']],
    [{ photocd: 'yes' }, ['pikupstore']],
    [{ photocd: 'yes', pikupstore: '12' }, []],
    [{ parentemail: 'anna' }, ['parentemail']],
  ])('the birthday event form with the change %j has the invalid fields %j', (change, names) => {
    expect(invalidFields(form, { ...values, ...change })).toEqual(names);
  });

  test('the birthday event form reports all empty required fields in the order of the form', () => {
    expect(invalidFields(form, {})).toEqual(Object.keys(values));
  });

  test('if a select or a group of radio buttons is empty, the message asks for a choice', () => {
    const result = validateForm(form, { photocd: 'yes' });
    if (result.valid) throw new Error('The form is valid');
    const asking = result.failing.filter(({ message }) => message === 'Bitte treffen Sie eine Auswahl.');
    expect(asking.map(({ name }) => name)).toEqual([
      'eventtype',
      'caketype',
      'allergies',
      'pikupstore',
      'parentgender',
    ]);
  });
});
