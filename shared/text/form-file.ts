/** A file field of a site form. Its errors are in `fileProblemText`. @see site.md section 2.19 */
export const formFileText = {
  empty: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
  /** The message after a rejected file, which does not replace the earlier choice */
  kept: (name: string) => `Es bleibt bei «${name}».`,
  /** The announcement for screen readers */
  chosen: (name: string, size: string) => `Gewählt ist «${name}», ${size}`,
  /** The states of the upload, in order. The last state stays visible */
  states: {
    checking: 'Bild wird geprüft',
    fitting: 'Bild wird verkleinert',
    ready: 'Bereit zum Senden',
  },
  removed: 'Keine Datei gewählt',
  /** The hint on devices with a mouse */
  dropHere: 'oder hierher ziehen',
  remove: 'Entfernen',
} as const;
