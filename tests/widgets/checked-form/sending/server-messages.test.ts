// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { acceptedForm } from '../../../../fixtures/markup/forms/checked-form.ts';
import { formCases } from '../../../site-forms/forms.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { openForm, openHtml, testForms } from '../open-form.ts';

// site.md sections 2.11 and 4.13: the page scrolls to the server's message

testForms({ isBotCheckAllowed: true });
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});

/** Sets the position of all elements. Returns a mock that records calls of `scrollTo`. */
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
  'on mount, the success message of the form $name at $path is scrolled into view and focused',
  async ({ name }) => {
    const calls = await lead(() => openHtml(String(acceptedForm(name, 'Vielen Dank.'))));
    const box = getElement('.krume-form-success');
    expect(calls).toEqual(belowTheBar);
    expect(document.activeElement).toBe(box);
    expect([box.tabIndex, box.getAttribute('role')]).toEqual([-1, 'status']);
  },
);

test.each(formCases)(
  'on mount, the error message of the form $name at $path is scrolled into view and focused',
  async ({ path }) => {
    const calls = await lead(() => openForm(path, { box: { kind: 'error', text: 'Bitte prüfen.' } }));
    const box = getElement('.krume-form-error');
    expect(calls).toEqual(belowTheBar);
    expect(document.activeElement).toBe(box);
    expect([box.tabIndex, box.getAttribute('role')]).toEqual([-1, 'alert']);
  },
);

test.each(formCases.filter(({ isCustomer }) => isCustomer))(
  'on mount, a success message above the form $name at $path is scrolled into view and focused',
  async ({ path }) => {
    const calls = await lead(() => openForm(path, { box: { kind: 'success', text: 'Gespeichert.' } }));
    expect(calls).toEqual(belowTheBar);
    expect(document.activeElement).toBe(getElement('.krume-form-success'));
  },
);

test('on mount, a server message is not scrolled into view if a field has the focus', async () => {
  const scrolledTo = layOut(900);
  const opening = openForm('/kontakt', { box: { kind: 'error', text: 'Bitte prüfen.' } });
  getElement('[name="email"]').focus();
  await opening;
  await settled();
  expect(document.activeElement).toBe(getElement('[name="email"]'));
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('if a page has no server message, mounting does not scroll and focuses nothing', async () => {
  const calls = await lead(() => openForm('/kontakt'));
  expect(calls).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});
