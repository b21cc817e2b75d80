/** A form that the browser is sending. @see site.md sections 2.11 and 2.19. The wording is ours. */
export const sendingText = {
  /** With a picture, after a while: the button counts again, and asks */
  still: 'Das Formular wird noch gesendet. Mit einem Bild dauert das manchmal länger.',
  anew: 'Das Formular wird vielleicht noch gesendet. Möchten Sie das abbrechen und noch einmal von vorne senden?',
  /** By the shopper: nobody knows whether all of it had gone */
  stopped: 'Das Senden wurde abgebrochen. Es ist nicht sicher, ob Ihre Angaben angekommen sind.',
} as const;
