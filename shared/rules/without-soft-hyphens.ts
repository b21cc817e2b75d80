/** A text without soft hyphens, for screen readers, which would split words at them. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '');
