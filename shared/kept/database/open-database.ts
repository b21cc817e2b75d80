import { resettable } from '../../registry/resettable.ts';

// This file imports only `resettable`, which the build removes, so that the sweep loads little code. Once the database
// exists, the sweep imports this file on every page.

/** docs/reference/kept-values.md has a line for each object store. */
const databaseName = 'krume';
export const storeNames = ['cakes', 'cake-originals', 'ordered-cakes'] as const;
export type StoreName = (typeof storeNames)[number];

let opening: Promise<IDBDatabase> | undefined;

export function openDatabase(): Promise<IDBDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => {
    for (const name of storeNames) request.result.createObjectStore(name);
  };
  const database = await resultOf(request);
  const forget = () => {
    opening = undefined;
  };
  // Safari can close a connection at any time, and another page can delete or upgrade the database
  database.onclose = forget;
  database.onversionchange = () => {
    database.close();
    forget();
  };
  return database;
}

export const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export const completionOf = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // The browser aborts the transaction if the device is full
    transaction.onabort = () => reject(transaction.error);
  });

resettable(() => {
  opening = undefined;
});
