/** States of a form while it is being sent. @see site.md sections 2.11 and 2.19 */
export const sendingText = {
  sending: 'Das Formular wird gesendet',
  /** Shown if sending takes long. The button is then enabled again, and a press shows the question in `anew` */
  still: 'Das Formular wird noch gesendet. Mit einem Bild dauert das manchmal länger.',
  anew: 'Das Formular wird vielleicht noch gesendet. Möchten Sie das abbrechen und noch einmal von vorne senden?',
  /** Shown after the shopper has cancelled the request, because it is unknown whether the shop received it */
  stopped: 'Das Senden wurde abgebrochen. Es ist nicht sicher, ob Ihre Angaben angekommen sind.',
  /** Shown if the outcome is unknown, or if Back has restored the page of an accepted form */
  sentBefore: 'Diese Angaben haben Sie bereits abgeschickt. Möchten Sie sie noch einmal senden?',
  notSent: 'Das Formular konnte nicht gesendet werden.',
  /** Shown if the request was certainly not sent */
  leftBefore: 'Das Formular wurde nicht gesendet: Die Seite wurde vorher verlassen.',
} as const;
