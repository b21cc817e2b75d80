import type { Page } from 'playwright-core';
import type { KeptEntry } from '../../../../fixtures/kept/entry.ts';
import { keptValues } from '../../../../fixtures/kept/index.ts';

export interface Found {
  where: KeptEntry['where'];
  key: string;
  text: string;
}

/** All stored values that scripts can read: storages, cookies, history state, databases. */
export const inventory = (page: Page): Promise<Found[]> =>
  page.evaluate(async () => {
    const found: {
      where: 'tab' | 'device' | 'cookie' | 'history' | 'database';
      key: string;
      text: string;
    }[] = [];
    for (const [key, text] of Object.entries({ ...sessionStorage })) found.push({ where: 'tab', key, text });
    for (const [key, text] of Object.entries({ ...localStorage })) found.push({ where: 'device', key, text });
    for (const cookie of document.cookie.split('; ').filter(Boolean)) {
      const [key = '', text = ''] = cookie.split('=');
      found.push({ where: 'cookie', key: decodeURIComponent(key), text: decodeURIComponent(text) });
    }
    for (const [key, text] of Object.entries(history.state ?? {}))
      if (key.startsWith('krume:')) found.push({ where: 'history', key, text: String(text) });
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store);
        const [keys, values] = [await resultOf(entries.getAllKeys()), await resultOf(entries.getAll())];
        keys.forEach((key, index) => {
          found.push({
            where: 'database',
            key: `${name}/${store}/${key}`,
            text: JSON.stringify(values[index]),
          });
        });
      }
      database.close();
    }
    return found;
  });

/** Cookies that the demo shop's server sets. */
const ofShop = ['krume_customer', 'krume_session'];

const day = 24 * 60 * 60 * 1000;

/** Differences between the stored values and docs/reference/kept-values.md; empty if there are none. */
export function contradictions(found: readonly Found[]): string[] {
  return found.flatMap((value) => {
    if (value.where === 'cookie' && ofShop.includes(value.key)) return [];
    const name = `${value.where} ${value.key}`;
    const entry = keptValues.find((candidate) => isOf(value, candidate));
    if (!entry) return [`${name} is not in the table`];
    if (value.key === 'cookieConsent') return [];
    const { at, until, of } = JSON.parse(value.text);
    const isCustomers = typeof of === 'string' && of.startsWith('#');
    const owner = of === 'visitor' || isCustomers ? 'shopper' : of;
    return [
      ...(owner === entry.owner ? [] : [`${name} is of ${of}`]),
      ...(isCustomers === value.key.includes('#') ? [] : [`${name} is kept under a wrong mark`]),
      ...(entry.days === undefined || until - at <= entry.days * day ? [] : [`${name} is kept too long`]),
    ];
  });
}

function isOf({ where, key }: Found, entry: KeptEntry): boolean {
  if (entry.where !== where) return false;
  const name = key.replace(/#[\w]*$/, '');
  return entry.key.endsWith('*') ? name.startsWith(entry.key.slice(0, -1)) : name === entry.key;
}

/** Stored values that belong to a person, without settings of the device. */
export const ofPeople = (found: readonly Found[]): string[] =>
  found
    .filter(({ where, key, text }) => {
      if (where === 'cookie' || key === 'cookieConsent') return false;
      return JSON.parse(text).of !== 'device';
    })
    .map(({ where, key }) => `${where} ${key}`);
