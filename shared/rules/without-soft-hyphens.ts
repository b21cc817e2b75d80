/** Removes soft hyphens from a text for screen readers, which would read a hyphenated word as two words. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '');
