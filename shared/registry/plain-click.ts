type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * False for a click that opens a link in a new tab or downloads the target: with a modifier key or another mouse
 * button.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);
