/** Messages of a contact form that is sent by an API call. @see site.md sections 2.19 and 7, "Forms" */
export const contactText = {
  thanks: 'Vielen Dank für Ihre Nachricht.',
  failed: 'Ihre Nachricht konnte nicht gesendet werden.',
  /** The message after a missing or unreadable response */
  unknown: 'Es ist nicht sicher, ob Ihre Nachricht angekommen ist.',
} as const;
