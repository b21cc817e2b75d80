/** Messages about command options that are unknown, lack their value, or have a value that they do not take. */
export const argumentsText = {
  unknown: (option: string) => `Die Angabe ${option} gibt es nicht.`,
  noValue: (option: string) => `Die Angabe ${option} braucht einen Wert.`,
  surplus: (option: string) => `Die Angabe ${option} hat keinen Wert.`,
} as const;
