// The worker stores the files of each version, because an open page of an earlier version can load files that the
// static host has already replaced. File names contain a hash of the content, so a stored file always matches its name

const cacheName = (name: string, version: string) => `${name} ${version}`;

export async function keepFiles(name: string, version: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName(name, version));
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter((file) => !known.has(new URL(file, location.href).href));
  await cache.addAll(missing);
}

/** Returns the stored file of this or the previous version, otherwise the file from the host. */
export async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** Removes stored files, except those of this version and of the previous version, whose pages may still be open. */
export async function removeEarlierFiles(name: string, version: string): Promise<void> {
  const own = cacheName(name, version);
  const earlier = (await caches.keys()).filter((each) => each.startsWith(`${name} `) && each !== own);
  await Promise.all(earlier.slice(0, -1).map((each) => caches.delete(each)));
}
