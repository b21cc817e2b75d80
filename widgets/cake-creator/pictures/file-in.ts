/**
 * Returns the URL of a file in a folder. The folder may end with slashes, which are removed, because a URL
 * that starts with `//` would mean another server.
 */
export const fileIn = (folder: string, name: string) => `${folder.replace(/\/+$/, '')}/${name}`;
