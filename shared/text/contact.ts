/** The contact form as a call, read where that is made and nowhere else. @see site.md sections 2.19 and 7, "Forms". The wording is ours. */
export const contactText = {
  thanks: 'Vielen Dank für Ihre Nachricht.',
  failed: 'Ihre Nachricht konnte nicht gesendet werden.',
  /** No answer, or one that cannot be read */
  unknown: 'Es ist nicht sicher, ob Ihre Nachricht angekommen ist.',
} as const;
