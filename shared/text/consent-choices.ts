/** The choice of consent for each purpose. @see site.md sections 2.9 and 4.3 */
export const consentChoicesText = {
  choose: 'Einzeln wählen',
  save: 'Auswahl speichern',
} as const;
