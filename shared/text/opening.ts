const openness = { open: 'geöffnet', closed: 'geschlossen' } as const;
export type Openness = keyof typeof openness;

/** Special openings and closures in the info window of a branch. @see site.md section 4.6 */
export const openingText = {
  wholeDay: (name: string, state: Openness) => `${name} ${openness[state]}`,
  morning: (name: string, state: Openness) => `${name} Morgens ${openness[state]}`,
  afternoon: (name: string, state: Openness) => `${name} Nachmittags ${openness[state]}`,
  /** @param from as HH:MM */
  closedFrom: (name: string, from: string, state: Openness) => `${name} ab ${from} Uhr ${openness[state]}`,
  /** @param from as HH:MM, like `to` */
  sameDay: (name: string, from: string, to: string, state: Openness) =>
    `${name} ${from} bis ${to} Uhr ${openness[state]}`,
  /** @param from as DD.MM.YYYY HH:MM, like `to` */
  severalDays: (name: string, from: string, to: string, state: Openness) =>
    `${name} von ${from} bis ${to} Uhr ${openness[state]}`,

  /** Format: 'Mo-Fr' */
  dayRange: (first: string, last: string) => `${first}-${last}`,
  /** Format: 'Mo, Mi-Fr' */
  days: (runs: readonly string[]) => runs.join(', '),
  /** Format: '06:00 - 18:30' */
  timeRange: (from: string, to: string) => `${from} - ${to}`,
  /** Format: '06:00 - 12:00 & 13:30 - 18:30 Uhr' */
  hours: (ranges: readonly string[]) => `${ranges.join(' & ')} Uhr`,
};
