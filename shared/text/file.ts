/** Alerts and hints of file uploads. @see shop.md section 5, "File uploads"; site.md section 5, "Image upload" */
export const fileText = {
  wrongType: 'Dateityp unzulässig.',
  allowedTypes: (types: readonly string[]) => `Erlaubte Dateitypen: ${types.join(', ')}`,
  tooLarge: (size: string) =>
    `Diese Datei ist zu gross für den Upload. Die maximale Dateigrösse beträgt ${size}`,
  resolution: (width: number, height: number) =>
    `Das Bild darf eine maximale Auflösung von ${width}/${height}px besitzen.`,
  placeholder: 'Datei auswählen...',
  imagePlaceholder: 'Bild hochladen...',
  upload: 'Upload',
  reading: 'Datei wird gelesen',
  remove: (name: string) => `${name} entfernen`,
  limits: (size: string) => `Bis ${size}`,
  pixels: (width: number, height: number) => `höchstens ${width} × ${height} Pixel`,
  noImage: 'Diese Datei ist kein lesbares Bild.',
  unreadable: 'Diese Datei konnte nicht gelesen werden. Bitte wählen Sie sie noch einmal.',
} as const;
