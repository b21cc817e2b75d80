// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { preserveInput } from '../../../../../shared/registry/widget/server-html/preserve-input.ts';
import { getElement, setPage } from '../../../../support/page/page.ts';

const form = `<form>
  <input name="quantity" type="number" value="1"><textarea name="note">Guten Tag</textarea>
  <input name="terms" type="checkbox" value="yes"><input name="news" type="checkbox" value="1" checked>
  <input name="gender" type="radio" value="1" checked><input name="gender" type="radio" value="2">
  <select name="size"><option value="s" selected>S</option><option value="m">M</option></select>
  <input name="file" type="file"><input value="namenlos">
</form>`;

const input = (selector: string) => getElement<HTMLInputElement>(selector);

const values = () => ({
  quantity: input('[name=quantity]').value,
  note: input('[name=note]').value,
  terms: input('[name=terms]').checked,
  news: input('[name=news]').checked,
  gender: input('[name=gender]:checked').value,
  size: input('[name=size]').value,
});

function fill(): void {
  input('[name=quantity]').value = '6';
  input('[name=note]').value = 'Ohne Mohn';
  input('[name=terms]').checked = true;
  input('[name=news]').checked = false;
  input('[name=gender][value="2"]').checked = true;
  input('[name=size]').value = 'm';
}

test('preserveInput copies texts, checked states and choices to the component’s fields that have the same names', () => {
  const host = setPage(form);
  fill();
  const typed = values();
  const give = preserveInput(host);
  host.innerHTML = getElement('form').innerHTML;
  give();
  expect(values()).toEqual(typed);
  expect(typed).toEqual({
    quantity: '6',
    note: 'Ohne Mohn',
    terms: true,
    news: false,
    gender: '2',
    size: 'm',
  });
});

test('preserveInput leaves a component’s checkbox unchanged if the checkbox already has the shopper’s state', () => {
  const host = setPage(form);
  input('[name=terms]').checked = true;
  const give = preserveInput(host);
  host.innerHTML = getElement('form').innerHTML.replace('name="terms"', 'name="terms" checked');
  give();
  expect(values().terms).toBe(true);
});

test('preserveInput dispatches input, change and click events on the component’s fields', () => {
  const host = setPage(form);
  fill();
  const give = preserveInput(host);
  host.innerHTML = getElement('form').innerHTML;
  const heard: string[] = [];
  for (const type of ['input', 'change', 'click']) {
    host.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as HTMLInputElement).name}`));
  }
  give();
  expect(heard).toEqual(
    expect.arrayContaining(['input quantity', 'input note', 'change size', 'click terms', 'click gender']),
  );
});

test('preserveInput does not copy a value that the shopper has not changed', () => {
  const host = setPage(form);
  const give = preserveInput(host);
  host.innerHTML = form.replace('value="1"', 'value="3"');
  const heard: Event[] = [];
  host.addEventListener('input', (event) => heard.push(event));
  give();
  expect(input('[name=quantity]').value).toBe('3');
  expect(heard).toEqual([]);
});

test('preserveInput does not copy a value if the component’s field has another type', () => {
  const host = setPage(form);
  fill();
  const give = preserveInput(host);
  host.innerHTML = '<input name="quantity" type="hidden" value="1">';
  expect(give).not.toThrow();
  expect(input('[name=quantity]').value).toBe('1');
});

test('if the HTML marks no option of a select as selected, preserveInput does not copy the unchanged value', () => {
  const host = setPage(
    '<div><select name="size"><option disabled>–</option><option>S</option><option>M</option></select></div>',
  );
  const give = preserveInput(host);
  host.innerHTML = '<select name="size"><option>S</option><option selected>M</option></select>';
  give();
  expect(input('[name=size]').value).toBe('M');
});

test('after a reload in Firefox, preserveInput copies restored texts and ignores the restored option of a select', () => {
  const host = setPage(form);
  fill();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  const give = preserveInput(host);
  host.innerHTML = getElement('form').innerHTML;
  give();
  vi.unstubAllGlobals();
  expect(values()).toMatchObject({ size: 's', quantity: '6', note: 'Ohne Mohn' });
});
