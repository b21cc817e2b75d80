/** Jobs and their filter. @see site.md section 2.14 */
export const jobsText = {
  type: 'Art der Anstellung',
  all: 'Alle',
  submit: 'Anzeigen',
  apply: 'Per E-Mail bewerben',
  count: (count: number) =>
    count === 0 ? 'Keine Stelle passt zu Ihrer Auswahl.' : count === 1 ? '1 Stelle' : `${count} Stellen`,
} as const;
