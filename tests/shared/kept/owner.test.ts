// @vitest-environment page
import { object, string } from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resetPerVisitor } from '../../../shared/api/per-visitor.ts';
import { keptIn } from '../../../shared/kept/database.ts';
import { kept } from '../../../shared/kept/kept.ts';
import { resetOwner, shopper } from '../../../shared/kept/owner.ts';
import { sweep } from '../../../shared/kept/sweep.ts';
import { emptyDatabase, kept as stored } from '../../support/shop/kept-cakes.ts';

// docs/kept-values.md, "Pages from a shared cache": a customer's input never reaches the next person of the tab

const draft = kept({ name: 'note', where: 'tab', schema: string(), owner: 'shopper' });
const shared = { sharedPage: true, sessionCookies: ['kundin'] };
const signIn = () => {
  document.cookie = 'kundin=1';
};
const endSession = () => {
  document.cookie = 'kundin=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
};

/** Opens the next page of the tab. */
async function open(says: object): Promise<void> {
  resetPerVisitor();
  resetOwner();
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
  ['a shared page', shared],
  ['the login page', { sessionCookies: ['kundin'], authenticated: false }],
  ['a login page that says nothing', { sessionCookies: ['kundin'] }],
])('the next customer finds nothing if %s was opened after the session had ended', async (_, between) => {
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
});

test('input on a page of a customer stays the customer’s when the session ends', async () => {
  signIn();
  await open(shared);
  draft.write('typed before');
  endSession();
  draft.write('typed after');
  await open(shared);
  expect([shopper(), draft.read()]).toEqual(['visitor', undefined]);
});

test('a guest’s input stays on shared pages, and becomes the customer’s with the sign-in', async () => {
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

test('without readable session cookies nothing of a person is stored on a shared page', async () => {
  await open({ sharedPage: true });
  draft.write('of nobody knows whom');
  expect([draft.read(), { ...sessionStorage }]).toEqual([undefined, {}]);
  const cakes = keptIn('cakes', object({ text: string() }));
  await expect(cakes.change('a', () => ({ value: { text: 'Anna' } }))).rejects.toThrow('unknown');
  expect(stored.get('cakes')?.size ?? 0).toBe(0);
});

test('without configured session cookies, a page for one visitor keeps the input of a visitor', async () => {
  await open({});
  draft.write('of a visitor');
  await open({});
  expect(draft.read()).toBe('of a visitor');
});
