/** The address of a file in a folder, which may end with a slash: `//name` would be the server of that name. */
export const fileIn = (folder: string, name: string) => `${folder.replace(/\/+$/, '')}/${name}`;
