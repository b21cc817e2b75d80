/**
 * The contact form when it is sent by an API call; loaded only for that. @see site.md sections 2.19 and 7, "Forms". The
 * wording is our own.
 */
export const contactText = {
  thanks: 'Vielen Dank für Ihre Nachricht.',
  failed: 'Ihre Nachricht konnte nicht gesendet werden.',
  /** The response is missing or unreadable */
  unknown: 'Es ist nicht sicher, ob Ihre Nachricht angekommen ist.',
} as const;
