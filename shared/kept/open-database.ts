// Imports nothing: the sweep loads it late, on pages without a cake.

/** The one database of ours; each store has its line in docs/kept-values.md. */
export const databaseName = 'krume';
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
  const database = await answerOf(request);
  const forget = () => {
    opening = undefined;
  };
  // Safari closes connections of its own accord; another page may delete the database or bring a newer one
  database.onclose = forget;
  database.onversionchange = () => {
    database.close();
    forget();
  };
  return database;
}

export const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export const completionOf = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // A full device aborts it
    transaction.onabort = () => reject(transaction.error);
  });

/** As on a new page; for tests. */
export const resetDatabase = () => {
  opening = undefined;
};
