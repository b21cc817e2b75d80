type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** With a key held or another button, a click on a link means the browser: a new tab, a download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);
