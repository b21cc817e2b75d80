const name = 'data-krume-config';

export const configurationText = {
  illegible: (line: number, column: number, text: string) =>
    `${name} ist kein gültiges JSON, es gelten die Vorgaben. Darin Zeile ${line}, Spalte ${column}: ${text}`,
  noObject: `${name}: erwartet wird ein Objekt { … }.`,
  refused: (entries: readonly string[]) => `${name}: ${entries.join('; ')}. Es gelten die Vorgaben.`,
} as const;
