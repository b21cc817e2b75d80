/** @see shop.md section 2.2, "Image gallery", and site.md section 2.16 */
export const lightboxText = {
  pictures: 'Bilder',
  title: 'Bild vergrössert',
  broken: 'Dieses Bild kann gerade nicht geladen werden.',
  failed: 'Das Bild kann gerade nicht vergrössert werden. Bitte versuchen Sie es noch einmal.',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  /** With no-break spaces, so that the position stays on one line of the caption */
  position: (number: number, count: number) => `${number}\u00a0von\u00a0${count}`,
} as const;
