/** Messages for empty required fields. Other error messages are in `form.ts`. */
export const missingText = {
  required: 'Bitte füllen Sie dieses Feld aus.',
  choose: 'Bitte treffen Sie eine Auswahl.',
  file: 'Bitte wählen Sie eine Datei aus.',
} as const;
