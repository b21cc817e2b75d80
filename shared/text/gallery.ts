/** @see shop.md section 2.2, "Image gallery" */
export const galleryText = {
  pictures: 'Bilder',
  lightbox: 'Bild vergrössert',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  back: 'Vorherige Bilder',
  forward: 'Weitere Bilder',
  picture: (number: number) => `Bild ${number}`,
  position: (number: number, count: number) => `${number} von ${count}`,
} as const;
