// @vitest-environment page
import { object, string } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { database } from '../../../../shared/kept/database/database.ts';
import { kept } from '../../../../shared/kept/kept.ts';
import { rememberSignOut } from '../../../../shared/kept/signed-out.ts';
import { forgetPersonalData, sweep } from '../../../../shared/kept/sweep/sweep.ts';
import { resetState } from '../../../../shared/registry/resettable.ts';
import {
  connections,
  databases,
  emptyDatabase,
  put,
  storage,
  kept as stored,
} from '../../../support/shop/kept-cakes.ts';

// docs/reference/kept-values.md: only the owner of a value in the database can read it, and every value expires

const day = 24 * 60 * 60 * 1000;
const cakes = kept({
  name: 'cakes',
  where: database,
  schema: object({ text: string() }),
  owner: 'shopper',
});
const write = (name: string, text: string) => cakes.write(name, { text });
const keys = () => [...(stored.get('cakes')?.keys() ?? [])];
const configure = (says: object) => {
  document.head.innerHTML = `<script type="application/json" data-krume-config>${JSON.stringify(says)}</script>`;
};
const asGuest = () => configure({ authenticated: false });
const asCustomer = (customer: string) => configure({ authenticated: true, customer });

beforeEach(() => {
  emptyDatabase();
  resetState();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
  asGuest();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

test('a value in the database is found by its name and is in the list of all entries', async () => {
  await write('a', 'Anna');
  await write('b', 'Beat');
  expect(await cakes.read('a')).toEqual({ text: 'Anna' });
  expect(await cakes.names()).toEqual(['a', 'b']);
  expect(await cakes.entries()).toEqual([
    { name: 'a', at: Date.now(), value: { text: 'Anna' } },
    { name: 'b', at: Date.now(), value: { text: 'Beat' } },
  ]);
});

test('the next read opens a new database connection after the browser has closed the previous connection', async () => {
  await write('a', 'Anna');
  await cakes.read('a');
  expect(connections).toHaveLength(1);
  connections[0]?.onclose?.();
  expect(await cakes.read('a')).toEqual({ text: 'Anna' });
  expect(connections).toHaveLength(2);
});

test('when another page deletes the database, the page closes its connection, and the next read opens a new connection', async () => {
  await write('a', 'Anna');
  connections[0]?.onversionchange?.();
  expect(connections[0]?.close).toHaveBeenCalledOnce();
  await cakes.read('a');
  expect(connections).toHaveLength(2);
});

test('the callback that is passed to change() receives the stored value, and can keep or delete the value', async () => {
  await write('a', 'Anna');
  const seen: unknown[] = [];
  await cakes.change('a', (value) => {
    seen.push(value);
    return undefined;
  });
  await cakes.change('a', (value) => {
    seen.push(value);
    return { value: undefined };
  });
  await cakes.change('a', (value) => {
    seen.push(value);
    return undefined;
  });
  expect([seen, keys()]).toEqual([[{ text: 'Anna' }, { text: 'Anna' }, undefined], []]);
});

test('entries in the database that are invalid, have expired or belong to another owner are not read', async () => {
  put('cakes', 'number', { text: 7 });
  stored.get('cakes')?.set('bare', { text: 'Anna' });
  put('cakes', 'old', { text: 'Anna' }, { until: Date.now() - 1 });
  put('cakes', 'foreign', { text: 'Anna' }, { of: '#other' });
  for (const name of ['number', 'bare', 'old', 'foreign']) expect(await cakes.read(name)).toBeUndefined();
  expect(await cakes.entries()).toEqual([]);
});

test('a guest or another customer cannot read a value that a customer has stored in the database', async () => {
  asCustomer('17');
  await write('a', 'Anna');
  expect(await cakes.read('a')).toEqual({ text: 'Anna' });
  asGuest();
  expect([await cakes.read('a'), await cakes.names()]).toEqual([undefined, []]);
  asCustomer('18');
  expect([await cakes.read('a'), await cakes.names()]).toEqual([undefined, []]);
  await write('a', 'Beat');
  asCustomer('17');
  expect(await cakes.read('a')).toEqual({ text: 'Anna' });
});

test('a customer who signs in can read the visitor’s value in the database, and becomes its owner by writing it', async () => {
  await write('a', 'Anna');
  asCustomer('17');
  expect(await cakes.read('a')).toEqual({ text: 'Anna' });
  await write('a', 'Anna und Beat');
  asGuest();
  expect([await cakes.read('a'), keys().length]).toEqual([undefined, 1]);
});

test('if the visitor’s value is newer than the customer’s own value, the customer reads the visitor’s value', async () => {
  asCustomer('17');
  await write('a', 'older');
  asGuest();
  vi.setSystemTime(Date.now() + 1);
  await write('a', 'newer');
  asCustomer('17');
  expect(await cakes.read('a')).toEqual({ text: 'newer' });
  await sweep();
  expect([await cakes.read('a'), keys().length]).toEqual([{ text: 'newer' }, 1]);
});

test('write() replaces an entry in the database, or deletes the entry if the new value is undefined', async () => {
  await write('a', 'Anna');
  await write('a', 'Beat');
  expect(await cakes.read('a')).toEqual({ text: 'Beat' });
  await cakes.write('a', undefined);
  expect([await cakes.read('a'), keys()]).toEqual([undefined, []]);
});

test('an entry in the database expires when it is older than maxAge', async () => {
  const schema = object({ text: string() });
  const brief = kept({ name: 'cakes', where: database, schema, maxAge: day, owner: 'shopper' });
  await brief.write('a', { text: 'Anna' });
  await write('b', 'Beat');
  vi.setSystemTime(Date.now() + day);
  expect([await brief.read('a'), await brief.read('b')]).toEqual([{ text: 'Anna' }, { text: 'Beat' }]);
  vi.setSystemTime(Date.now() + 1);
  expect([await brief.read('a'), await brief.read('b')]).toEqual([undefined, undefined]);
  expect([await cakes.read('a'), await cakes.read('b')]).toEqual([undefined, { text: 'Beat' }]);
});

test('if values in the database are older than 17 days, the sweep removes them', async () => {
  await write('a', 'Anna');
  vi.setSystemTime(Date.now() + 17 * day);
  await sweep();
  expect(keys()).toEqual(['a']);
  vi.setSystemTime(Date.now() + 1);
  await sweep();
  expect(keys()).toEqual([]);
});

test('on a customer’s page, the sweep assigns the visitor’s values in the database to the customer', async () => {
  await write('a', 'Anna');
  asCustomer('17');
  await sweep();
  asGuest();
  expect(await cakes.read('a')).toBeUndefined();
  asCustomer('17');
  expect(await cakes.read('a')).toEqual({ text: 'Anna' });
});

test('a sign-out deletes the customer’s values and an earlier visitor’s values from the database', async () => {
  await write('a', 'Anna');
  asCustomer('17');
  await write('b', 'Beat');
  await forgetPersonalData();
  expect(keys()).toEqual([]);
});

test('the sweep deletes databases that earlier versions created, and does not create a new database', async () => {
  databases
    .add('krume-cakes')
    .add('krume-cake-originals')
    .add('krume-ordered-cakes')
    .add('of another script');
  await sweep();
  expect([...databases]).toEqual(['of another script']);
});

test('if the browser forbids the database, write() rejects and the sweep throws no error', async () => {
  storage.isForbidden = true;
  await expect(write('a', 'Anna')).rejects.toThrow('denied');
  databases.add('krume');
  await sweep();
  storage.isForbidden = false;
  await write('a', 'Anna');
  expect(await cakes.read('a')).toEqual({ text: 'Anna' });
});

test('a page that was opened before a sign-out cannot read or write values in the database', async () => {
  resetState();
  await write('a', 'Anna');
  vi.setSystemTime(Date.now() + 5000);
  rememberSignOut(Date.now());
  expect([await cakes.read('a'), await cakes.entries()]).toEqual([undefined, []]);
  await write('a', 'Anna');
  expect(keys()).toEqual([]);
  resetState();
  await write('a', 'Beat');
  expect(await cakes.read('a')).toEqual({ text: 'Beat' });
});
