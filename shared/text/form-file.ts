/** A file of a form of the site; what is wrong with it says `fileProblemText`. @see site.md section 2.19. The wording is ours. */
export const formFileText = {
  empty: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
  /** A file was chosen before, and is not given up for one that is refused */
  kept: (name: string) => `Es bleibt bei «${name}».`,
  /** For screen readers */
  chosen: (name: string, size: string) => `Gewählt ist «${name}», ${size}`,
  /** Where it stands, one after the other; the last one stays */
  states: {
    checking: 'Bild wird geprüft',
    fitting: 'Bild wird verkleinert',
    ready: 'Bereit zum Senden',
  },
  removed: 'Keine Datei gewählt',
  /** Where there is a mouse */
  dropHere: 'oder hierher ziehen',
  remove: 'Entfernen',
} as const;
