/** Alerts of file uploads, which come with the checks. @see shop.md section 5, "File uploads"; site.md section 5, "Image upload" */
export const fileProblemText = {
  wrongType: 'Dateityp unzulässig.',
  tooLarge: (size: string) =>
    `Diese Datei ist zu gross für den Upload. Die maximale Dateigrösse beträgt ${size}`,
  resolution: (width: number, height: number) =>
    `Das Bild darf eine maximale Auflösung von ${width}/${height}px besitzen.`,
  noImage: 'Diese Datei ist kein lesbares Bild.',
} as const;
