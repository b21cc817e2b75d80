type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** False for clicks that open a link in a new tab or download it: with a modifier key or another mouse button. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);
