/** Messages about command options that are unknown or have an invalid value. */
export const argumentsText = {
  unknown: (option: string) => `Die Angabe ${option} gibt es nicht.`,
  noValue: (option: string) => `Die Angabe ${option} braucht einen Wert.`,
  surplus: (option: string) => `Die Angabe ${option} hat keinen Wert.`,
} as const;
