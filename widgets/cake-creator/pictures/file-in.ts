/**
 * Returns the URL of a file in a folder, with or without a trailing slash in the folder's URL. `//name` would
 * be another server.
 */
export const fileIn = (folder: string, name: string) => `${folder.replace(/\/+$/, '')}/${name}`;
