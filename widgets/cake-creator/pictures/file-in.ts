/** The URL of a file in a folder with or without a trailing slash: `//name` would mean another server. */
export const fileIn = (folder: string, name: string) => `${folder.replace(/\/+$/, '')}/${name}`;
