// Characters that stand for template expressions. They are from Unicode's private use area: neither pages nor checks
// use them.

/** A value that the template prints, such as a number or a text */
export const unknown = '\uE000';
/** Empty output: a statement, a comment, a branch that is not chosen */
export const nothing = '\uE001';
/** Markup that the template prints: an included file, unescaped HTML */
export const opaque = '\uE002';

export type Mask = typeof unknown | typeof nothing | typeof opaque;

export const masks = /[\uE000-\uE002]/;

/** Whether a text contains an unknown value or unknown markup. */
export const isUnknown = (text: string): boolean => /[\uE000\uE002]/.test(text);

export const printed = (text: string): string => text.replaceAll(nothing, '');

/** A mask with the same length and line breaks as the text. */
export const maskOf = (text: string, mask: string): string => text.replace(/[^\r\n]/g, mask);
