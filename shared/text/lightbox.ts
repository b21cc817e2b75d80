/** @see shop.md section 2.2, "Image gallery", and site.md section 2.16 */
export const lightboxText = {
  pictures: 'Bilder',
  title: 'Bild vergrössert',
  broken: 'Dieses Bild kann gerade nicht geladen werden.',
  failed: 'Das Bild kann gerade nicht vergrössert werden. Bitte versuchen Sie es noch einmal.',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  position: (number: number, count: number) => `${number} von ${count}`,
} as const;
