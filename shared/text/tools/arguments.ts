/**
 * Messages of all commands: about options that are unknown, lack their value, or have a value that they do not take, and
 * about an unexpected error.
 */
export const argumentsText = {
  unknown: (option: string) => `Die Angabe ${option} gibt es nicht.`,
  noValue: (option: string) => `Die Angabe ${option} braucht einen Wert.`,
  surplus: (option: string) => `Die Angabe ${option} hat keinen Wert.`,
  crashed: (error: string) =>
    `Der Befehl ist an einem unerwarteten Fehler gescheitert und hat kein Ergebnis. Bitte melden Sie ihn mit diesem Text:\n\n${error}`,
} as const;
