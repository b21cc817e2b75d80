/** Jobs and their filter. @see site.md section 2.14 */
export const jobsText = {
  count(count: number, isFiltered: boolean) {
    if (count === 0)
      return isFiltered ? 'Keine Stelle passt zu Ihrer Auswahl.' : 'Zurzeit ist keine Stelle offen.';
    return count === 1 ? '1 Stelle' : `${count} Stellen`;
  },
} as const;

/** Texts of the server's form and entries. No widget uses them, so no page loads them. */
export const jobFormText = {
  type: 'Art der Anstellung',
  all: 'Alle',
  submit: 'Anzeigen',
  showAll: 'Alle Stellen anzeigen',
  apply: 'Per E-Mail bewerben',
} as const;
