type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** With a modifier key or another mouse button, the browser handles the click on a link: new tab, download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);
