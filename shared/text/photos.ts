/** @see site.md sections 2.18 and 8, "Silent or inline" */
export const photosText = {
  /** The specification defines this text in English */
  none: "This user account is private or doesn't have any photos.",
  noToken: 'hat in data-krume-config weder photosUrl noch photosToken. Es bleibt beim HTML des Servers.',
  what: 'Diese Bilderreihe',
  load: 'Bilder laden',
  loading: 'Bilder werden geladen',
  failed: 'Die Bilder können zurzeit nicht angezeigt werden.',
  retry: 'Erneut versuchen',
  photos: 'Bilder',
  photoOf: (name: string) => (name ? `Bild von ${name}` : 'Bild'),
} as const;
