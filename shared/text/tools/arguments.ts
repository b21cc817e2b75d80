/** About options of a command that are unknown or have a wrong value. */
export const argumentsText = {
  unknown: (option: string) => `Die Angabe ${option} gibt es nicht.`,
  noValue: (option: string) => `Die Angabe ${option} braucht einen Wert.`,
  surplus: (option: string) => `Die Angabe ${option} hat keinen Wert.`,
} as const;
