/** The dialog that cuts a picture. @see shop.md section 2.8 */
export const cropText = {
  title: 'Ausschnitt wählen',
  loading: 'Bild wird geladen...',
  cancel: 'Abbrechen',
  save: 'Speichern',
  selection: 'Ausschnitt: Pfeiltasten verschieben ihn, Plus und Minus ändern die Grösse.',
  failed: 'Das Bild kann nicht zugeschnitten werden.',
} as const;
