/** The dialog that crops a picture. @see shop.md section 2.8 */
export const cropText = {
  title: 'Ausschnitt wählen',
  loading: 'Bild wird geladen...',
  titleOf: (number: number, count: number) => `Bild ${number} von ${count}: Ausschnitt wählen`,
  cancel: 'Abbrechen',
  skip: 'Überspringen',
  save: 'Speichern',
  selection: 'Ausschnitt: Pfeiltasten verschieben ihn, Plus und Minus ändern die Grösse.',
  /** The announcement for screen readers. All parameters are percentages of the picture */
  now: (left: number, top: number, size: number) =>
    `${left} % von links, ${top} % von oben, Grösse ${size} %`,
  /** The sentence beside the preview of the result */
  whole: 'Ohne Änderung wird das ganze Bild gesendet.',
  part: 'Gesendet wird dieser Ausschnitt.',
  round: 'So erscheint das Bild.',
  failed: 'Das Bild kann nicht zugeschnitten werden.',
} as const;
