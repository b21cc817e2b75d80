/** Suggestions after an unknown name: the name that was probably intended, or all possible names. */
export const nameText = {
  meant: (name: string) => `Meinten Sie ${name}?`,
  meantOneOf: (names: readonly string[]) =>
    `Meinten Sie ${names
      .map((name) => `«${name}»`)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' oder ')}?`,
  known: (names: readonly string[]) => `Bekannt sind: ${names.join(', ')}.`,
} as const;
