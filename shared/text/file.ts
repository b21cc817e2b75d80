/** A file field and its hints. @see shop.md section 5, "File uploads"; site.md section 5, "Image upload" */
export const fileText = {
  allowedTypes: (types: readonly string[]) => `Erlaubte Dateitypen: ${types.join(', ')}`,
  placeholder: 'Datei auswählen...',
  imagePlaceholder: 'Bild hochladen...',
  again: (name: string) => `Nochmals wählen: ${name}`,
  upload: 'Upload',
  reading: 'Datei wird gelesen',
  remove: (name: string) => `${name} entfernen`,
  /** A test checks that this size equals `maxFileBytes` */
  limits: 'Bis 5 MB',
  pixels: (width: number, height: number) => `höchstens ${width} × ${height} Pixel`,
  unreadable: 'Diese Datei konnte nicht gelesen werden. Bitte wählen Sie sie noch einmal.',
} as const;

/** Alerts of file uploads. @see shop.md section 5, "File uploads"; site.md section 5, "Image upload" */
export const fileProblemText = {
  wrongType: 'Dateityp unzulässig.',
  tooLarge: (size: string) =>
    `Diese Datei ist zu gross für den Upload. Die maximale Dateigrösse beträgt ${size}`,
  resolution: (width: number, height: number) =>
    `Das Bild darf eine maximale Auflösung von ${width}/${height}px besitzen.`,
  noImage: 'Diese Datei ist kein lesbares Bild.',
} as const;
