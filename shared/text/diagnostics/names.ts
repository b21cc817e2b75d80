/** The name that was probably meant, or all that there are. */
export const nameText = {
  meant: (name: string) => `Meinten Sie ${name}?`,
  known: (names: readonly string[]) => `Bekannt sind: ${names.join(', ')}.`,
} as const;
