// Characters that stand for template expressions. They are from Unicode's private use area, which neither pages nor
// checks use.

/** Stands for a value that the template prints, such as a number or a text */
export const unknown = '\uE000';
/** Stands for empty output: a statement, a comment, a branch that is not chosen */
export const nothing = '\uE001';
/** Stands for markup that the template prints: an included file, unescaped HTML */
export const opaque = '\uE002';

export type Mask = typeof unknown | typeof nothing | typeof opaque;

export const masks = /[\uE000-\uE002]/;

/** Whether a text contains an unknown value or unknown markup. */
export const isUnknown = (text: string): boolean => /[\uE000\uE002]/.test(text);

export const printed = (text: string): string => text.replaceAll(nothing, '');

/** Replaces a text with a mask that has the same length and line breaks. */
export const maskOf = (text: string, mask: string): string => text.replace(/[^\r\n]/g, mask);
