// @vitest-environment page
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cakeAttempt } from '../../../shared/stores/cake/cake-attempt.ts';
import { reviewDraft } from '../../../shared/stores/product/late-reviews.ts';
import { keepOptions, quantityDraft, recallOptions } from '../../../shared/stores/product/product-draft.ts';
import { addressDraft } from '../../../shared/ui/address/book/address-draft.ts';
import { textsOf } from '../../../shared/ui/hooks/use-attempt-draft.ts';
import {
  draftName,
  forgetSent,
  keepDraft,
  recallDraft,
} from '../../../widgets/checked-form/draft/form-draft.ts';
import { openStores, resetPage } from '../../support/shop/stores.ts';
import { openOtherTab } from '../../support/shop/tabs.ts';

// site.md section 4.1: another person in the same tab must not see a customer's input

/** Opens the next page in the tab, rendered for a person. */
function visit(says: { authenticated?: boolean; customer?: string | number }): void {
  document.head.innerHTML = `<script type="application/json" data-krume-config>${JSON.stringify(says)}</script>`;
  openStores();
}
const anna = { authenticated: true, customer: 'anna' };
const beat = { authenticated: true, customer: 17 };
const unnamedCustomer = { authenticated: true };
const guest = { authenticated: false };

function formWith(name: string, value: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `<input name="${name}" value="${value}">`;
  return form;
}

const option = { id: '31', title: 'Aufschrift', type: 'field', isRequired: false } as const;

/** For each kind of draft: how it is stored, read and deleted. */
const kinds: Readonly<Record<string, { keep(): void; find(): unknown; forget(): void }>> = {
  'a new address': {
    keep: () => addressDraft(undefined).write({ texts: textsOf(formWith('street', 'Rebgasse 12')) }),
    find: () => addressDraft(undefined).read()?.texts.street,
    forget: () => addressDraft(undefined).forget(),
  },
  'a saved address': {
    keep: () => addressDraft('7').write({ texts: textsOf(formWith('street', 'Rebgasse 12')) }),
    find: () => addressDraft('7').read()?.texts.street,
    forget: () => addressDraft('7').forget(),
  },
  'a review': {
    keep: () => reviewDraft('4711').write({ texts: textsOf(formWith('detail', 'Knusprig')) }),
    find: () => reviewDraft('4711').read()?.texts.detail,
    forget: () => reviewDraft('4711').forget(),
  },
  'custom options': {
    keep: () => keepOptions('4732', { 31: 'Für Anna' }),
    find: () => recallOptions('4732', [option]).texts['31'],
    forget: () => keepOptions('4732', {}),
  },
  'a quantity': {
    keep: () => quantityDraft('4711').write('12'),
    find: () => quantityDraft('4711').read(),
    forget: () => quantityDraft('4711').forget(),
  },
  'a form': {
    keep: () =>
      keepDraft(draftName('contact'), {
        fields: [{ name: 'phone', value: '061 555 01 24' }],
        again: [],
        isSent: true,
      }),
    find: () => recallDraft(draftName('contact'))?.fields[0]?.value,
    forget: () => forgetSent('contact'),
  },
  'a box of cakes that is sent': {
    keep: () => cakeAttempt.write({ content: 'a', key: 'b', picture: 'c' }),
    find: () => cakeAttempt.read()?.key,
    forget: () => cakeAttempt.forget(),
  },
};

beforeEach(() => {
  openOtherTab();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  resetPage();
  document.head.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});

describe.each(Object.entries(kinds))('the draft of %s', (_, { keep, find, forget }) => {
  test('a customer’s draft is hidden from a guest, and available after a new sign-in', () => {
    visit(anna);
    keep();
    expect(find()).toBeDefined();
    visit(guest);
    expect(find()).toBeUndefined();
    visit(anna);
    expect(find()).toBeDefined();
  });

  test('if another customer is signed in, the page hides and deletes the draft of the previous customer', () => {
    visit(anna);
    keep();
    visit(beat);
    expect(find()).toBeUndefined();
    visit(anna);
    expect(find()).toBeUndefined();
  });

  test('if a customer has no identifier, a page that was rendered for a guest deletes the customer’s draft', () => {
    visit(unnamedCustomer);
    keep();
    visit(unnamedCustomer);
    expect(find()).toBeDefined();
    visit(guest);
    visit(unnamedCustomer);
    expect(find()).toBeUndefined();
  });

  test('a guest’s draft is available after the sign-in, and then belongs to the customer', () => {
    visit(guest);
    keep();
    visit(anna);
    expect(find()).toBeDefined();
    keep();
    visit(guest);
    expect(find()).toBeUndefined();
  });

  test('the deletion of a draft removes the values of the guest and of the customer', () => {
    visit(guest);
    keep();
    visit(anna);
    forget();
    expect(find()).toBeUndefined();
    keep();
    forget();
    expect(find()).toBeUndefined();
    expect(Object.keys(sessionStorage).filter((name) => !name.startsWith('krume:opened'))).toEqual([]);
  });
});
