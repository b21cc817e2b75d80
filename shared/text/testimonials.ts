/** The carousel with quotes of guests. @see site.md section 2.17 */
export const testimonialsText = {
  controls: 'Stimmen blättern',
  previous: 'Vorherige Stimme',
  next: 'Nächste Stimme',
  place: (place: number, count: number) => `Stimme ${place} von ${count}`,
} as const;
