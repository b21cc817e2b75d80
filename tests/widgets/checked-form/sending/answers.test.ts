// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { takenForm } from '../../../../fixtures/markup/forms/checked-form.ts';
import { formCases } from '../../../site-forms/forms.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { openForm, openHtml, testForms } from '../open-form.ts';

// site.md sections 2.11 and 4.13: a page that comes back with a box leads to it, whichever form it is of

testForms({ isBotCheckAllowed: true });
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});

/** Where everything of the page stands, and what it is scrolled to. */
function layOut(top: number) {
  const scrolledTo = vi.fn();
  vi.stubGlobal('scrollTo', scrolledTo);
  document.documentElement.style.scrollPaddingTop = '96px';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  return scrolledTo;
}

const lead = async (open: () => Promise<unknown>) => {
  const scrolledTo = layOut(900);
  await open();
  await settled();
  return scrolledTo.mock.calls;
};
const belowTheBar = [[{ top: 900 - 96, behavior: 'instant' }]];

test.each(formCases)(
  '$name at $path, taken: scrolled to below the bar, in focus, a status',
  async ({ name }) => {
    const calls = await lead(() => openHtml(String(takenForm(name, 'Vielen Dank.'))));
    const box = getElement('.krume-form-success');
    expect(calls).toEqual(belowTheBar);
    expect(document.activeElement).toBe(box);
    expect([box.tabIndex, box.getAttribute('role')]).toEqual([-1, 'status']);
  },
);

test.each(formCases)(
  '$name at $path, refused: scrolled to below the bar, in focus, an alert',
  async ({ path }) => {
    const calls = await lead(() => openForm(path, { box: { kind: 'error', text: 'Bitte prüfen.' } }));
    const box = getElement('.krume-form-error');
    expect(calls).toEqual(belowTheBar);
    expect(document.activeElement).toBe(box);
    expect([box.tabIndex, box.getAttribute('role')]).toEqual([-1, 'alert']);
  },
);

test.each(formCases.filter(({ isCustomer }) => isCustomer))(
  '$name at $path, taken, while the form stays: it is led to the box all the same',
  async ({ path }) => {
    const calls = await lead(() => openForm(path, { box: { kind: 'success', text: 'Gespeichert.' } }));
    expect(calls).toEqual(belowTheBar);
    expect(document.activeElement).toBe(getElement('.krume-form-success'));
  },
);

test('who is busy elsewhere by then is left there', async () => {
  const scrolledTo = layOut(900);
  const opening = openForm('/kontakt', { box: { kind: 'error', text: 'Bitte prüfen.' } });
  getElement('[name="email"]').focus();
  await opening;
  await settled();
  expect(document.activeElement).toBe(getElement('[name="email"]'));
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('a page without a box stays where it is', async () => {
  const calls = await lead(() => openForm('/kontakt'));
  expect(calls).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});
