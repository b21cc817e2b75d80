/** A file of a site form; its errors are in `fileProblemText`. @see site.md section 2.19. The wording is our own. */
export const formFileText = {
  empty: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
  /** A rejected file does not replace the earlier choice */
  kept: (name: string) => `Es bleibt bei «${name}».`,
  /** For screen readers */
  chosen: (name: string, size: string) => `Gewählt ist «${name}», ${size}`,
  /** The states of the upload in order; the last one remains visible */
  states: {
    checking: 'Bild wird geprüft',
    fitting: 'Bild wird verkleinert',
    ready: 'Bereit zum Senden',
  },
  removed: 'Keine Datei gewählt',
  /** For devices with a mouse */
  dropHere: 'oder hierher ziehen',
  remove: 'Entfernen',
} as const;
