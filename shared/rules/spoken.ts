/** A text without its soft hyphens: for what is only read aloud, where they would take the word apart. */
export const spoken = (text: string): string => text.replaceAll('\u00ad', '');
