import type { FileField } from './FileField.tsx';

let loaded: typeof FileField | undefined;

/**
 * Fetches the field for files before the server's form is taken over, where an option needs it: most products have
 * none. A failure leaves the server's form, which takes files by itself.
 */
export async function prepareFileField(host: HTMLElement): Promise<void> {
  // In the JSON of the custom options
  if (host.textContent?.includes('"file"')) loaded ??= (await import('./FileField.tsx')).FileField;
}

/** The component; there once it is prepared. */
export function fileField(): typeof FileField {
  if (!loaded) throw Error('The field for files is not prepared');
  return loaded;
}
