/** States of a form that is being sent. @see site.md sections 2.11 and 2.19 */
export const sendingText = {
  sending: 'Das Formular wird gesendet',
  /** If sending takes long. The button is enabled again, and a press shows the question in `anew` */
  still: 'Das Formular wird noch gesendet. Mit einem Bild dauert das manchmal länger.',
  anew: 'Das Formular wird vielleicht noch gesendet. Möchten Sie das abbrechen und noch einmal von vorne senden?',
  /** After the shopper has cancelled the request: it is unknown whether the shop received it */
  stopped: 'Das Senden wurde abgebrochen. Es ist nicht sicher, ob Ihre Angaben angekommen sind.',
  /** If the outcome is unknown, or if the Back button has restored the page of an accepted form */
  sentBefore: 'Diese Angaben haben Sie bereits abgeschickt. Möchten Sie sie noch einmal senden?',
  notSent: 'Das Formular konnte nicht gesendet werden.',
  /** If the request was certainly not sent */
  leftBefore: 'Das Formular wurde nicht gesendet: Die Seite wurde vorher verlassen.',
} as const;
