/** What becomes of a form that is sent. @see site.md sections 2.11 and 2.19. The wording is ours. */
export const sendingText = {
  sending: 'Das Formular wird gesendet',
  /** With a picture, after a while: the button counts again, and asks */
  still: 'Das Formular wird noch gesendet. Mit einem Bild dauert das manchmal länger.',
  anew: 'Das Formular wird vielleicht noch gesendet. Möchten Sie das abbrechen und noch einmal von vorne senden?',
  /** By the shopper: nobody knows whether all of it had gone */
  stopped: 'Das Senden wurde abgebrochen. Es ist nicht sicher, ob Ihre Angaben angekommen sind.',
  /** Nobody knows whether it was taken, or it was and the page is the one of before */
  sentBefore: 'Diese Angaben haben Sie bereits abgeschickt. Möchten Sie sie noch einmal senden?',
  notSent: 'Das Formular konnte nicht gesendet werden.',
  /** Nothing went out: that is known for certain */
  leftBefore: 'Das Formular wurde nicht gesendet: Die Seite wurde vorher verlassen.',
} as const;
