/** States of a form that is sent. @see site.md sections 2.11 and 2.19. The wording is our own. */
export const sendingText = {
  sending: 'Das Formular wird gesendet',
  /**
   * While a form with a picture is still being sent: after a delay the button is enabled again, and asks for
   * confirmation
   */
  still: 'Das Formular wird noch gesendet. Mit einem Bild dauert das manchmal länger.',
  anew: 'Das Formular wird vielleicht noch gesendet. Möchten Sie das abbrechen und noch einmal von vorne senden?',
  /** Cancelled by the shopper: it is unknown whether the whole request was sent */
  stopped: 'Das Senden wurde abgebrochen. Es ist nicht sicher, ob Ihre Angaben angekommen sind.',
  /** The outcome is unknown, or the form was accepted and the Back button has restored its page */
  sentBefore: 'Diese Angaben haben Sie bereits abgeschickt. Möchten Sie sie noch einmal senden?',
  notSent: 'Das Formular konnte nicht gesendet werden.',
  /** The request was certainly not sent */
  leftBefore: 'Das Formular wurde nicht gesendet: Die Seite wurde vorher verlassen.',
} as const;
