// A page of an earlier version can load its files after the static host has replaced them. Their names contain the hash
// of their content, so that a stored file is never wrong.

const cacheName = (name: string, version: string) => `${name} ${version}`;

/** Stores all files of this version, in the background. */
export async function keepFiles(name: string, version: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName(name, version));
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter((file) => !known.has(new URL(file, location.href).href));
  await cache.addAll(missing);
}

/** The file of this or of the previous version, otherwise from the host. */
export async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** Removes the files of all versions but this and the previous one, whose pages may still be open. */
export async function removeEarlierFiles(name: string, version: string): Promise<void> {
  const own = cacheName(name, version);
  const earlier = (await caches.keys()).filter((each) => each.startsWith(`${name} `) && each !== own);
  await Promise.all(earlier.slice(0, -1).map((each) => caches.delete(each)));
}
