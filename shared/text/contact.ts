/**
 * Messages of a contact form that is sent by an API call; other forms do not load them. @see site.md
 * sections 2.19 and 7, "Forms". The wording is our own.
 */
export const contactText = {
  thanks: 'Vielen Dank für Ihre Nachricht.',
  failed: 'Ihre Nachricht konnte nicht gesendet werden.',
  /** The response is missing or unreadable */
  unknown: 'Es ist nicht sicher, ob Ihre Nachricht angekommen ist.',
} as const;
