/** A name without its soft hyphens: for what is only read aloud, where they would take the word apart. */
export const spoken = (name: string): string => name.replaceAll('\u00ad', '');
