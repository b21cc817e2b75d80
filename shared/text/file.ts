/** A field for a file, and its hints. @see shop.md section 5, "File uploads"; site.md section 5, "Image upload" */
export const fileText = {
  allowedTypes: (types: readonly string[]) => `Erlaubte Dateitypen: ${types.join(', ')}`,
  placeholder: 'Datei auswählen...',
  imagePlaceholder: 'Bild hochladen...',
  upload: 'Upload',
  reading: 'Datei wird gelesen',
  remove: (name: string) => `${name} entfernen`,
  /** `maxFileBytes`; a test compares the two */
  limits: 'Bis 5 MB',
  pixels: (width: number, height: number) => `höchstens ${width} × ${height} Pixel`,
  unreadable: 'Diese Datei konnte nicht gelesen werden. Bitte wählen Sie sie noch einmal.',
} as const;
