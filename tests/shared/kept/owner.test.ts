// @vitest-environment page
import { object, string } from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { database } from '../../../shared/kept/database/database.ts';
import { kept } from '../../../shared/kept/kept.ts';
import { shopper } from '../../../shared/kept/owner.ts';
import { sweep } from '../../../shared/kept/sweep/sweep.ts';
import { resetState } from '../../../shared/registry/resettable.ts';
import { emptyDatabase, kept as stored } from '../../support/shop/kept-cakes.ts';

// docs/reference/kept-values.md, "Pages from a shared cache": the next person in the tab must not read a customer's
// input

const draft = kept({ name: 'note', where: 'tab', schema: string(), owner: 'shopper' });
const shared = { sharedPage: true, sessionCookies: ['kundin'] };
const signIn = () => {
  document.cookie = 'kundin=1';
};
const endSession = () => {
  document.cookie = 'kundin=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
};

/** Opens the next page in the tab. */
async function open(says: object): Promise<void> {
  resetState();
  document.head.innerHTML = `<script type="application/json" data-krume-config>${JSON.stringify(says)}</script>`;
  await sweep();
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  emptyDatabase();
});
afterEach(() => {
  endSession();
  document.head.replaceChildren();
});

test.each<[string, object]>([
  ['a page from a shared cache', shared],
  ['the login page', { sessionCookies: ['kundin'], authenticated: false }],
  ['the login page without session data', { sessionCookies: ['kundin'] }],
])(
  'if %s was opened between two customers’ sessions, the second customer cannot read the first customer’s draft',
  async (_, between) => {
    signIn();
    await open(shared);
    draft.write('of the first customer');
    expect(draft.read()).toBe('of the first customer');
    endSession();
    await open(between);
    expect(draft.read()).toBeUndefined();
    signIn();
    await open(shared);
    expect([draft.read(), JSON.stringify({ ...sessionStorage })]).toEqual([undefined, '{}']);
  },
);

test('input that is typed on a customer’s page after the session has ended still belongs to this customer', async () => {
  signIn();
  await open(shared);
  draft.write('typed before');
  endSession();
  draft.write('typed after');
  await open(shared);
  expect([shopper(), draft.read()]).toEqual(['visitor', undefined]);
});

test('when a guest signs in, a draft that the guest wrote on a page from a shared cache belongs to the customer', async () => {
  await open(shared);
  draft.write('of a guest');
  await open(shared);
  expect(draft.read()).toBe('of a guest');
  signIn();
  await open(shared);
  expect(draft.read()).toBe('of a guest');
  endSession();
  await open(shared);
  expect(draft.read()).toBeUndefined();
});

test('if no session cookies are configured, a page from a shared cache stores no personal data', async () => {
  await open({ sharedPage: true });
  draft.write('of an unknown person');
  expect([draft.read(), { ...sessionStorage }]).toEqual([undefined, {}]);
  const cakes = kept({
    name: 'cakes',
    where: database,
    schema: object({ text: string() }),
    owner: 'shopper',
  });
  await expect(cakes.change('a', () => ({ value: { text: 'Anna' } }))).rejects.toThrow('unknown');
  expect(stored.get('cakes')?.size ?? 0).toBe(0);
});

test('if no session cookies are configured, a page that was rendered for one visitor stores the visitor’s draft', async () => {
  await open({});
  draft.write('of a visitor');
  await open({});
  expect(draft.read()).toBe('of a visitor');
});
